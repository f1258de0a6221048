/// A list of values of any types that stand for the screens of a stack.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many screens are pushed.
  public var count: Int { elements.count }

  /// Whether only the root shows.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Pops some screens; not more than there are.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0 && k <= elements.count, "NavigationPath.removeLast(\(k)) of \(elements.count) elements")
    elements.removeLast(k)
  }

  /// The path in a form that can be saved; nil where a value cannot be encoded.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
  }

  /// Makes a path of a saved one.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// A path that can be saved: type and JSON of each value, the last one first, as SwiftUI writes it.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(elements: [AnyHashable]) { self.elements = elements }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var result: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let data = Data(try container.decode(String.self).utf8)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type '\(name)'.")
        }
        result.append(try Self.decode(type, data))
      }
      elements = result.reversed()
    }

    private static func decode<T: Decodable & Hashable>(_ type: T.Type, _ data: Data) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: data))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      let json = JSONEncoder()
      json.outputFormatting = .sortedKeys
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: element.base))
        else {
          throw EncodingError.invalidValue(
            element.base,
            .init(
              codingPath: encoder.codingPath, debugDescription: "\(type(of: element.base)) is not Encodable.")
          )
        }
        try container.encode(name)
        try container.encode(String(decoding: json.encode(value), as: UTF8.self))
      }
    }
  }
}
