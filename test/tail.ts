/**
 * `npm run tail`: the live log of the deployed Worker, one readable line for each thing that happened. Filters:
 * `--errors`, `--inquiry ID` (an id or its first digits), `--country XX`. `--stdin` reads lines that were piped in, for
 * example those of a local `npm start`; other arguments go to `wrangler tail`.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type Entry, entriesOf, type Filter, readable, wanted } from './tail-lines.ts'

const args = process.argv.slice(2)
const filter: Filter = {
  errors: take('--errors') !== undefined,
  inquiry: take('--inquiry', true),
  country: take('--country', true)?.toUpperCase(),
}

if (take('--stdin') !== undefined) print(process.stdin)
else {
  const tail = spawn('wrangler', ['tail', '--format', 'json', ...args], { stdio: ['inherit', 'pipe', 'inherit'] })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tail.kill(signal))
  tail.on('exit', (code) => {
    process.exitCode = code ?? 0
  })
  print(tail.stdout)
}

/** wrangler prints an object over several lines; our own log prints one a line. Both end with a closing brace alone. */
function print(stream: Readable): void {
  let parts = ''
  createInterface({ input: stream }).on('line', (line) => {
    parts += line
    const entries = entriesOf(parts)
    if (!entries) return
    parts = ''
    for (const entry of entries as Entry[]) if (wanted(entry, filter)) process.stdout.write(`${readable(entry)}\n`)
  })
}

/** Takes an option out of the arguments: its value, or an empty text for a flag; undefined when it is not there. */
function take(name: string, withValue = false): string | undefined {
  const index = args.indexOf(name)
  if (index < 0) return undefined
  return args.splice(index, withValue ? 2 : 1)[1] ?? ''
}
