extension Binding {
  /// The transaction that changes through the binding come with.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    wrapping { write in withTransaction(transaction, write) }
  }

  /// A binding whose changes come with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    wrapping { write in withAnimation(animation, write) }
  }
}
