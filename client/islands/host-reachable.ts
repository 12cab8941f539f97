/** Longest wait for another site's answer, in milliseconds. */
const patience = 8000

/**
 * Says whether a frame of another site can take the place of our own picture: `tell(true)` once its host has answered,
 * `tell(false)` when it does not, and when the frame ended where the page's policy does not let it. Returns what ends it.
 */
export function checkReachable(address: string, tell: (isThere: boolean) => void): () => void {
  const until = new AbortController()
  const { signal } = until
  answers(address).then((isThere) => signal.aborted || tell(isThere))
  const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src') tell(false)
  }
  document.addEventListener('securitypolicyviolation', refused, { signal })
  return () => until.abort()
}

/** Does the site of this address answer at all? What it says is not read. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(new URL('/', address), { method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}
