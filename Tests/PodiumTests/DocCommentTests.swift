import Testing

@Suite("Doc comments") struct DocCommentTests {
  /// The summary's limit, characters.
  static let limit = 150

  @Test("Three of four public declarations have a comment") func coverage() {
    let all = PublicDeclaration.all
    #expect(all.count > 500, "the scan finds what there is")
    let bare = all.filter { $0.summary == nil }
    let share = Double(all.count - bare.count) / Double(max(all.count, 1))
    let files = Dictionary(grouping: bare, by: \.file).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    let worst = files.prefix(10).map {
      "\($0.key): lines \($0.value.map { "\($0.line)" }.joined(separator: ", "))"
    }
    #expect(
      share >= 0.75,
      "\(all.count - bare.count) of \(all.count) have one; most are missing in\n\(worst.joined(separator: "\n"))"
    )
  }

  @Test("A summary is one short sentence") func length() {
    let long = PublicDeclaration.all.filter { ($0.summary?.count ?? 0) > Self.limit }.map(\.place)
    #expect(long == [], "longer than \(Self.limit) characters")
    let open = PublicDeclaration.all.filter {
      $0.summary.map { ![".", ":"].contains($0.suffix(1)) } ?? false
    }
    #expect(open.map(\.place) == [], "no full stop at the end")
  }

  @Test("The scan reads declarations as the compiler does") func scan() {
    let source = #"""
      /// A thing.
      @MainActor @preconcurrency public struct Thing<A: View>: View
      where A: Sendable {
        public private(set) var size = "\("{ public var no: Int")" // public let no = 1
        /* public func no() { */
        /// Makes
        /// it.
        ///
        /// More.
        @_disfavoredOverload
        public init(_ text: String = "}") { func inner() { } }
        public(set) var hidden = 1
        public consuming func taken() -> Thing { self }
        public static func == (a: Thing, b: Thing) -> Bool { true }
        public enum Kind { case a }
        nonisolated public class func make() {}
      }
      extension Thing.Kind {
        public var word: String { """
          public var no: Int {
          """ }
      }
      struct Own { let x = 1 }
      public protocol P {}
      /// Not there.
      @available(*, unavailable, message: "use Thing")
      public struct Gone {}
      @available(*, deprecated) public struct Old {}
      """#
    let found = PublicDeclaration.scan(source, module: "M", file: "f")
    #expect(
      found.map { "\($0.line) \($0.kind) \($0.container.map { $0 + "." } ?? "")\($0.name)" } == [
        "2 struct Thing", "4 var Thing.size", "11 init Thing.init", "13 func Thing.taken",
        "14 func Thing.==", "15 enum Thing.Kind", "16 func Thing.make", "19 var Thing.Kind.word", "24 protocol P",
        "27 struct Gone", "28 struct Old",
      ])
    #expect(found.filter(\.isUnavailable).map(\.name) == ["Gone"])
    #expect(found[0].summary == "A thing.")
    #expect(found[2].summary == "Makes it.")
    #expect(found[1].summary == nil)
  }
}
