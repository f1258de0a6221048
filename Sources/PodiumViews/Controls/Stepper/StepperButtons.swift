/// The two halves of a stepper: 94 by 32 points with corners of 8, as on iOS.
struct StepperButtons: View {
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?

  var body: some View {
    HStack(spacing: 0) {
      StepperHalf(symbol: "minus", name: "Decrement", action: decrement)
      RoundedRectangle(cornerRadius: 0.5).fill(.separator).frame(width: 1, height: 18)
      StepperHalf(symbol: "plus", name: "Increment", action: increment)
    }
    .frame(width: 94, height: 32)
    .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 8))
  }
}

private struct StepperHalf: View {
  let symbol: String
  let name: LocalizedStringKey
  let action: (@MainActor () -> Void)?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let canAct = isEnabled && action != nil
    Image(systemName: symbol)
      .font(.system(size: 17, weight: .medium))
      .foregroundStyle(canAct ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityLabel(name)
      .modifier(_ActionModifier(kind: .button) { action?() })
      .disabled(!canAct)
  }
}
