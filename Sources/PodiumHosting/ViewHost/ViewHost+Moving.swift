import PodiumViews

extension ViewHost {
  /// Drags a row of a list before another one, each by what it says or an accessibility identifier in it.
  ///
  /// - Throws: ``EventError`` where a row is not there, or `onMove` does not let both be moved.
  public func move(_ row: String, before other: String) throws { try move(row, after: false, other) }

  /// Drags a row of a list behind another one, each by what it says or an accessibility identifier in it.
  ///
  /// - Throws: ``EventError`` where a row is not there, or `onMove` does not let both be moved.
  public func move(_ row: String, after other: String) throws { try move(row, after: true, other) }

  private func move(_ name: String, after: Bool, _ other: String) throws {
    let (source, goal) = (try self.row(name), try self.row(other))
    guard source.column.move(source.row, after: after, goal.row) else {
      throw EventError(description: "the row '\(name)' cannot be moved to '\(other)'")
    }
    update()
  }
}
