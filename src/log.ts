/** Everything that the Worker reports; README "Operate" explains each. */
export type LogEvent =
  | 'request'
  | 'inquiry.accepted'
  | 'inquiry.invalid'
  | 'inquiry.refused'
  | 'inquiry.held'
  | 'inquiry.delivered'
  | 'inquiry.retry'
  | 'inquiry.undelivered'
  | 'inquiry.replayed'
  | 'event.received'
  | 'event.lost'
  | 'content.miss'
  | 'content.fallback'
  | 'settings.invalid'
  | 'render.error'
  | 'chunk.error'

/** Writes one JSON line. Fields are ids, codes and counts: never names, addresses or texts that a visitor typed. */
export function log(event: LogEvent, fields: Record<string, unknown> = {}): void {
  console.log(JSON.stringify({ event, ...fields }))
}

/** A short, safe description of whatever was thrown. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : String(error).slice(0, 300)
}
