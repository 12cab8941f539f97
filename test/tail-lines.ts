/** One line of the Worker's log, with the time at which the platform received it, if it said so. */
export type Entry = { event: string; time?: number } & Record<string, unknown>

export type Filter = { errors: boolean; inquiry: string | undefined; country: string | undefined }

type Invocation = {
  logs?: { message: unknown[]; timestamp?: number }[]
  exceptions?: { name: string; message: string; timestamp?: number }[]
}

const failures = [
  'inquiry.undelivered',
  'inquiry.refused',
  'event.lost',
  'content.miss',
  'settings.invalid',
  'render.error',
  'chunk.error',
  'exception',
]

/**
 * What a piece of `wrangler tail --format json`, or a line of our own log, holds; undefined while it is not complete.
 * A complete piece that is something else (a banner, a blank line) holds nothing.
 */
export function entriesOf(text: string): Entry[] | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || !trimmed.startsWith('{')) return []
  let data: unknown
  try {
    data = JSON.parse(trimmed)
  } catch {
    return undefined
  }
  if (isEntry(data)) return [data]
  const { logs = [], exceptions = [] } = data as Invocation
  return [
    ...logs.flatMap(({ message, timestamp }) => message.flatMap((part) => withTime(parse(part), timestamp))),
    ...exceptions.map(({ name, message, timestamp }) => ({
      event: 'exception',
      error: `${name}: ${message}`,
      ...(timestamp && { time: timestamp }),
    })),
  ]
}

/** Does an entry pass the filters? All given ones must hold. */
export function wanted(entry: Entry, { errors, inquiry, country }: Filter): boolean {
  if (errors && !failures.includes(entry.event) && !(Number(entry.status) >= 500 && entry.event === 'request'))
    return false
  if (inquiry && !(typeof entry.id === 'string' && entry.id.startsWith(inquiry.toLowerCase()))) return false
  return !country || entry.country === country
}

/** An entry as one line: time, event, what happened, then the rest as name=value. */
export function readable({ event, time, ...fields }: Entry): string {
  const clock = new Date(time ?? Date.now()).toISOString().slice(11, 19)
  if (event === 'request') {
    const { method, path, status, ms, ...rest } = fields
    return `${clock}  ${status}  ${method} ${path}  ${ms} ms  ${pairs(rest)}`
  }
  return `${clock}  ${event.padEnd(20)} ${pairs(fields)}`
}

function pairs(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${typeof value === 'string' && /\s/.test(value) ? JSON.stringify(value) : value}`)
    .join(' ')
}

function parse(part: unknown): Entry[] {
  if (isEntry(part)) return [part]
  if (typeof part !== 'string') return []
  try {
    const data: unknown = JSON.parse(part)
    return isEntry(data) ? [data] : []
  } catch {
    return []
  }
}

function withTime(entries: Entry[], time: number | undefined): Entry[] {
  return time ? entries.map((entry) => ({ ...entry, time })) : entries
}

function isEntry(data: unknown): data is Entry {
  return typeof data === 'object' && data !== null && typeof (data as Entry).event === 'string'
}
