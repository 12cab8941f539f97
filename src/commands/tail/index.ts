import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { runCommand } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { adviceFor, errorsIn, spawnWrangler } from '../wrangler/wrangler.ts'
import { entriesOf, type Filter, otherText, readable, readableEntry, wanted } from './log-format.ts'

const usage = `Usage: npm run tail [-- --errors --inquiry ID --country XX]
       ... | npm run tail -- --stdin

Prints the log of the deployed Worker, one readable line per event.

  --errors      events that may need an operator
  --inquiry ID  one inquiry: its id or the beginning of it
  --country XX  requests from one country
  --stdin       reads lines of npm start, of this command or of wrangler tail from standard input

Other options are passed to wrangler tail: --env preview`

const options = {
  errors: { type: 'boolean' },
  inquiry: { type: 'string' },
  country: { type: 'string' },
  stdin: { type: 'boolean' },
} as const

await runCommand({ usage, options, allowUnknown: true }, async ({ values, unknown }) => {
  const filter = { errors: false, ...values, country: values.country?.toUpperCase() }
  const wrong = unmatchable(filter)
  if (wrong) throw new UserError('Nothing was done.', [wrong], usage)
  if (values.stdin && unknown[0])
    throw new UserError('Nothing was done.', [`${unknown[0]}: there is no such option with --stdin`], usage)
  if (values.stdin) return print(process.stdin, filter)
  const tail = spawnWrangler(['tail', '--format', 'json', ...unknown], ['inherit', 'pipe', 'pipe'])
  process.once('exit', () => tail.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tail.kill(signal))
  if (tail.stdout) print(tail.stdout, filter)
  const [[code], said] = await Promise.all([once(tail, 'exit'), tail.stderr ? text(tail.stderr) : ''])
  if (code) throw new UserError('The log cannot be read.', errorsIn(said), adviceFor(said))
})

/** The problem of a filter that no entry can match. */
function unmatchable({ inquiry, country }: Filter): string | undefined {
  if (inquiry !== undefined && !/^[0-9a-f-]{4,36}$/i.test(inquiry))
    return `--inquiry ${inquiry}: is neither an id nor a reference`
  if (country !== undefined && !/^[A-Z]{2}$/.test(country)) return `--country ${country}: write two letters, as in DE`
  return undefined
}

/** wrangler prints objects over several lines that end with a closing brace; our own log prints one per line. */
function print(stream: Readable, filter: Filter): void {
  let object: string[] = []
  createInterface({ input: stream }).on('line', (line) => {
    if (object.length > 0 || line === '{') object.push(line)
    if (object.length > 0 && line !== '}') return
    const text = object.length > 0 ? object.join(' ') : line
    const entries = readableEntry(text) ?? entriesOf(text) ?? otherText(text)
    object = []
    for (const entry of entries) if (wanted(entry, filter)) process.stdout.write(`${readable(entry)}\n`)
  })
}
