/**
 * React makes two errors when it is loaded. For the line of each, V8 reads the whole bundle once more: more than a
 * quarter of a cold isolate's start. Nobody sees these errors (React compares them by identity), so while React is
 * loaded they are plain objects. Must be imported before anything that imports React.
 */
const RealError = globalThis.Error

globalThis.Error = function PlainError(message?: string) {
  return { name: 'Error', message }
} as ErrorConstructor

/** Ends the exception: errors have their stacks again. */
export function restoreErrors(): void {
  globalThis.Error = RealError
}
