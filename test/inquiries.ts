/** `npm run inquiries`: what became of the inquiries, and sending them again. */
import { referenceOf } from '../client/inquiry-contract.ts'
import { option } from './dev-settings.ts'
import type { Instance, InstanceDetails, Instances } from './instances/instances.ts'
import { localInstances } from './instances/local.ts'
import { remoteInstances } from './instances/remote.ts'
import { type State, stateOf } from './instances/state.ts'

const usage = `Usage: npm run inquiries -- COMMAND [--local [--port N]]

  list            inquiries that are not delivered yet (--all: the delivered ones too)
  show ID         one inquiry, attempt by attempt; ID is an id, a reference or the beginning of either
  replay ID       send a held or undelivered inquiry again
  replay --all    send every undelivered inquiry again (held ones only one by one)

  --local         of a running npm start, not of the deployed site
  --env NAME      of another deployment, as in npm run deploy -- --env preview`

/** How many instances are asked for at a time. */
const atOnce = 8

const [command, ...rest] = process.argv.slice(2)
const port = option(rest, 'port') ?? '8787'
const instances: Instances = rest.includes('--local')
  ? localInstances(`http://localhost:${port}`)
  : remoteInstances(option(rest, 'env'))
const all = rest.includes('--all')
const given = rest.find(
  (argument, index) => !argument.startsWith('-') && !['--port', '--env'].includes(rest[index - 1] ?? ''),
)

try {
  if (command === 'list') await list()
  else if (command === 'show' && given) await show(given)
  else if (command === 'replay' && all) await replayAll()
  else if (command === 'replay' && given) await replay(given)
  else stop(usage)
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}

async function list(): Promise<void> {
  const found = (await instances.list()).filter(({ status }) => all || status !== 'complete')
  const rows = await details(found)
  if (rows.length === 0) return print('Nothing waits: every inquiry is delivered.')
  print('REFERENCE  STATE        ATTEMPTS  LAST          RECEIVED          ID')
  for (const { id, received, state } of rows) {
    const { word, attempts, next } = state
    const last = attempts.at(-1)?.status ?? '-'
    const when = next ? `  next ${shortTime(next)}` : ''
    print(
      [
        referenceOf(id).padEnd(9),
        word.padEnd(11),
        String(attempts.length).padEnd(8),
        last.padEnd(12),
        received,
        id,
      ].join('  ') + when,
    )
  }
}

async function show(name: string): Promise<void> {
  const matches = await find(name)
  for (const { id, received, state, body } of await details(matches)) {
    print(`${referenceOf(id)}  ${state.word}  received ${received}  ${id}`)
    for (const { number, at, status, wait } of state.attempts) {
      print(
        `  attempt ${number}  ${shortTime(new Date(at))}  ${status}${wait === null ? '' : `, again after ${wait} s`}`,
      )
    }
    if (state.next) print(`  next attempt ${shortTime(state.next)}`)
    for (const [key, value] of Object.entries(body))
      print(`  ${key.padEnd(12)} ${String(value).replaceAll('\n', `\n${' '.repeat(15)}`)}`)
  }
}

async function replay(name: string): Promise<void> {
  const matches = await find(name)
  const [match] = matches
  if (matches.length > 1 || !match)
    throw new Error(`several inquiries begin with ${name}: ${matches.map(({ id }) => id).join(', ')}`)
  const { word } = stateOf(await instances.details(match.id))
  if (word !== 'undelivered' && word !== 'held')
    throw new Error(`${match.id} is ${word}: there is nothing to send again`)
  await instances.send(match.id, 'replay')
  print(`${match.id} goes out again`)
}

async function replayAll(): Promise<void> {
  const unfinished = (await instances.list()).filter(({ status }) => status !== 'complete')
  const undelivered = (await details(unfinished)).filter(({ state }) => state.word === 'undelivered')
  for (const { id } of undelivered) {
    await instances.send(id, 'replay')
    print(`${id} goes out again`)
  }
  print(`${undelivered.length} sent again`)
}

/** Instances by id, reference or the beginning of either; at least four digits. */
async function find(name: string): Promise<Instance[]> {
  const start = name.toLowerCase()
  if (!/^[0-9a-f-]{4,36}$/.test(start)) throw new Error(`${name} is neither an id nor a reference`)
  const matches =
    start.length === 36 ? [{ id: start }] : (await instances.list()).filter(({ id }) => id.startsWith(start))
  if (matches.length === 0) throw new Error(`there is no inquiry ${name}`)
  return matches
}

type Row = { id: string; received: string; state: State; body: object }

async function details(found: Instance[]): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < found.length; start += atOnce) {
    rows.push(...(await Promise.all(found.slice(start, start + atOnce).map(rowOf))))
  }
  return rows
}

async function rowOf({ id }: Instance): Promise<Row> {
  const found = await instances.details(id)
  const received = found.queued ? shortTime(new Date(found.queued)) : '-'
  return { id, received, state: stateOf(found), body: bodyOf(found) }
}

function bodyOf({ params }: InstanceDetails): object {
  const value: unknown = typeof params === 'string' ? JSON.parse(params) : params
  return (value as { body?: object } | null)?.body ?? {}
}

/** Minutes suffice: `2026-11-20 18:05`. */
function shortTime(date: Date): string {
  return Number.isNaN(date.getTime()) ? '-' : date.toISOString().slice(0, 16).replace('T', ' ')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function stop(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
