/** Longest wait for another site's answer, in milliseconds. */
const patience = 8000

/** Does the site of this address answer at all? What it says is not read. */
export async function answers(address: string): Promise<boolean> {
  try {
    await fetch(new URL('/', address), { method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}
