import { ChunkLoadError } from '../islands/load-chunk.ts'
import type { EventReport } from '../shared/event-report.ts'

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

/** Reports a chunk that failed to load, or otherwise a crash of the island around `place`. */
export function reportFailure(error: unknown, place: Element): void {
  if (error instanceof ChunkLoadError) reportEvent({ type: 'chunk', kind: error.kind })
  else reportEvent({ type: 'crash', island: place.closest<HTMLElement>('[data-island]')?.dataset.island ?? 'unknown' })
}
