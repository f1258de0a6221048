/// iOS's segments: equally wide, 32 points high, the chosen one raised.
struct SegmentedPicker: View {
  let options: [PickerOption]
  @Environment(\.isEnabled) private var isEnabled

  private struct Segment: Identifiable {
    let option: PickerOption
    /// A line stands between two segments that are not raised.
    let hasLine: Bool

    nonisolated var id: Subview.ID { option.id }
  }

  private var segments: [Segment] {
    options.enumerated().map { index, option in
      Segment(option: option, hasLine: index > 0 && !option.isSelected && !options[index - 1].isSelected)
    }
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(segments) { segment in
        face(segment.option)
          .overlay(alignment: .leading) {
            if segment.hasLine { Rectangle().fill(.separator).frame(width: 1, height: 16) }
          }
      }
    }
    .padding(2)
    .frame(height: 32)
    .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 9))
    .opacity(isEnabled ? 1 : 0.5)
  }

  @ViewBuilder private func face(_ option: PickerOption) -> some View {
    let touchable = option.view
      .font(.system(size: 13, weight: option.isSelected ? .semibold : .medium))
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if option.isSelected {
          RoundedRectangle(cornerRadius: 7)
            .fill(Color(light: .white, dark: Color(red: 0.39, green: 0.39, blue: 0.4)))
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
        }
      }
      .modifier(_ActionModifier(kind: .button, action: option.choose))
    if option.isSelected { touchable.accessibilityValue("selected") } else { touchable }
  }
}
