/// The forms of symbols: filled, enclosed, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String, Hashable { case circle, square, rectangle }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  /// As named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// In a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Also in a circle.
  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  /// Also in a square.
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  /// Also in a rectangle.
  public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
  /// Also filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// Also crossed out.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether everything of `other` is also asked for here.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  /// Both, `other` first where they differ.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of a symbol in this form: the nearest that exists, the plain name where none does.
  func name(for name: String, exists: (String) -> Bool) -> String {
    guard self != .none else { return name }
    let own = Set(name.split(separator: ".").dropFirst().map(String.init))
    // The suffix for a filled form always stands last.
    let (stem, wasFilled) = name.hasSuffix(".fill") ? (String(name.dropLast(5)), true) : (name, false)
    let slash = isSlashed && !own.contains("slash") ? ".slash" : ""
    let outline = enclosure.map { own.contains($0.rawValue) ? "" : "." + $0.rawValue } ?? ""
    let fill = isFilled || wasFilled ? ".fill" : ""
    let candidates = [
      stem + slash + outline + fill, stem + outline + fill, stem + slash + fill, stem + fill, stem + slash + outline,
      stem + outline, stem + slash,
    ]
    return candidates.first { $0 == name || exists($0) } ?? name
  }
}

extension EnvironmentValues {
  private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

  /// The form of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Draws symbols in the view in a form: filled, enclosed, crossed out; several add up.
  public consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.adding(variant) }
  }
}
