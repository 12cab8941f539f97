import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createCommand, print, runCommand } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { adviceFor, errorsIn, spawnWrangler } from '../wrangler/wrangler.ts'
import { type Filter, matchesFilter, readLog } from './log-format.ts'

const command = createCommand('tail', 'Prints the log of the deployed Worker, one readable line per event.')
  .option('--errors', 'events that may need an operator')
  .option('--inquiry <id>', 'one inquiry: its id or the beginning of it')
  .option('--country <code>', 'requests from one country')
  .option('--stdin', 'reads JSON lines of the Worker or of wrangler tail from standard input')
  .argument('[others...]', 'options of wrangler tail: --env preview')
  .allowUnknownOption()
  .action(tailLog)

async function tailLog(others: string[], { stdin, ...options }: Filter & { stdin?: boolean }): Promise<void> {
  const { inquiry } = options
  const country = options.country?.toUpperCase()
  if (inquiry !== undefined && !/^[0-9a-f-]{4,36}$/i.test(inquiry))
    command.error(`error: --inquiry ${inquiry}: is neither an id nor a reference`)
  if (country !== undefined && !/^[A-Z]{2}$/.test(country))
    command.error(`error: --country ${country}: write two letters, as in DE`)
  if (stdin && others[0]) command.error(`error: ${others[0]}: there is no such option with --stdin`)
  const filter = { ...options, country }
  if (stdin) return printLog(process.stdin, filter)
  const tail = spawnWrangler(['tail', '--format', 'json', ...others], ['inherit', 'pipe', 'pipe'])
  process.once('exit', () => tail.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tail.kill(signal))
  if (tail.stdout) printLog(tail.stdout, filter)
  const [[code], output] = await Promise.all([once(tail, 'exit'), tail.stderr ? text(tail.stderr) : ''])
  if (code) throw new UserError('The log cannot be read.', errorsIn(output), adviceFor(output))
}

/** wrangler prints objects over several lines that end with a closing brace; our own log prints one per line. */
function printLog(stream: Readable, filter: Filter): void {
  let object: string[] = []
  createInterface({ input: stream }).on('line', (input) => {
    if (object.length > 0 || input === '{') object.push(input)
    if (object.length > 0 && input !== '}') return
    const found = readLog(object.length > 0 ? object.join(' ') : input)
    object = []
    for (const { entry, line } of found) if (matchesFilter(entry, filter)) print(line)
  })
}

await runCommand(command)
