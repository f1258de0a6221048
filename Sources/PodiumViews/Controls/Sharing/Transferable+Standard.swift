extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.utf8) }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .data) { $0 }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .url) { Data($0.absoluteString.utf8) }
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { String($0.characters) }
  }
}

extension Image: Transferable {
  /// A picture has no bytes before it is drawn, so it has no way out.
  public static var transferRepresentation: _NoTransferRepresentation<Image> {
    _NoTransferRepresentation<Image>()
  }
}

extension Color: Transferable {
  /// The components, as text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { String(describing: $0) }
  }
}
