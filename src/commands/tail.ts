/**
 * `npm run tail`: the live log of the deployed Worker, one readable line for each thing that happened. Filters:
 * `--errors`, `--inquiry ID` (an id or its first digits), `--country XX`. `--stdin` reads lines that were piped in, those
 * of `npm start` or of this command as well as raw ones; other arguments go to `wrangler tail`.
 */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Mistake, runCommand } from './mistake.ts'
import { entriesOf, type Filter, readable, readableEntry, wanted } from './tail-lines.ts'
import { adviceFor, errorsIn, spawnWrangler } from './wrangler.ts'

const args = process.argv.slice(2)
const filter: Filter = {
  errors: take('--errors') !== undefined,
  inquiry: take('--inquiry', true),
  country: take('--country', true)?.toUpperCase(),
}

await runCommand(async () => {
  if (take('--stdin') !== undefined) return print(process.stdin)
  const tail = spawnWrangler(['tail', '--format', 'json', ...args], ['inherit', 'pipe', 'pipe'])
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tail.kill(signal))
  if (tail.stdout) print(tail.stdout)
  const [[code], said] = await Promise.all([once(tail, 'exit'), tail.stderr ? text(tail.stderr) : ''])
  if (code) throw new Mistake('The log cannot be read.', errorsIn(said), adviceFor(said))
})

/** wrangler prints an object over several lines; our own log prints one a line. Both end with a closing brace alone. */
function print(stream: Readable): void {
  let parts = ''
  createInterface({ input: stream }).on('line', (line) => {
    parts += line
    const entries = parts === line ? (readableEntry(line) ?? entriesOf(line)) : entriesOf(parts)
    if (!entries) return
    parts = ''
    for (const entry of entries) if (wanted(entry, filter)) process.stdout.write(`${readable(entry)}\n`)
  })
}

/** Takes an option out of the arguments: its value, or an empty text for a flag; undefined when it is not there. */
function take(name: string, withValue = false): string | undefined {
  const index = args.indexOf(name)
  if (index < 0) return undefined
  return args.splice(index, withValue ? 2 : 1)[1] ?? ''
}
