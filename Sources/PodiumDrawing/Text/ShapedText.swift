import Foundation

/// What a text engine answers about one paragraph: how wide each cluster is and where lines may break.
///
/// Clusters are in logical (reading) order and cover the whole string.
public struct ShapedText: Sendable, Hashable {
  /// Whether a line may end after a cluster.
  public enum Break: Sendable, Hashable { case none, allowed, mandatory }

  /// The smallest piece that can stand on a line of its own: one user-perceived character.
  public struct Cluster: Sendable, Hashable {
    /// UTF-8 bytes in the paragraph's string.
    public var utf8Range: Range<Int>
    /// Points along the line, tracking included.
    public var advance: CGFloat
    /// White space hangs past the line's end.
    public var isWhitespace: Bool
    /// Whether a line may end after the cluster.
    public var breakAfter: Break
    /// Which run of the paragraph the cluster is in, from 0.
    public var runIndex: Int

    /// Makes a cluster.
    public init(utf8Range: Range<Int>, advance: CGFloat, isWhitespace: Bool, breakAfter: Break, runIndex: Int) {
      self.utf8Range = utf8Range
      self.advance = advance
      self.isWhitespace = isWhitespace
      self.breakAfter = breakAfter
      self.runIndex = runIndex
    }
  }

  /// The clusters in reading order.
  public var clusters: [Cluster]
  /// One entry a run of the paragraph.
  public var metrics: [FontMetrics]
  /// Characters that no font of the configuration holds.
  public var missingGlyphs: [Character]
  /// Families asked for by name that the configuration does not hold.
  public var missingFamilies: [String]

  /// Makes the answer.
  public init(
    clusters: [Cluster], metrics: [FontMetrics], missingGlyphs: [Character] = [],
    missingFamilies: [String] = []
  ) {
    self.clusters = clusters
    self.metrics = metrics
    self.missingGlyphs = missingGlyphs
    self.missingFamilies = missingFamilies
  }
}
