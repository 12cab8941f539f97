// Replaces `Error` until `restoreErrors` is called; import it before React. React creates two errors while it loads, which it
// only compares. For their stacks V8 scans the whole bundle: a quarter of a cold start (test/bench/README.md).
const RealError = globalThis.Error

globalThis.Error = function PlainError(message?: string) {
  return { name: 'Error', message }
} as ErrorConstructor

/** Restores the real `Error`. */
export function restoreErrors(): void {
  globalThis.Error = RealError
}
