/** All log events; src/inquiry/README.md explains each. */
type LogEvent =
  | 'request'
  | 'inquiry.accepted'
  | 'inquiry.invalid'
  | 'inquiry.refused'
  | 'inquiry.held'
  | 'inquiry.delivered'
  | 'inquiry.retry'
  | 'inquiry.undelivered'
  | 'inquiry.replayed'
  | 'inquiry.broken'
  | 'inquiry.continued'
  | 'alert.sent'
  | 'alert.failed'
  | 'event.received'
  | 'event.lost'
  | 'limiter.failed'
  | 'content.miss'
  | 'content.fallback'
  | 'settings.invalid'
  | 'render.error'
  | 'chunk.error'
  | 'csp.violation'

/** Fields of every line of this isolate: the deployed version of the Worker, and that of the content that pages show. */
const tags: { version?: string | undefined; content?: string } = {}

/** Sets fields of every line. Commands import this file before there is a build, so src/machines/live-version.ts sets `content`. */
export function setLogTags(fields: Partial<typeof tags>): void {
  Object.assign(tags, fields)
}

/** Writes one JSON line. Fields are ids, codes and counts: never names, addresses or texts that a visitor typed. */
export function log(event: LogEvent, fields: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ event, ...fields, ...tags })
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  console.log(line.replace(escapedCharacters, escaped))
}

/** Characters that JSON leaves as they are, but that end a line, control a terminal or change the reading direction. */
const escapedCharacters = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** A short, safe description of a thrown value. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : String(error).slice(0, 300)
}

/** Position in the bundle (`index.js:120:7`), to be resolved with the source map. */
export function errorLocation(error: unknown): string | undefined {
  return error instanceof Error ? /([^\s()]+:\d+:\d+)\)?$/m.exec(error.stack ?? '')?.[1] : undefined
}
