import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { print, runCommand } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { adviceFor, errorsIn, spawnWrangler } from '../wrangler/wrangler.ts'
import { type Filter, matches, readLog } from './log-format.ts'

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

await runCommand({ usage, options, allowUnknown: true }, async ({ values, positionals: others }) => {
  const refuse = (problem: string) => new UserError('Nothing was done.', [problem], usage)
  const { inquiry, stdin } = values
  const country = values.country?.toUpperCase()
  if (inquiry !== undefined && !/^[0-9a-f-]{4,36}$/i.test(inquiry))
    throw refuse(`--inquiry ${inquiry}: is neither an id nor a reference`)
  if (country !== undefined && !/^[A-Z]{2}$/.test(country))
    throw refuse(`--country ${country}: write two letters, as in DE`)
  const filter = { ...values, country }
  if (stdin && others[0]) throw refuse(`${others[0]}: there is no such option with --stdin`)
  if (stdin) return printLog(process.stdin, filter)
  const tail = spawnWrangler(['tail', '--format', 'json', ...others], ['inherit', 'pipe', 'pipe'])
  process.once('exit', () => tail.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tail.kill(signal))
  if (tail.stdout) printLog(tail.stdout, filter)
  const [[code], output] = await Promise.all([once(tail, 'exit'), tail.stderr ? text(tail.stderr) : ''])
  if (code) throw new UserError('The log cannot be read.', errorsIn(output), adviceFor(output))
})

/** wrangler prints objects over several lines that end with a closing brace; our own log prints one per line. */
function printLog(stream: Readable, filter: Filter): void {
  let object: string[] = []
  createInterface({ input: stream }).on('line', (input) => {
    if (object.length > 0 || input === '{') object.push(input)
    if (object.length > 0 && input !== '}') return
    const found = readLog(object.length > 0 ? object.join(' ') : input)
    object = []
    for (const { entry, line } of found) if (matches(entry, filter)) print(line)
  })
}
