import * as v from 'valibot'
import { unsafeCharacters } from '../../../client/shared/event-report.ts'

/** One line of the Worker's log, with the time at which the platform received it, if known. */
export type Entry = { event: string; time?: number | undefined } & Record<string, unknown>

export type Filter = { errors?: boolean; inquiry?: string | undefined; country?: string | undefined }

const entrySchema = v.looseObject({ event: v.string() })

/** An object of `wrangler tail --format json`: an invocation of the Worker. */
const invocationSchema = v.object({
  outcome: v.string(),
  logs: v.array(v.object({ message: v.array(v.unknown()), level: v.string(), timestamp: v.number() })),
  exceptions: v.array(v.object({ name: v.string(), message: v.unknown(), timestamp: v.number() })),
})

/** An object of `wrangler tail` that reports dropped events: there were too many. */
const noticeSchema = v.object({ event: v.object({ type: v.string(), message: v.string() }) })

/** Events that an operator may have to act on. */
const failures = [
  'inquiry.held',
  'inquiry.undelivered',
  'inquiry.broken',
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
  'tail',
  'text',
]

/** Reads a line of any log, or an object of `wrangler tail`. @returns each entry with its readable line */
export function readLog(text: string): { entry: Entry; line: string }[] {
  const entries = parseEntries(text)
  if (entries) return entries.map((entry) => ({ entry, line: formatEntry(entry) }))
  if (text.trim() === '') return []
  return [{ entry: { event: 'text' }, line: text.replace(unsafeCharacters, '\uFFFD') }]
}

/** Entries of an object of `wrangler tail --format json` or of a line of our log; undefined for other text. */
export function parseEntries(text: string): Entry[] | undefined {
  const data = parseIfJson(text)
  if (v.is(entrySchema, data)) return [data]
  if (v.is(noticeSchema, data)) return [{ event: 'tail', text: data.event.message }]
  if (!v.is(invocationSchema, data)) return undefined
  const { outcome, logs, exceptions } = data
  const entries = [
    ...logs.flatMap(({ message, level, timestamp }) =>
      message.map((part): Entry => ({ ...toEntry(part, level), time: timestamp })),
    ),
    ...exceptions.map(({ name, message, timestamp: time }) => ({
      event: 'exception',
      time,
      error: `${name}: ${message}`,
    })),
  ]
  // The platform can end a Worker without an exception.
  const ended = exceptions.length === 0 && outcome !== 'ok' && outcome !== 'canceled'
  return ended ? [...entries, { event: 'exception', error: outcome }] : entries
}

function toEntry(part: unknown, level: string): Entry {
  const data = parseIfJson(part)
  if (v.is(entrySchema, data)) return data
  return { event: level === 'error' ? 'console.error' : 'console', text: part }
}

/** Parses JSON; returns other values unchanged. */
export function parseIfJson(value: unknown): unknown {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson()), value)
  return result.success ? result.output : value
}

export function matchesFilter({ event, id, country, status, to }: Entry, filter: Filter): boolean {
  // The default texts in a machine's neutral document are not a failure: a language may have no texts of its own.
  const hasStatus = event === 'request' || event === 'inquiry.refused'
  const isFailure = hasStatus ? Number(status) >= 500 : failures.includes(event) && to !== 'default'
  return (
    (!filter.errors || isFailure) &&
    (!filter.inquiry || String(id).startsWith(filter.inquiry.toLowerCase())) &&
    (!filter.country || country === filter.country)
  )
}

/** Formats an entry as one line. Control characters are escaped, so that an entry cannot imitate another one. */
export function formatEntry({ event, time, ...fields }: Entry): string {
  const clock = time === undefined ? '--:--:--' : new Date(time).toISOString().slice(11, 19)
  if (event === 'request') {
    const { method, path, status, ms, ...rest } = fields
    return `${clock}  ${formatValue(status)}  ${formatValue(method)} ${formatValue(path)}  ${formatValue(ms)} ms  ${formatFields(rest)}`
  }
  return `${clock}  ${formatValue(event).padEnd(20)} ${formatFields(fields)}`
}

function formatFields(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${formatValue(name)}=${formatValue(value)}`)
    .join(' ')
}

function formatValue(value: unknown): string {
  const text = typeof value === 'object' ? formatObject(value) : String(value)
  const safe = text.replace(unsafeCharacters, '\uFFFD')
  return /[\s"]/.test(safe) ? JSON.stringify(safe) : safe
}

/** `{ email: 'invalid', country: 'missing' }` as `email:invalid,country:missing`. */
function formatObject(value: object | null): string {
  if (Array.isArray(value) || value === null) return JSON.stringify(value)
  return Object.entries(value)
    .map(([name, part]) => `${name}:${typeof part === 'object' ? JSON.stringify(part) : part}`)
    .join(',')
}
