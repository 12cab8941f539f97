import { suggestName } from '../cli/arguments.ts'
import { confirm } from '../cli/confirm.ts'
import { readPort, refuseWithoutLocal } from '../cli/port.ts'
import { runCommand } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { eraseInquiry, exportInquiries, listInquiries, replayInquiries, replayInquiry, showInquiry } from './actions.ts'
import { type Choice, readSince, readState } from './filter.ts'
import { localInstances } from './local-instances.ts'
import { remoteInstances } from './remote-instances.ts'

const usage = `Usage: npm run inquiries -- COMMAND [--since WHEN] [--state STATE] [--local [--port N]]

  list            undelivered inquiries (--all: delivered ones too)
  show ID         every attempt of one inquiry; ID is an id, a reference, or at least four characters from the beginning
                  of one
  export          all inquiries as CSV on standard output (--to FILE: into a file)
  replay ID       send an inquiry again that is held, undelivered or between two attempts
  replay --all    send all undelivered inquiries again; --since narrows it, --state held or retrying chooses those
  erase ID        delete what the buyer typed; the log, which holds ids only, stays. Asks for confirmation on a deployed
                  site (--yes skips that)

  --since WHEN    received since then: 2026-11-20, 2026-11-20T18:00, or 90m, 12h, 7d ago
  --state STATE   delivered, delivering, retrying, undelivered, held, paused, errored or terminated
  --local         a running npm start instead of the deployed site
  --env NAME      another deployment: --env preview`

const options = {
  all: { type: 'boolean', default: false },
  since: { type: 'string' },
  state: { type: 'string' },
  to: { type: 'string' },
  yes: { type: 'boolean' },
  local: { type: 'boolean' },
  port: { type: 'string' },
  env: { type: 'string' },
} as const

await runCommand({ usage, options, positionals: 2 }, async ({ values, positionals: [command, id] }) => {
  const { all, since, state, to, yes, local, port, env } = values
  refuseWithoutLocal(values)
  const instances = local ? localInstances(`http://localhost:${readPort(port)}`) : remoteInstances(env)
  const choice: Choice = { since: readSince(since), state: readState(state) }
  const chosen = choice.since !== undefined || choice.state !== undefined
  if (command === 'list' && !id) await listInquiries(instances, choice, all)
  else if (command === 'show' && id) await showInquiry(instances, id)
  else if (command === 'export' && !id) await exportInquiries(instances, choice, to)
  else if (command === 'replay' && id && !all && !chosen) await replayInquiry(instances, id)
  else if (command === 'replay' && !id && (all || chosen)) await replayInquiries(instances, choice)
  else if (command === 'erase' && id) {
    const ask = local || yes ? async () => true : confirm
    await eraseInquiry(instances, id, ask, local ? eraseFromInbox(readPort(port) + 1) : undefined)
  } else throw new UserError('Nothing was done.', [unclear(command, id)], usage)
})

/** Erases an inquiry from the inbox of `npm start`, which runs on the next port unless a webhook is set. */
function eraseFromInbox(port: number): (id: string) => Promise<boolean> {
  return async (id) => {
    const body = new URLSearchParams({ id })
    const response = await fetch(`http://localhost:${port}/erase`, { method: 'POST', body }).catch(() => undefined)
    return response?.status === 204
  }
}

/** The error message for arguments that are not a command. */
function unclear(command: string | undefined, id: string | undefined): string {
  const known = ['list', 'show', 'export', 'replay', 'erase']
  if (!command) return `missing command (${known.join(', ')})`
  if (!known.includes(command)) {
    return `unknown command '${command}'${suggestName(command, known)}`
  }
  if (command === 'replay') return 'replay: takes an ID, or else --all, --since or --state'
  return id ? `unexpected argument '${id}'` : `${command}: missing argument ID`
}
