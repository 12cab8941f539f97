import type { EventReport } from './inquiry-contract.ts'
import { ChunkLoadError } from './load-chunk.ts'

/** Where the edge takes events (`apiPaths.events` of the Worker). */
export const eventsEndpoint = '/api/events'

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

/** Reports code that did not come, or that broke. */
export function reportChunkError(error: unknown): void {
  reportEvent(eventsEndpoint, { type: 'chunk', kind: error instanceof ChunkLoadError ? error.kind : 'error' })
}
