import Foundation

/// The system calls behind `OutputFolder`, so that tests can make any of them fail.
///
/// Each returns what the C function returns and leaves its error in `errno`.
package struct FileCalls: Sendable {
  package var open: @Sendable (_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32
  package var write: @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  package var sync: @Sendable (_ descriptor: Int32) -> Int32
  package var close: @Sendable (_ descriptor: Int32) -> Int32
  package var rename: @Sendable (_ from: String, _ to: String) -> Int32

  /// The operating system's.
  package static let system = FileCalls(
    open: { Glibc.open($0, $1, $2) },
    write: { Glibc.write($0, $1.baseAddress, $1.count) },
    sync: { Glibc.fsync($0) },
    close: { Glibc.close($0) },
    rename: { Glibc.rename($0, $1) })
}
