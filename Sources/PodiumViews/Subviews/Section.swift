/// A part of a list, form or other container, with a header above and a footer below.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown; nil where it always is.
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never { fatalError("Section has no body") }

  /// Makes a section with header and footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  package func reconcile(_ node: ViewNode) {
    node.reconcile(slot: 0, SectionLabel(content: header, isHeader: true, isExpanded: isExpanded))
    if let isExpanded {
      node.reconcile(slot: 1, FoldingContent(content: content, isExpanded: isExpanded))
    } else {
      node.reconcile(slot: 1, content)
    }
    node.reconcile(slot: 2, SectionLabel(content: footer, isHeader: false))
  }

  package func items(_ node: ViewNode) -> LayoutNodes {
    let section = node.attachment as? SectionNode ?? SectionNode()
    node.attachment = section
    // A section in a section has no place of its own: its parts join the outer content.
    section.update(
      header: node.children[0].items.parts, content: node.children[1].items.parts,
      footer: node.children[2].items.parts)
    return [section]
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a text as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section with a text as its header.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// A section's items on their way to a container: one that knows sections keeps them apart, any other joins them.
package final class SectionNode: LayoutNode {
  package private(set) var header: LayoutNodes = []
  package private(set) var content: LayoutNodes = []
  package private(set) var footer: LayoutNodes = []
  /// What was set on the section itself.
  var values = ContainerValues()
  /// Changes whenever the parts do, so that containers look again.
  package private(set) var revision = 0

  func update(header: LayoutNodes, content: LayoutNodes, footer: LayoutNodes) {
    guard
      !(header.isIdentical(to: self.header) && content.isIdentical(to: self.content)
        && footer.isIdentical(to: self.footer))
    else { return }
    (self.header, self.content, self.footer) = (header, content, footer)
    revision += 1
  }

  override package var partsRevision: Int { revision }
  override package var parts: LayoutNodes { header + content + footer }
}
