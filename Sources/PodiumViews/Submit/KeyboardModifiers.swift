/// The kind of a keyboard: UIKit's, which Linux does not have.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the text of a field means: UIKit's, which Linux does not have.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Makes a kind of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What goes before a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What goes after a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state or province.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
}

/// When a keyboard writes capital letters by itself.
public struct TextInputAutocapitalization: Sendable {
  private enum Kind { case never, words, sentences, characters }

  private let kind: Kind
  /// Never.
  public static var never: TextInputAutocapitalization { .init(kind: .never) }
  /// At the beginning of words.
  public static var words: TextInputAutocapitalization { .init(kind: .words) }
  /// At the beginning of sentences.
  public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
  /// Always.
  public static var characters: TextInputAutocapitalization { .init(kind: .characters) }
}

/// How scrolling puts a keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }

  private let kind: Kind
  /// As the system likes.
  public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
  /// At once when scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
  /// Along with the finger.
  public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }
}

/// Whether text can be marked and copied.
public protocol TextSelectability {
  /// Whether text can be marked and copied.
  static var allowsSelection: Bool { get }
}

/// Text that can be marked and copied.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// Text that cannot be marked and copied.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be marked and copied.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be marked and copied.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether a keyboard leaves words as they were typed.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}

extension View {
  /// Accepted: a picture shows no keyboard.
  public consuming func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Accepted: a host types letters as they are given.
  public consuming func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Sets whether a keyboard leaves words as they were typed; a host always does.
  public consuming func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether a keyboard leaves words as they were typed; a host always does.
  public consuming func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { if let disable { $0 = disable } }
  }

  /// Accepted: nothing is filled in by itself.
  public consuming func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Accepted: a picture shows no keyboard.
  public consuming func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Accepted: nobody marks text in a picture.
  public consuming func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
