import { ChunkLoadError } from '../islands/load-chunk.ts'
import type { EventReport } from '../shared/inquiry-contract.ts'

/** Where the edge takes events (`apiPaths.events` of the Worker). */
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

addEventListener('online', sendUnsent)

function sendUnsent(): void {
  if (!navigator.onLine) return
  for (const body of unsent.splice(0)) send(body)
}

/** A beacon outlives the page. An exception is sent by fetch, which tells whether the site can be reached. */
function send(body: string): void {
  try {
    if (!body.includes('"exception"') && navigator.sendBeacon(eventsEndpoint, body)) return
  } catch {
    // Some browsers forbid beacons; fetch does as well.
  }
  fetch(eventsEndpoint, { method: 'POST', body, keepalive: true }).catch(() => unsent.push(body))
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
