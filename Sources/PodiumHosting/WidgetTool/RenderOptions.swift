import Foundation
import PodiumDrawing
import PodiumWidgets

/// The options that every drawing command understands, and the request they make.
package enum RenderOptions {
  package static let widget = Option(
    "--widget", "KIND", ValueKind.text, help: "Draw this kind of widget.",
    repeatable: true)
  package static let family = Option(
    "--family", "FAMILY", .list(of: familyKind),
    help: "Draw these families: small, medium, large, circular … or their full names.", repeatable: true)
  package static let date = Option(
    "--at", "DATE", ValueKind.date, help: "Draw what is shown at this moment.", default: "now")
  package static let scheme = Option(
    "--scheme", "SCHEME",
    ValueKind<[ColorScheme]>.choice(["light": [.light], "dark": [.dark], "both": [.light, .dark]]),
    help: "Draw the light look, the dark one or both.", default: "light")
  package static let scale = Option(
    "--scale", "N", ValueKind<Double>.number(in: 0.25...10), help: "Pixels per point of PNG pictures.",
    default: "2")
  package static let format = Option(
    "--format", "FORMATS", .list(of: ValueKind<RenderRequest.Format>.choice()),
    help: "File formats to write.",
    default: "png", repeatable: true)
  package static let timeZone = Option(
    "--tz", "ZONE", ValueKind.timeZone, help: "The time zone of dates, on the card and in options.",
    default: "UTC")
  package static let locale = Option(
    "--locale", "LOCALE", ValueKind.locale, help: "The language and region of texts.", default: "en_US")
  package static let out = Option(
    "--out", "DIR", ValueKind.path, help: "Write into this folder.", default: "Output")
  package static let jobs = Option(
    "--jobs", "N", ValueKind<Int>.integer(in: 1...64), help: "Encode this many pictures at once.",
    default: "the number of processors")
  package static let screen = Option(
    "--screen", "WxH", .choice(WidgetScreen.all.map { ($0.name, $0) }),
    help: "Use the sizes of this screen, in points.", default: "393x852")
  package static let mask = Flag("--mask", help: "Cut pictures to a widget's rounded corners.")
  package static let placeholder = Flag("--placeholder", help: "Draw the provider's placeholder.")
  package static let preview = Flag(
    "--preview", help: "Draw the provider's snapshot for a gallery of widgets.")
  package static let strict = Flag("--strict", help: "Treat warnings as errors.")
  package static let json = Flag("--json", help: "Print the result as JSON.")
  package static let linkScheme = Option(
    "--allow-scheme", "SCHEME", ValueKind.text, help: "Write links with this URL scheme of the app's own.",
    repeatable: true)

  /// What every drawing command takes.
  package static var common: [Parameter] {
    [
      .option(family), .option(date), .option(scheme), .option(scale), .option(format), .option(timeZone),
      .option(locale), .option(screen), .option(out), .option(jobs), .flag(mask), .flag(placeholder),
      .flag(preview), .flag(strict), .flag(json),
    ]
  }

  private static let familyKind = ValueKind<WidgetFamily>.choice(
    WidgetFamily.all.map { ($0.name, $0) }, aliases: WidgetFamily.all.map { ($0.shortName, $0) })

  /// The request that a command line makes.
  package static func request(_ parsed: Parsed) -> RenderRequest {
    var request = RenderRequest(date: parsed[date] ?? parsed.context.now)
    request.families = parsed.joined(family)
    request.schemes = parsed[scheme] ?? [.light]
    request.scale = parsed[scale] ?? 2
    request.formats = parsed.joined(format) ?? [.png]
    request.timeZone = parsed[timeZone] ?? .gmt
    request.locale = parsed[locale] ?? Locale(identifier: "en_US")
    request.screen = parsed[screen]
    request.isMasked = parsed[mask]
    request.isStrict = parsed[strict]
    request.source = parsed[placeholder] ? .placeholder : parsed[preview] ? .snapshot : .timeline
    request.jobs = parsed[jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    return request
  }
}

extension WidgetFamily {
  /// The name without its group: small, medium, circular.
  package var shortName: String {
    let bare = name.replacingOccurrences(of: "system", with: "").replacingOccurrences(
      of: "accessory", with: "")
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }
}
