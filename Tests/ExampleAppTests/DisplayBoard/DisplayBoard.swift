import SwiftUI

/// A board on which every subview of the content is a card.
struct DisplayBoard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(sections: content) { sections in
      VStack(spacing: 18) {
        ForEach(sections) { section in
          DisplayBoardSection(section: section)
        }
      }
      .padding(20)
      .frame(maxWidth: .infinity)
      .background(BoardBackground())
    }
  }
}

/// The cards of a section below its title.
struct DisplayBoardSection: View {
  let section: SectionConfiguration

  var body: some View {
    VStack(spacing: 12) {
      if !section.header.isEmpty {
        BoardSectionHeader(isRejected: section.containerValues.isRejected) { section.header }
      }
      DisplayBoardCards(isRejected: section.containerValues.isRejected) { section.content }
      if !section.footer.isEmpty {
        section.footer
          .font(.caption)
          .foregroundStyle(.white.opacity(0.8))
      }
    }
  }
}

/// Cards in no particular order, smaller where there are many.
struct DisplayBoardCards<Content: View>: View {
  /// Whether all of them are turned down, whatever they say themselves.
  var isRejected = false
  @ViewBuilder var content: Content

  var body: some View {
    ScatterLayout {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          let values = subview.containerValues
          BoardCard(
            scale: subviews.count > 6 ? 0.75 : 1, isRejected: isRejected || values.isRejected,
            pin: values.pinColor ?? .red
          ) {
            subview
          }
          .rotationEffect(lean(of: subview, among: subviews))
          .cardLean(lean(of: subview, among: subviews))
          .environment(\.cardScale, subviews.count > 6 ? 0.75 : 1)
        }
      }
    }
  }

  private func lean(of subview: Subview, among subviews: SubviewsCollection) -> Angle {
    let index = subviews.firstIndex { $0.id == subview.id } ?? 0
    return .degrees([-4, 3, -2, 5, -3][index % 5])
  }
}

/// The title over the cards of a section.
struct BoardSectionHeader<Content: View>: View {
  let isRejected: Bool
  @ViewBuilder var content: Content

  var body: some View {
    content
      .font(.headline)
      .textCase(.uppercase)
      .strikethrough(isRejected)
      .foregroundStyle(.black)
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(.white.opacity(0.85), in: .capsule)
  }
}

/// Cork with a wooden frame.
struct BoardBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let cork = Color(red: 0.72, green: 0.53, blue: 0.34)
    RoundedRectangle(cornerRadius: 18)
      .fill(cork.mix(with: .black, by: colorScheme == .dark ? 0.45 : 0).gradient)
      .strokeBorder(Color(red: 0.36, green: 0.22, blue: 0.12), lineWidth: 6)
  }
}
