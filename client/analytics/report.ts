import { ChunkLoadError } from '../islands/load-chunk.ts'
import type { EventReport } from '../shared/inquiry-contract.ts'

/** Path of the event API (`apiPaths.events` in the Worker). */
const eventsEndpoint = '/api/events'

/** Events that could not be sent because the browser is offline. */
const unsent: string[] = []
const maxUnsent = 20

/** Reports an event to the edge. Offline, it is sent with the next event or when the connection returns. */
export function reportEvent(event: EventReport): void {
  unsent.push(JSON.stringify(event))
  unsent.splice(0, unsent.length - maxUnsent)
  sendUnsent()
}

function sendUnsent(): void {
  if (navigator.onLine) for (const body of unsent.splice(0)) send(body)
  else sendWhenOnline()
}

/**
 * A beacon is sent even when the page closes. Exceptions use fetch because its result shows whether the site is
 * reachable.
 */
function send(body: string): void {
  try {
    if (!body.includes('"exception"') && navigator.sendBeacon(eventsEndpoint, body)) return
  } catch {
    // Some browsers block beacons and fetch.
  }
  fetch(eventsEndpoint, { method: 'POST', body, keepalive: true }).catch(() => {
    unsent.push(body)
    sendWhenOnline()
  })
}

/** Not at module level: the Worker imports this file with the components that it renders. */
function sendWhenOnline(): void {
  addEventListener('online', sendUnsent)
}

/** Reports an island that crashed, by its name. */
export function reportCrash(place: Element): void {
  const island = place.closest<HTMLElement>('[data-island]')?.dataset.island
  reportEvent({ type: 'crash', island: island ?? 'unknown' })
}

/** Reports why an island failed to load or run, with the island's name. */
export function reportFailure(error: unknown, place: Element): void {
  if (error instanceof ChunkLoadError) reportChunkError(error)
  else reportCrash(place)
}

/** Reports a chunk that failed to load or threw while loading. */
export function reportChunkError(error: unknown): void {
  reportEvent({ type: 'chunk', kind: error instanceof ChunkLoadError ? error.kind : 'error' })
}
