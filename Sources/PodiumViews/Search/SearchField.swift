/// The field under a screen's title: 36 points high on a grey ground with corners of 10, as on iOS.
struct SearchField: View {
  let session: SearchSession

  var body: some View {
    HStack(spacing: 12) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").font(.system(size: 16)).accessibilityHidden(true)
          .foregroundStyle(Color(.semantic(.secondary)))
        ForEach(session.source.tokens?() ?? [], id: \.completion) { token in TokenChip(token: token) }
        TextField(text: session.source.text) { session.prompt.foregroundStyle(Color(.semantic(.secondary))) }
          .textFieldStyle(.plain)
          .font(.body)
          .foregroundStyle(Color.primary)
          .environment(\.beginTyping) { if !session.isActive { session.setActive(true) } }
          .environment(\.submitTrigger, .search)
          .accessibilityIdentifier("search")
        if !session.source.text.wrappedValue.isEmpty { clearButton }
      }
      .padding(.horizontal, 8)
      .frame(height: 36)
      .background(Color(.semantic(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
      if session.isActive {
        Button("Cancel") { session.dismiss() }.buttonStyle(.borderless).font(.body)
      }
    }
    .padding(.horizontal, NavigationBar.margin)
    .padding(.top, session.isActive ? 8 : 1)
    .padding(.bottom, session.isActive ? 8 : 15)
  }

  private var clearButton: some View {
    Button {
      session.source.text.wrappedValue = ""
    } label: {
      Image(systemName: "xmark.circle.fill").font(.system(size: 16)).foregroundStyle(
        Color(.semantic(.secondary))
      )
      .accessibilityLabel(Text(verbatim: "Clear text"))
    }
    .buttonStyle(.plain)
  }
}

/// A token in the field; a touch removes it.
private struct TokenChip: View {
  let token: SearchToken

  var body: some View {
    HStack(spacing: 0) { token.view }
      .labelStyle(.titleAndIcon)
      .font(.subheadline)
      .lineLimit(1)
      .foregroundStyle(Color.primary)
      .padding(.horizontal, 8)
      .frame(height: 26)
      .background(Color(.semantic(.fill)), in: RoundedRectangle(cornerRadius: 7, style: .continuous))
      .fixedSize()
      .modifier(_ActionModifier(kind: .button, action: token.remove))
  }
}
