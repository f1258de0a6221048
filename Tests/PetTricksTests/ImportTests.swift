import Foundation
import PetTricks
import Testing

/// One input and everything that must be said about it.
struct ImportCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  var file = "t.csv"
  /// `pet trick rating` of every kept row, joined.
  let kept: [String]
  /// `line:column severity code` of every diagnostic.
  var said: [String] = []
  /// What the first diagnostic's text must hold.
  var parts: [String] = []

  var testDescription: String { name }
}

private let head = "pet,kind,trick,rating,date\n"
private let zone = "2026-06-01T12:00:00Z"

func imported(_ text: String, file: String = "t.csv", zone: String = "Europe/Madrid") throws -> RatingImport {
  RatingImport.read(Data(text.utf8), file: file, timeZone: try #require(TimeZone(identifier: zone)))
}

@Suite struct ImportTests {
  static let forms: [ImportCase] = [
    ImportCase(name: "plain", text: head + "Ada,cat,Sit,7,\(zone)\n", kept: ["Ada Sit 7"]),
    ImportCase(name: "no last line break", text: head + "Ada,cat,Sit,7,\(zone)", kept: ["Ada Sit 7"]),
    ImportCase(name: "BOM", text: "\u{FEFF}" + head + "Ada,cat,Sit,7,\(zone)\n", kept: ["Ada Sit 7"]),
    ImportCase(
      name: "CRLF", text: "pet,kind,trick,rating,date\r\nAda,cat,Sit,7,\(zone)\r\nBo,dog,Run,8,\(zone)\r\n",
      kept: ["Ada Sit 7", "Bo Run 8"]),
    ImportCase(
      name: "CR", text: "pet,kind,trick,rating,date\rAda,cat,Sit,7,\(zone)\rBo,cow,Run,8,\(zone)\r",
      kept: ["Ada Sit 7"], said: ["3:4 error unknown-kind"]),
    ImportCase(
      name: "semicolons", text: "pet;kind;trick;rating;date\nAda;cat;Sit, then stay;7,0;\(zone)\n",
      kept: ["Ada Sit, then stay 7"]),
    ImportCase(
      name: "tabs", text: "pet\tkind\ttrick\trating\tdate\nAda\tcat\tSit\t7\t\(zone)\n", kept: ["Ada Sit 7"]),
    ImportCase(
      name: "declared separator", text: "sep=;\r\npet;kind;trick;rating;date\r\nAda;cow;Sit;7;\(zone)\r\n",
      kept: [], said: ["3:5 error unknown-kind"]),
    ImportCase(
      name: "blank lines and empty rows", text: "\n" + head + "\n,,,,\n  \nAda,cat,Sit,7,\(zone)\n\n",
      kept: ["Ada Sit 7"]),
    ImportCase(
      name: "quotes, commas and line breaks in fields",
      text: head + "\"Ada \"\"A\"\" L.\",cat,\"Sit,\r\nstay\",7,\(zone)\nBo,cow,Run,8,\(zone)\n",
      kept: ["Ada \"A\" L. Sit, stay 7"], said: ["4:4 error unknown-kind"]),
    ImportCase(
      name: "other order, case, spaces, more columns",
      text: "Date, RATING ,Trick,Kind,Pet,Colour,note\n\(zone),7,Sit,CAT,Ada,Red,x\n",
      kept: ["Ada Sit 7"], said: ["1:37 warning unknown-column"], parts: ["\"note\""]),
    ImportCase(
      name: "misspelt optional column",
      text: "pet,kind,trick,rating,date,awrad\nAda,cat,Sit,7,\(zone),star\n",
      kept: ["Ada Sit 7"], said: ["1:28 warning unknown-column"], parts: ["did you mean \"award\"?"]),
    ImportCase(
      name: "missing columns", text: "pet,kind,trick,score\nAda,cat,Sit,7\n", kept: [],
      said: ["1:1 error missing-columns", "1:16 warning unknown-column"],
      parts: ["no column \"rating\", \"date\"", "\"score\"", "pet,kind,trick,rating,date"]),
    ImportCase(
      name: "column twice", text: "pet,kind,trick,rating,date,pet\n", kept: [],
      said: ["1:28 error duplicate-column"]),
    ImportCase(name: "empty", text: "", kept: [], said: ["1:1 error empty-file"], parts: ["pet,kind,trick"]),
    ImportCase(name: "only space", text: "\u{FEFF} \r\n\t\n", kept: [], said: ["1:1 error empty-file"]),
    ImportCase(name: "only a header", text: head, kept: [], said: ["1:1 warning no-rows"]),
    ImportCase(
      name: "too many fields", text: head + "Ada,cat,Sit,stay,7,\(zone)\nBo,dog,Run,8,\(zone),,\n",
      kept: ["Bo Run 8"], said: ["2:20 error too-many-fields"], parts: ["6 fields", "header 5", "comma"]),
    ImportCase(
      name: "too few fields", text: head + "Ada,cat,Sit\nBo,dog,Run,8,\(zone)\n", kept: ["Bo Run 8"],
      said: ["2:1 error missing-value"], parts: ["rating"]),
    ImportCase(
      name: "a quote that never closes costs one row",
      text: head + "Ada,cat,\"Sit,7,\(zone)\nBo,dog,Run,8,\(zone)\nCy,bug,\"Fly\",9,\(zone)\n",
      kept: ["Bo Run 8", "Cy Fly 9"], said: ["4:9 error text-after-quote"]),
    ImportCase(
      name: "the last quote never closes", text: head + "Ada,cat,Sit,7,\(zone)\nBo,dog,\"Run,8,\(zone)\n",
      kept: ["Ada Sit 7"], said: ["3:8 error unterminated-quote"]),
    ImportCase(
      name: "text after a quote", text: head + "Ada,cat,\"Sit\" down,7,\(zone)\nBo,dog,Run,8,\(zone)\n",
      kept: ["Bo Run 8"], said: ["2:14 error text-after-quote"]),
    ImportCase(
      name: "a quote inside a field is kept", text: head + "Ada,cat,5\" jump,7,\(zone)\n",
      kept: ["Ada 5\" jump 7"], said: ["2:9 warning stray-quote"]),
  ]

  static let values: [ImportCase] =
    [
      ("11", "rating-out-of-range", "0...10"), ("-1", "rating-out-of-range", "-1"),
      ("7.5", "rating-not-whole", "7 or 8"), ("7,5", "rating-not-whole", "7 or 8"),
      ("ten", "rating-not-a-number", "\"ten\""), ("NaN", "rating-not-a-number", "\"NaN\""),
      ("inf", "rating-not-a-number", "whole number"), ("0x7", "rating-not-a-number", "0x7"),
      ("7/10", "rating-not-a-number", "without the /10"), ("1e99", "rating-out-of-range", "highest"),
      ("", "missing-value", "rating"), (" ", "missing-value", "rating"),
      ("99999999999999999999", "rating-out-of-range", "highest"),
    ].map { rating, code, part in
      ImportCase(
        name: "rating \(rating)", text: head + "Ada,cat,Sit,\"\(rating)\",\(zone)\nBo,dog,Run,8,\(zone)\n",
        kept: ["Bo Run 8"], said: ["2:\(rating.isEmpty ? 1 : 13) error \(code)"], parts: [part])
    }
    + [("0", 0), ("10", 10), (" 7 ", 7), ("7.0", 7), ("007", 7), ("+7", 7), ("1e1", 10), ("-0", 0)].map {
      ImportCase(
        name: "rating \($0)", text: head + "Ada,cat,Sit,\($0),\(zone)\n", kept: ["Ada Sit \($1)"])
    }
    + [
      ("cow", "choose the kind"), ("dgo", "did you mean \"dog\"?"), ("tortoise", "did you mean \"turtle\"?"),
      ("Hare", "did you mean \"rabbit\"?"), ("lizzard", "did you mean \"lizard\"?"),
      ("🐱", "cat, dog, fish, bird, lizard, turtle, rabbit, bug"),
    ].map { kind, part in
      ImportCase(
        name: "kind \(kind)", text: head + "Ada,\(kind),Sit,7,\(zone)\nBo,dog,Run,8,\(zone)\n",
        kept: ["Bo Run 8"], said: ["2:5 error unknown-kind"], parts: [part])
    }
    + [
      "😺 Ada", "قطة", "<script>alert(1)</script>", "../../etc/passwd", "javascript:alert(1)",
      String(repeating: "n", count: 300), "Zoë", "-1", "=1+1", "👩‍👩‍👧",
    ].map { name in
      ImportCase(
        name: "name \(name.prefix(20))", text: head + "\(name),cat,Sit,7,\(zone)\n", kept: ["\(name) Sit 7"])
    }
    + [
      ("A\u{7}da", "2:2 error bad-name", "U+0007"), ("\"A\nda\"", "2:2 error bad-name", "U+000A"),
      (String(repeating: "n", count: 1001), "2:1 error bad-name", "1001 characters; 1000"),
      ("", "2:1 error missing-value", "pet"),
    ].map { name, said, part in
      ImportCase(
        name: "name \(name.prefix(9).debugDescription)",
        text: head + "\(name),cat,Sit,7,\(zone)\nBo,dog,Run,8,\(zone)\n", kept: ["Bo Run 8"], said: [said],
        parts: [part])
    }

  static let pets: [ImportCase] = [
    ImportCase(
      name: "contradicting kind: first wins, said once",
      text: head + "Ada,cat,Sit,7,\(zone)\nAda,dog,Run,8,\(zone)\nAda,dog,Run,9,\(zone)\n",
      kept: ["Ada Sit 7", "Ada Run 8", "Ada Run 9"], said: ["3:5 warning contradicting-pet"],
      parts: ["\"cat\" since t.csv:2, not \"dog\""]),
    ImportCase(
      name: "contradicting colour",
      text: "pet,kind,trick,rating,date,color\nAda,cat,Sit,7,\(zone),red\nAda,cat,Sit,7,\(zone),blue\n",
      kept: ["Ada Sit 7", "Ada Sit 7"], said: ["3:36 warning contradicting-pet"]),
    ImportCase(
      name: "one pet in two Unicode forms and with spaces",
      text: head + "Zo\u{E9},cat,Sit,7,\(zone)\n  Zoe\u{301} ,dog,Sit,8,\(zone)\n",
      kept: ["Zo\u{E9} Sit 7", "Zo\u{E9} Sit 8"], said: ["3:9 warning contradicting-pet"]),
    ImportCase(
      name: "a known pet needs no kind", text: head + "Ada,cat,Sit,7,\(zone)\nAda,,Sit,8,\(zone)\n",
      kept: ["Ada Sit 7", "Ada Sit 8"]),
    ImportCase(
      name: "an unknown pet does", text: head + "Ada,,Sit,7,\(zone)\n", kept: [],
      said: ["2:1 error missing-value"], parts: ["kind"]),
    ImportCase(
      name: "names that differ in case", text: head + "Ada,cat,Sit,7,\(zone)\nADA,cat,Sit,8,\(zone)\n",
      kept: ["Ada Sit 7", "ADA Sit 8"], said: ["3:1 note similar-names"]),
    ImportCase(
      name: "unknown colour and award keep the row",
      text: "pet,kind,trick,rating,date,color,award\nAda,cat,Sit,7,\(zone),gren,cup\n", kept: ["Ada Sit 7"],
      said: ["2:36 warning unknown-color", "2:41 warning unknown-award"],
      parts: ["did you mean \"green\"?", "red, orange"]),
    ImportCase(
      name: "an image is a plain name",
      text: "pet,kind,trick,rating,date,image\nAda,cat,Sit,7,\(zone),../secret\n", kept: ["Ada Sit 7"],
      said: ["2:36 warning bad-image"]),
  ]

  static let json: [ImportCase] = [
    ImportCase(
      name: "objects",
      text: #"{"pet":"Ada","kind":"cat","trick":"Sit","rating":7,"date":1780315200}"# + "\r\n\n"
        + #"  { "date" : "2026-06-01T12:00Z", "rating" : "8", "trick":"R\u00fcn \ud83d\ude3a", "kind":"dog","pet":"Bo","award":null }"#,
      file: "t.ndjson", kept: ["Ada Sit 7", "Bo Rün 😺 8"]),
    ImportCase(
      name: "bad values",
      text: #"{"pet":"Ada","kind":"cat","trick":"Sit","rating":7.5,"date":1780315200}"# + "\n"
        + #"{"pet":"Ada","kind":"cat","trick":"Sit","rating":true,"date":1780315200}"# + "\n"
        + #"{"pet":"Ada","kind":"cat","trick":"Sit","rating":NaN,"date":1780315200}"# + "\n"
        + #"{"pet":"Ada","kind":"cat","trick":"Sit","date":1780315200}"# + "\n"
        + #"{"pet":"Ada","kind":"cat","trick":"Sit","rating":7,"date":1780315200,"x":1}"#,
      file: "t.ndjson", kept: ["Ada Sit 7"],
      said: [
        "1:50 error rating-not-whole", "2:50 error rating-not-a-number", "3:50 error rating-not-a-number",
        "4:1 error missing-value", "5:70 warning unknown-column",
      ]),
    ImportCase(
      name: "bad lines",
      text: [
        "{", "[1]", "{}", #"{"pet":"Ada}"#, #"{"pet":["Ada"]}"#, #"{"pet":"a","pet":"b"}"#, #"{"pet":"a"} x"#,
        #"{"pet" "a"}"#, #"{"é":"\q"}"#, #"{"pet":"\ud83d"}"#, "pet,kind",
      ].joined(separator: "\n"),
      file: "t.jsonl", kept: [],
      said: [
        "1:2 error bad-json", "2:1 error bad-json", "3:1 error missing-value", "4:8 error bad-json",
        "5:8 error bad-json", "6:12 error duplicate-column", "7:13 error bad-json", "8:8 error bad-json",
        "9:8 error bad-json", "10:15 error bad-json", "11:1 error bad-json",
      ]),
    ImportCase(
      name: "told by content",
      text: #"{"pet":"Ada","kind":"cat","trick":"Sit","rating":7,"date":1780315200}"#,
      file: "-", kept: ["Ada Sit 7"]),
  ]

  @Test(arguments: [forms, values, pets, json].joined().map(\.self)) func file(_ row: ImportCase) throws {
    let result = try imported(row.text, file: row.file)
    #expect(result.events.map { "\($0.petID) \($0.trick) \($0.rating)" } == row.kept)
    #expect(
      result.diagnostics.map {
        "\($0.place.line):\($0.place.column) \($0.severity.rawValue) \($0.code.rawValue)"
      } == row.said)
    let first = result.diagnostics.first?.description ?? ""
    for part in row.parts { #expect(first.contains(part), "\(first)") }
    for diagnostic in result.diagnostics {
      #expect(diagnostic.description.hasPrefix("\(row.file):\(diagnostic.place.line):"))
      #expect(diagnostic.severity != .error || diagnostic.hint?.isEmpty == false)
    }
    #expect(result.hasErrors == row.said.contains { $0.contains(" error ") })
    #expect(result.events.map(\.sequence) == Array(result.events.indices))
    #expect(Set(result.events.map(\.petID)).isSubset(of: result.pets.map(\.id)))
  }

  @Test func bytesThatAreNotUTF8CostOneRow() throws {
    var data = Data((head + "Ada,cat,Sit,7,\(zone)\nB").utf8)
    data.append(contentsOf: [0xFC])
    data.append(Data(",dog,Run,8,\(zone)\nCy,bug,Fly,9,\(zone)\n".utf8))
    let result = RatingImport.read(data, file: "t.csv", timeZone: .gmt)
    #expect(result.events.map(\.petID) == ["Ada", "Cy"])
    #expect(result.diagnostics.map(\.code) == [.notUTF8])
    #expect(result.diagnostics.first?.place.line == 3)
  }

  @Test(arguments: [(String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF])])
  func utf16IsNamed(encoding: String.Encoding, mark: [UInt8]) throws {
    let data = Data(mark) + (try #require(head.data(using: encoding)))
    let result = RatingImport.read(data, file: "t.csv", timeZone: .gmt)
    #expect(result.diagnostics.map(\.code) == [.notUTF8File])
  }

  @Test func optionalColumnsMakeThePet() throws {
    let result = try imported(
      "pet,kind,trick,rating,date,color,image,award\nAda,lizard,Sit,7,\(zone),,,\n"
        + "Ada,lizard,Run,8,\(zone),VIOLET,Ada.svg,Medal\n")
    let pet = try #require(result.pets.first)
    #expect(result.pets.count == 1)
    #expect(pet.trick == "Sit")
    #expect(pet.favoriteColor == .purple)
    #expect(pet.imageName == "Ada")
    #expect(pet.award == .medal)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func severalFilesAreOneRecord() throws {
    var importer = RatingImporter(timeZone: .gmt)
    importer.add(Data((head + "Ada,cat,Sit,7,\(zone)\n").utf8), file: "a.csv")
    importer.add(Data(), file: "b.csv")
    importer.add(
      Data(#"{"pet":"Ada","kind":"dog","trick":"Sit","rating":8,"date":1780315200}"#.utf8), file: "c.ndjson")
    let result = importer.finish()
    #expect(result.pets.map(\.kind) == [.cat])
    #expect(result.events.map(\.sequence) == [0, 1])
    #expect(
      result.diagnostics.map(\.place.description) == ["b.csv:1:1", "c.ndjson:1:21"])
    #expect(result.rowCount == 2)
  }

  /// No input may trap or hang, and what is read twice is read the same.
  @Test func noiseIsSurvived() throws {
    var random = SplitMix(state: 11)
    let alphabet = Array("a,;\t\"\r\n{}[]:\\u00-+.eE7 é\u{0}".utf8) + [0xFF, 0xC3]
    for round in 0..<400 {
      let noise = (0..<Int.random(in: 0..<120, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      for file in ["t.csv", "t.ndjson"] {
        let data = Data((round % 2 == 0 ? Array(head.utf8) : []) + noise)
        let first = RatingImport.read(data, file: file, timeZone: .gmt)
        #expect(first == RatingImport.read(data, file: file, timeZone: .gmt))
        #expect(first.events.count <= first.rowCount)
        #expect(!first.diagnostics.isEmpty || !first.events.isEmpty)
      }
    }
  }

  @Test func manyRowsAndAStrayQuoteStayQuick() throws {
    var text = head + "Ada,cat,\"Sit,7,\(zone)\n"
    for index in 0..<20_000 { text += "Pet \(index % 50),cat,Sit,\(index % 11),\(1_780_000_000 + index)\n" }
    let result = try imported(text)
    #expect(result.events.count == 20_000)
    #expect(result.pets.count == 50)
    #expect(result.diagnostics.map(\.code) == [.unterminatedQuote])
  }
}

/// Inputs that would take hours if a column or a quote were looked for from the start each time.
@Suite(.timeLimit(.minutes(2))) struct ImportSizeTests {
  @Test func aLineOfManyMembersStaysQuick() throws {
    let members = (0..<4_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let result = try imported("{\(members)}", file: "t.ndjson")
    #expect(result.events.isEmpty)
    #expect(result.diagnostics.count { $0.code == .unknownColumn } == 4_000)
  }

  @Test func aRowOfManyFieldsStaysQuick() throws {
    let result = try imported(head + "Ada,cat,Sit,7,\(zone)" + String(repeating: ",", count: 200_000))
    #expect(result.events.count == 1)
  }

  @Test func manyStrayQuotesStayQuick() throws {
    let lines = String(repeating: "Ada,cat,\"Sit,7,\(zone)\n", count: 2_001)
    let result = try imported(head + lines)
    #expect(result.events.isEmpty)
    #expect(result.diagnostics.count { $0.severity == .error } == 2_001)
  }
}

struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
