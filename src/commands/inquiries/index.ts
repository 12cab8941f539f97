import { Option } from 'commander'
import { readPort, requireLocalFlag, type Target } from '../cli/port.ts'
import { confirm, createCommand, runCommand } from '../cli/run-command.ts'
import { eraseInquiry, exportInquiries, listInquiries, replayInquiries, replayInquiry, showInquiry } from './actions.ts'
import { type Instances, remoteInstances } from './instances.ts'
import { localInstances } from './local-instances.ts'
import { type InquiryFilter, readSince } from './rows.ts'
import { states } from './state.ts'

const command = createCommand(
  'inquiries',
  'Lists, shows, replays, exports and erases inquiries. ID is an id, a reference, or at least four characters from the ' +
    'beginning of one.',
)
  .option('--since <when>', 'received since then: 2026-11-20, 2026-11-20T18:00, or 90m, 12h, 7d ago', (text) =>
    readSince(text),
  )
  .addOption(new Option('--state <state>', 'in this state').choices(states))
  .option('--local', 'a running npm start instead of the deployed site')
  .option('--port <number>', 'port of npm start')
  .option('--env <name>', 'another deployment: --env preview')

command
  .command('list')
  .description('lists undelivered inquiries (--all: delivered ones too)')
  .option('--all')
  .action(({ all = false }: { all?: boolean }) => listInquiries(findInstances(), command.opts<InquiryFilter>(), all))
command
  .command('show <ID>')
  .description('shows every attempt and every field of one inquiry')
  .action((id: string) => showInquiry(findInstances(), id))
command
  .command('export')
  .description('writes all inquiries as CSV to standard output (--to FILE: to a file)')
  .option('--to <file>')
  .action(({ to }: { to?: string }) => exportInquiries(findInstances(), command.opts<InquiryFilter>(), to))
command
  .command('replay [ID]')
  .description(
    'sends an inquiry again that is held, undelivered or retrying; without an ID: --all undelivered ones, or those of ' +
      '--state held or retrying; --since limits both',
  )
  .option('--all')
  .action(async (id: string | undefined, { all }: { all?: boolean }) => {
    const { since, state } = command.opts<InquiryFilter>()
    const several = all || since !== undefined || state !== undefined
    if (Boolean(id) === several) command.error('error: replay: takes an ID, or else --all, --since or --state')
    if (id) await replayInquiry(findInstances(), id)
    else await replayInquiries(findInstances(), { since, state })
  })
command
  .command('erase <ID>')
  .description(
    'deletes what the buyer typed, but not the log, which has only ids; asks for confirmation on a deployed site (--yes ' +
      'skips that)',
  )
  .option('--yes')
  .action(async (id: string, { yes }: { yes?: boolean }) => {
    const { local, port } = command.opts<Target>()
    const ask = local || yes ? async () => true : confirm
    await eraseInquiry(findInstances(), id, ask, local ? (id) => eraseFromInbox(readPort(port) + 1, id) : undefined)
  })

function findInstances(): Instances {
  const target = command.opts<Target>()
  requireLocalFlag(target)
  const { local, port, env } = target
  return local ? localInstances(`http://localhost:${readPort(port)}`, env) : remoteInstances(env)
}

/** Erases an inquiry from the inbox of `npm start`, which runs on the next port unless a webhook is set. */
async function eraseFromInbox(port: number, id: string): Promise<boolean> {
  const body = new URLSearchParams({ id })
  const response = await fetch(`http://localhost:${port}/erase`, { method: 'POST', body }).catch(() => undefined)
  return response?.status === 204
}

await runCommand(command)
