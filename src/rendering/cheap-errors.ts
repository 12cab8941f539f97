/**
 * React creates two errors at its start. For their line numbers V8 scans the whole bundle, a quarter of a cold start
 * (test/bench/README.md). React only compares them by identity, so plain objects are enough. Import this before React.
 */
const RealError = globalThis.Error

globalThis.Error = function PlainError(message?: string) {
  return { name: 'Error', message }
} as ErrorConstructor

/** Restores the real `Error`. */
export function restoreErrors(): void {
  globalThis.Error = RealError
}
