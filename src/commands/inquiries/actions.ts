import { chmodSync, writeFileSync } from 'node:fs'
import { stringify } from 'csv-stringify/sync'
import { inquiryFields } from '../../../client/shared/inquiry-contract.ts'
import { print } from '../cli/run-command.ts'
import { formatTable } from '../cli/table.ts'
import type { Instances } from './instances.ts'
import { type Found, findAll, findByName, findOne, type InquiryFilter, type Row, readRows, shortTime } from './rows.ts'
import { replayable } from './state.ts'

/** Prints a table of the inquiries that are not delivered yet; `all`, or a chosen state, adds the others. */
export async function listInquiries(instances: Instances, filter: InquiryFilter, all: boolean): Promise<void> {
  const found = await findAll(instances)
  const wanted = all || filter.state ? found : found.filter(({ status }) => status !== 'complete')
  const rows = await readOrReport(instances, wanted, filter)
  if (rows.length === 0) {
    return print(all || filter.state || filter.since ? 'No inquiries.' : 'Every inquiry is delivered.')
  }
  const cells = rows.map(({ id, reference, received, state: { kind, attempts, next } }) => [
    reference,
    kind,
    String(attempts.length),
    attempts.at(-1)?.status ?? '-',
    shortTime(received),
    id,
    next ? `next ${shortTime(next)}` : '',
  ])
  print(formatTable([['REFERENCE', 'STATE', 'ATTEMPTS', 'LAST', 'RECEIVED (UTC)', 'ID', ''], ...cells]))
}

/** Prints one inquiry, or all that match, with every attempt and the buyer's text. */
export async function showInquiry(instances: Instances, name: string): Promise<void> {
  for (const row of await readOrReport(instances, await findByName(instances, name))) {
    const { kind, attempts, next } = row.state
    print(`${row.reference}  ${kind}  received ${shortTime(row.received)}  ${row.id}`)
    for (const { number, at, status, wait } of attempts) {
      const again = wait === null ? '' : `, again after ${wait} s`
      print(`  attempt ${number}  ${shortTime(new Date(at))}  ${status}${again}`)
    }
    if (next) print(`  next attempt ${shortTime(next)}`)
    for (const [key, value] of Object.entries(row.delivery.body ?? {})) {
      print(`  ${key.padEnd(12)} ${String(value).replaceAll('\n', `\n${' '.repeat(15)}`)}`)
    }
  }
}

/** Writes inquiries as CSV, readable by its owner alone. Cells that begin like a formula are escaped. */
export async function exportInquiries(instances: Instances, filter: InquiryFilter, file?: string): Promise<void> {
  const rows = await readOrReport(instances, await findAll(instances), filter)
  const columns = ['reference', 'id', 'received', 'state', 'attempts', 'last', 'source', 'lang', ...inquiryFields]
  const records = rows.map(({ received, state, delivery, ...row }) => ({
    ...delivery,
    ...delivery.body,
    ...row,
    received: Number.isNaN(received.getTime()) ? '' : received.toISOString(),
    state: state.kind,
    attempts: state.attempts.length,
    last: state.attempts.at(-1)?.status ?? '',
  }))
  const csv = stringify(records, { header: true, columns, escape_formulas: true, bom: file !== undefined })
  if (file === undefined) return void process.stdout.write(csv)
  writeFileSync(file, csv, { mode: 0o600 })
  // The mode above applies to new files only.
  chmodSync(file, 0o600)
  print(`${rows.length} written to ${file}`)
}

/** Sends one inquiry again. @throws Error unless it is held, undelivered or retrying */
export async function replayInquiry(instances: Instances, name: string): Promise<void> {
  const row = await findOne(instances, name)
  const { kind } = row.state
  if (!replayable.includes(kind)) throw new Error(`${row.id} is ${kind}: there is nothing to send again`)
  await send(instances, row)
}

/** Sends every undelivered inquiry again, or those of the chosen state. */
export async function replayInquiries(instances: Instances, filter: InquiryFilter): Promise<void> {
  const { since, state = 'undelivered' } = filter
  if (!replayable.includes(state)) throw new Error(`--state ${state}: there is nothing to send again`)
  const unfinished = (await findAll(instances)).filter(({ status }) => status !== 'complete')
  const rows = await readOrReport(instances, unfinished, { since, state })
  const failed: string[] = []
  for (const row of rows) {
    await send(instances, row).catch((error: Error) => failed.push(`${row.id}: ${error.message}`))
  }
  print(`${rows.length - failed.length} sent again`)
  if (failed.length > 0) throw new Error(`${failed.length} could not be sent; try again:\n${failed.join('\n')}`)
}

/** Deletes every instance of an inquiry with the buyer's text, unless the answer to the question is no. */
export async function eraseInquiry(
  instances: Instances,
  name: string,
  ask: (question: string) => Promise<boolean>,
  eraseFromInbox: (id: string) => Promise<boolean> = async () => false,
): Promise<void> {
  const row = await findOne(instances, name)
  const { kind } = row.state
  if (!(await ask(`Erase ${row.id}, ${kind}, received ${shortTime(row.received)}? This cannot be undone.`))) {
    return print('Nothing was erased.')
  }
  for (const part of row.parts) await instances.remove(part)
  print(`${row.id} is erased (it was ${kind})`)
  if (await eraseFromInbox(row.id)) print('Also erased from the inbox.')
  else if (row.state.attempts.some(({ ok }) => ok)) print('The automation service has it as well: erase it there.')
}

async function readOrReport(instances: Instances, found: Found[], filter?: InquiryFilter): Promise<Row[]> {
  const { rows, unreadable } = await readRows(instances, found, filter)
  if (unreadable.length > 0) {
    const list = unreadable.map(({ id, reason }) => `  ${id}: ${reason}\n`).join('')
    const verb = unreadable.length === 1 ? 'is' : 'are'
    process.stderr.write(`${unreadable.length} cannot be read and ${verb} left out:\n${list}`)
  }
  return rows
}

async function send(instances: Instances, { id, parts }: Row): Promise<void> {
  await instances.send(parts.at(-1) ?? id, 'replay')
  print(`${id} is sent again`)
}
