/// What has become of a picture that is loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet, as in every picture.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture could not be loaded.
  case failure(any Error)

  /// The picture, where it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason why there is no picture.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from a URL; a picture waits for no network, so the placeholder is drawn.
public struct AsyncImage<Content: View>: View {
  let content: Content

  /// Makes the view; pixels per point of what is loaded.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImagePlaceholder {
    content = _AsyncImagePlaceholder()
  }

  /// Makes the view with a picture to be loaded, and what is shown until it is.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = .init(.second(placeholder()))
  }

  /// Makes the view from what has become of the picture.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  public var body: some View { content }
}

/// What stands for a picture that is not there yet: a grey ground that takes the space.
public struct _AsyncImagePlaceholder: View {
  public var body: some View { Rectangle().fill(Color(.semantic(.secondaryFill))) }
}
