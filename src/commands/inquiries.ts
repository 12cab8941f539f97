/** `npm run inquiries`: what became of the inquiries, sending them again, a sheet of them, and forgetting one. */

import { option } from './arguments.ts'
import {
  eraseInquiry,
  exportInquiries,
  listInquiries,
  replayInquiries,
  replayInquiry,
  showInquiry,
} from './inquiries/acts.ts'
import { type Choice, readSince, readState } from './inquiries/choice.ts'
import { localInstances } from './instances/local.ts'
import { remoteInstances } from './instances/remote.ts'
import { explain } from './mistake.ts'

const usage = `Usage: npm run inquiries -- COMMAND [--since WHEN] [--state STATE] [--local [--port N]]

  list            inquiries that are not delivered yet (--all: the delivered ones too)
  show ID         one inquiry, attempt by attempt; ID is an id, a reference or the beginning of either
  export          all of them as a sheet (CSV) on standard output (--to FILE: into a file)
  replay ID       send an inquiry again that is held, undelivered, or waits for its next attempt
  replay --all    send every undelivered inquiry again; --since narrows it, --state held or retrying means those
  erase ID        forget one: what the buyer typed is deleted here; the log, which holds ids alone, stays

  --since WHEN    received since then: 2026-11-20, 2026-11-20T18:00, or 90m, 12h, 7d ago
  --state STATE   delivered, delivering, retrying, undelivered, held, paused, errored or terminated
  --local         of a running npm start, not of the deployed site
  --env NAME      of another deployment, as in npm run deploy -- --env preview`

const valued = ['--port', '--env', '--since', '--state', '--to']
const [command, ...rest] = process.argv.slice(2)
const given = rest.find((argument, index) => !argument.startsWith('-') && !valued.includes(rest[index - 1] ?? ''))
const instances = rest.includes('--local')
  ? localInstances(`http://localhost:${option(rest, 'port') ?? '8787'}`)
  : remoteInstances(option(rest, 'env'))

try {
  const choice: Choice = { since: readSince(option(rest, 'since')), state: readState(option(rest, 'state')) }
  const chosen = choice.since !== undefined || choice.state !== undefined
  if (command === 'list') await listInquiries(instances, choice, rest.includes('--all'))
  else if (command === 'show' && given) await showInquiry(instances, given)
  else if (command === 'export') await exportInquiries(instances, choice, option(rest, 'to'))
  else if (command === 'replay' && given) await replayInquiry(instances, given)
  else if (command === 'replay' && (rest.includes('--all') || chosen)) await replayInquiries(instances, choice)
  else if (command === 'erase' && given) await eraseInquiry(instances, given)
  else stop(usage)
} catch (error) {
  stop(explain(error))
}

function stop(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
