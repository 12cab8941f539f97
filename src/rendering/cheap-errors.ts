/**
 * React creates two errors while it is evaluated. For the line numbers of each, V8 scans the whole bundle, a quarter of
 * the start of a cold isolate. React only compares these errors by identity, so plain objects are enough. Import this
 * before anything that imports React. Measured in test/bench/README.md.
 */
const RealError = globalThis.Error

globalThis.Error = function PlainError(message?: string) {
  return { name: 'Error', message }
} as ErrorConstructor

export function restoreErrors(): void {
  globalThis.Error = RealError
}
