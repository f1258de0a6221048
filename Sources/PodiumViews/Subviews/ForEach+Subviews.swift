/// Data that only the tree knows: the subviews or sections of a content.
@MainActor protocol TreeCollection {
  associatedtype Resolved: RandomAccessCollection

  func resolve(in node: ViewNode) -> Resolved
}

/// The subviews of a view's content, as data for `ForEach`; they are known once the content is in the tree.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let view: Content

  public typealias Element = Subview
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("The subviews are only known in the tree.") }
}

extension ForEachSubviewCollection: TreeCollection {
  func resolve(in node: ViewNode) -> SubviewsCollection { node.resolveSubviews(of: view) }
}

/// The sections of a view's content, as data for `ForEach`; they are known once the content is in the tree.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let view: Content

  public typealias Element = SectionConfiguration
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The sections are only known in the tree.")
  }
}

extension ForEachSectionCollection: TreeCollection {
  func resolve(in node: ViewNode) -> SectionCollection { node.resolveSections(of: view) }
}

extension ForEach where Content: View {
  /// Makes one view for each subview of another view's content.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<V>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(view: view), content: content, id: { $0.id })
  }

  /// Makes one view for each section of another view's content.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<V>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(view: view), content: content, id: { $0.id })
  }

  /// Makes one view for each subview of another view's content.
  @available(*, deprecated, renamed: "init(subviews:content:)")
  public init<V: View>(subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<V>, ID == Subview.ID {
    self.init(subviews: view, content: content)
  }

  /// Makes one view for each section of another view's content.
  @available(*, deprecated, renamed: "init(sections:content:)")
  public init<V: View>(sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<V>, ID == SectionConfiguration.ID {
    self.init(sections: view, content: content)
  }
}
