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

/** What every line of this isolate carries: the deployed version of the Worker, and of its content. */
let tags: { version?: string; content?: string } = {}

/** Sets what every further line carries; called at each entry of the Worker, because bindings come with the call. */
export function tagLines(version: string | undefined, content: string): void {
  tags = { ...(version && { version }), content }
}

/** Writes one JSON line. Fields are ids, codes and counts: never names, addresses or texts that a visitor typed. */
export function log(event: LogEvent, fields: Record<string, unknown> = {}): void {
  console.log(JSON.stringify({ event, ...fields, ...tags }))
}

/** A short, safe description of whatever was thrown. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : String(error).slice(0, 300)
}
