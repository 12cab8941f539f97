import { ChunkLoadError } from '../islands/load-chunk.ts'
import type { EventReport } from '../shared/event-report.ts'

/** Events that could not be sent because the site is unreachable. */
const unsent: string[] = []

/** Reports an event to the edge. If that fails, it is sent with the next event or when the connection returns. */
export function reportEvent(event: EventReport): void {
  unsent.push(JSON.stringify(event))
  sendUnsent()
}

function sendUnsent(): void {
  for (const body of unsent.splice(0)) {
    fetch('/api/events', { method: 'POST', body, keepalive: true }).catch(() => {
      unsent.push(body)
      addEventListener('online', sendUnsent, { once: true })
    })
  }
}

/** Reports a failed load of a chunk; any other error is reported as a crash of the island around `place`. */
export function reportFailure(error: unknown, place: Element): void {
  if (error instanceof ChunkLoadError) reportEvent({ type: 'chunk', kind: error.kind })
  else reportEvent({ type: 'crash', island: place.closest<HTMLElement>('[data-island]')?.dataset.island ?? 'unknown' })
}
