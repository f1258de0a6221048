/// The parts of a symbol's name: what is drawn, and the rules laid over it.
struct SymbolVariant: Sendable, Hashable {
  enum Enclosure: String, Sendable, Hashable { case circle, square }

  var base: String
  var isFilled = false
  var isSlashed = false
  var enclosure: Enclosure?
  var isEnclosureFilled = false

  /// Every way to read `name`, from the whole name as its own drawing to the shortest base.
  static func readings(of name: String) -> [SymbolVariant] {
    var readings = [SymbolVariant(base: name)]
    var variant = SymbolVariant(base: name)
    while let dot = variant.base.lastIndex(of: ".") {
      let rule = String(variant.base[variant.base.index(after: dot)...])
      // Read from the end: [.fill] [.slash] [.circle [.fill]], as in bell.slash.fill and star.circle.fill.
      switch rule {
      case "fill" where !variant.isFilled && variant.enclosure == nil: variant.isFilled = true
      case "slash" where !variant.isSlashed: variant.isSlashed = true
      case "circle" where variant.enclosure == nil && !variant.isSlashed,
        "square" where variant.enclosure == nil && !variant.isSlashed:
        variant.enclosure = Enclosure(rawValue: rule)
        (variant.isEnclosureFilled, variant.isFilled) = (variant.isFilled, false)
      default: return readings
      }
      variant.base = String(variant.base[..<dot])
      readings.append(variant)
    }
    return readings
  }
}
