extension ViewStage {
  /// The laid-out tree, one node a line: name, frame in points, detail.
  package func textDump() -> String {
    var lines: [String] = []
    forEachNode { node, depth in
      let frame = node.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number).joined(separator: ",")
      let detail = node.dumpDetail.isEmpty ? "" : " " + node.dumpDetail
      lines.append(String(repeating: "  ", count: depth) + "\(node.dumpName) [\(numbers)]\(detail)")
    }
    return lines.joined(separator: "\n")
  }

  /// At most three decimals, none that are zero.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = (value * 1_000).rounded()
    let whole = Int((thousandths / 1_000).rounded(.towardZero))
    let rest = Int(abs(thousandths.truncatingRemainder(dividingBy: 1_000)))
    guard rest != 0 else { return "\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return (thousandths < 0 && whole == 0 ? "-" : "") + "\(whole).\(digits)"
  }
}
