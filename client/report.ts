import type { EventReport } from './inquiry-contract.ts'

/** Reports an event to the edge; it survives leaving the page and never disturbs it. */
export function reportEvent(endpoint: string, event: EventReport): void {
  const body = JSON.stringify(event)
  try {
    if (navigator.sendBeacon(endpoint, body)) return
  } catch {
    // Some browsers forbid beacons: an ordinary request does as well.
  }
  fetch(endpoint, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
