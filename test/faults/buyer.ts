import en from '../../content/messages/en.json' with { type: 'json' }
import { referenceIn, textOf } from '../support/html/html.ts'
import { formFieldsOf } from '../support/site/inquiry-samples.ts'
import type { Planned } from './plan.ts'

/** Result of one submission for the buyer; `unclear` (no answer was shown) must never happen. */
export type Seen = 'thanks' | 'error' | 'no answer' | 'unclear'

/** Submits one inquiry until it is accepted or the buyer gives up. Returns the result of each attempt. */
export async function submitAsBuyer(url: string, planned: Planned, timeoutMs: number): Promise<Seen[]> {
  const seen: Seen[] = []
  const end = Date.now() + timeoutMs
  for (;;) {
    const last = await (planned.way === 'form' ? sendForm(url, planned) : sendByScript(url, planned))
    seen.push(last)
    if (last === 'thanks' || !planned.resends || Date.now() > end) return seen
    await new Promise((resolve) => setTimeout(resolve, 300 + seen.length * 200))
  }
}

async function sendByScript(url: string, { inquiry }: Planned): Promise<Seen> {
  try {
    const response = await fetch(`${url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(inquiry),
      signal: AbortSignal.timeout(30_000),
    })
    // The browser's script shows the error block for every response that is not ok, and for an exception.
    if (!response.ok) return 'error'
    const { reference } = (await response.json()) as { reference?: string }
    return response.status === 202 && reference ? 'thanks' : 'unclear'
  } catch {
    return 'no answer'
  }
}

async function sendForm(url: string, { inquiry }: Planned): Promise<Seen> {
  try {
    const response = await fetch(`${url}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
      body: new URLSearchParams(formFieldsOf(inquiry)).toString(),
      signal: AbortSignal.timeout(30_000),
    })
    const html = await response.text()
    // While it restarts, the simulator itself answers posts, in its own format: the site has not received them.
    if (!response.headers.has('x-request-id')) return 'no answer'
    if (response.status === 202 && referenceIn(html)) return 'thanks'
    return response.status >= 400 && textOf(html).includes(en['form.errorHeading']) ? 'error' : 'unclear'
  } catch {
    return 'no answer'
  }
}
