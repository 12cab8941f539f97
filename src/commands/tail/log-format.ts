/** One line of the Worker's log, with the time at which the platform received it, if known. */
export type Entry = {
  event: string
  time?: number
  /** The line, if it is already readable. */
  line?: string
} & Record<string, unknown>

export type Filter = { errors: boolean; inquiry?: string | undefined; country: string | undefined }

type Invocation = {
  outcome?: string
  logs?: { message: unknown[]; level?: string; timestamp?: number }[]
  exceptions?: { name: string; message: string; timestamp?: number }[]
}

/** Events that an operator may have to act on. */
const failures = [
  'inquiry.held',
  'inquiry.undelivered',
  'inquiry.broken',
  'inquiry.refused',
  'alert.failed',
  'limiter.failed',
  'event.lost',
  'content.miss',
  'content.fallback',
  'settings.invalid',
  'render.error',
  'chunk.error',
  'exception',
  'console.error',
]

/** Entries of an object of `wrangler tail --format json` or of a line of our log; undefined for other text. */
export function entriesOf(text: string): Entry[] | undefined {
  const data = parseIfJson(text)
  if (isEntry(data)) return [data]
  if (!isInvocation(data)) return undefined
  const { outcome = 'ok', logs = [], exceptions = [] } = data
  const entries = [
    ...logs.flatMap(({ message, level, timestamp }) =>
      message.map((part) => withTime(toEntry(part, level), timestamp)),
    ),
    ...exceptions.map(({ name, message, timestamp }) =>
      withTime({ event: 'exception', error: `${name}: ${message}` }, timestamp),
    ),
  ]
  // The platform can end a Worker without an exception.
  const ended = exceptions.length === 0 && outcome !== 'ok' && outcome !== 'canceled'
  return ended ? [...entries, { event: 'exception', error: outcome }] : entries
}

/** A line that is no log entry (a banner, a line of a stack) as an entry; undefined for a blank line. */
export function otherText(text: string): Entry[] {
  return text.trim() === '' ? [] : [{ event: 'text', line: text.replace(unsafe, '\uFFFD') }]
}

/** Whether an entry passes all given filters. */
export function wanted(entry: Entry, { errors, inquiry, country }: Filter): boolean {
  if (errors && !isFailure(entry)) return false
  if (inquiry && !(typeof entry.id === 'string' && entry.id.startsWith(inquiry.toLowerCase()))) return false
  return !country || entry.country === country
}

function isFailure({ event, status, to }: Entry): boolean {
  if (event === 'request') return Number(status) >= 500
  // The default texts in a machine's neutral document are no failure: a language may have no texts of its own.
  return failures.includes(event) && !(event === 'content.fallback' && to === 'default')
}

/**
 * Formats an entry as one line: time, event, description, then the rest as name=value. Line breaks and terminal control
 * characters of its values are escaped, so that an entry cannot imitate another one.
 */
export function readable({ event, time, line, ...fields }: Entry): string {
  if (line !== undefined) return line
  const clock = time === undefined ? noTime : new Date(time).toISOString().slice(11, 19)
  if (event === 'request') {
    const { method, path, status, ms, ...rest } = fields
    return `${clock}  ${shown(status)}  ${shown(method)} ${shown(path)}  ${shown(ms)} ms  ${pairs(rest)}`
  }
  return `${clock}  ${shown(event).padEnd(20)} ${pairs(fields)}`
}

/** Shown for an entry without a time. */
const noTime = '--:--:--'

/** Parses a line that `readable` wrote; undefined for other lines. */
export function readableEntry(line: string): Entry[] | undefined {
  const [, first, rest = ''] = /^(?:\d\d:\d\d:\d\d|--:--:--) {2}(\S+) +(.*)$/.exec(line) ?? []
  if (!first) return undefined
  const value = (name: string) => new RegExp(`(?:^| )${name}=(\\S+)`).exec(rest)?.[1]
  const request = /^\d{3}$/.test(first)
  const status = request ? first : value('status')
  return [
    {
      event: request ? 'request' : first,
      line: line.replace(unsafe, '\uFFFD'),
      id: value('id'),
      country: value('country'),
      status,
      to: value('to'),
    },
  ]
}

function pairs(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${shown(name)}=${shown(value)}`)
    .join(' ')
}

/** Line breaks, terminal control characters and direction marks. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** Formats a value as one word: quoted if it contains spaces, with control and direction characters escaped. */
function shown(value: unknown): string {
  const text = typeof value === 'object' ? inner(value) : String(value)
  const safe = text.replace(unsafe, '\uFFFD')
  return /[\s"]/.test(safe) ? JSON.stringify(safe) : safe
}

/** `{ email: 'invalid', country: 'missing' }` as `email:invalid,country:missing`. */
function inner(value: object | null): string {
  if (Array.isArray(value) || value === null) return JSON.stringify(value)
  return Object.entries(value)
    .map(([name, part]) => `${name}:${typeof part === 'object' ? JSON.stringify(part) : part}`)
    .join(',')
}

/** An entry of our log, or console output of other code as an entry. */
function toEntry(part: unknown, level = 'log'): Entry {
  const data = parseIfJson(part)
  if (isEntry(data)) return data
  return { event: level === 'error' ? 'console.error' : 'console', text: part }
}

/** Parses JSON; returns other text unchanged. */
function parseIfJson(part: unknown): unknown {
  if (typeof part !== 'string') return part
  try {
    return JSON.parse(part)
  } catch {
    return part
  }
}

function withTime(entry: Entry, time: number | undefined): Entry {
  return time ? { ...entry, time } : entry
}

function isInvocation(data: unknown): data is Invocation {
  return typeof data === 'object' && data !== null && ('logs' in data || 'exceptions' in data || 'outcome' in data)
}

function isEntry(data: unknown): data is Entry {
  return typeof data === 'object' && data !== null && typeof (data as Entry).event === 'string'
}
