const timeoutMs = 8000

/** Calls `onResult` with whether the host of a frame answers, and with false when the page's policy blocks a frame. */
export function checkReachable(url: string, onResult: (isReachable: boolean) => void): void {
  const signal = AbortSignal.timeout(timeoutMs)
  fetch(new URL('/', url), { method: 'HEAD', mode: 'no-cors', signal }).then(
    () => onResult(true),
    () => onResult(false),
  )
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src') onResult(false)
  }
  document.addEventListener('securitypolicyviolation', onViolation, { signal })
}
