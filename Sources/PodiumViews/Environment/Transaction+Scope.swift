/// The transaction of the code that runs now.
///
/// Unchecked: the transaction is written once, before anybody else sees it, and only read on the main actor after.
final class TransactionScope: @unchecked Sendable {
  @TaskLocal static var current: TransactionScope?

  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}

/// Runs `body`; the changes that it makes come with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let scope = TransactionScope(transaction.withoutCompletions())
  let result = try TransactionScope.$current.withValue(scope, operation: body)
  for completion in transaction.completions { completion() }
  return result
}

/// Runs `body`; the changes that it makes come with one more value in their transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = TransactionScope.current?.transaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; a picture shows what it changed as it will be when the animation has ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs `body`, then `completion`: where nothing moves, an animation has ended as soon as it began.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}
