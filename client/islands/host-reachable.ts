const timeoutMs = 8000

/** Calls `onResult` with whether the host of a frame answers, and with false when the page's policy blocks a frame. */
export function checkReachable(url: string, onResult: (isReachable: boolean) => void): void {
  fetch(new URL('/', url), { method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => onResult(true),
    () => onResult(false),
  )
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'frame-src') onResult(false)
  })
}
