import { ChunkLoadError } from '../islands/load-chunk.ts'
import type { EventReport } from '../shared/inquiry-contract.ts'

/** Where the edge takes events (`apiPaths.events` of the Worker). */
const eventsEndpoint = '/api/events'

/** Reports an event to the edge; it survives leaving the page and never disturbs it. */
export function reportEvent(event: EventReport): void {
  const body = JSON.stringify(event)
  try {
    if (navigator.sendBeacon(eventsEndpoint, body)) return
  } catch {
    // Some browsers forbid beacons: an ordinary request does as well.
  }
  fetch(eventsEndpoint, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

/** Reports an island that broke, by its name. */
export function reportCrash(place: Element): void {
  const island = place.closest<HTMLElement>('[data-island]')?.dataset.island
  reportEvent({ type: 'crash', island: island ?? 'unknown' })
}

/** Reports what kept an island from its work: code that did not come, or anything else, by the island's name. */
export function reportFailure(error: unknown, place: Element): void {
  if (error instanceof ChunkLoadError) reportChunkError(error)
  else reportCrash(place)
}

/** Reports code that did not come, or that broke while it was loaded. */
export function reportChunkError(error: unknown): void {
  reportEvent({ type: 'chunk', kind: error instanceof ChunkLoadError ? error.kind : 'error' })
}
