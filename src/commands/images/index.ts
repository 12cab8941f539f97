import { watch } from 'node:fs'
import { runCommand } from '../cli/run-command.ts'
import { formatError, UserError } from '../cli/user-error.ts'
import { makePictures } from './encode.ts'
import { mastersFolder } from './masters.ts'

const usage = `Usage: npm run images [-- --watch]

Makes the picture sizes that pages use from the masters in content/images. With --watch it keeps running and follows
changes.`

/** Delay after the last change, because a photograph is copied in many writes. */
const debounceMs = 300

await runCommand({ usage, options: { watch: { type: 'boolean' } } }, ({ values }) =>
  values.watch ? watchMasters() : make(),
)

/** @throws UserError naming every wrong master */
async function make(): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const { masters, made, removed, faults } = await makePictures(say)
  if (faults.length > 0) throw new UserError('Nothing was made: some masters are invalid.', faults)
  const done = made.length + removed.length > 0
  say(
    `${masters} masters: ${done ? `${made.length} files made, ${removed.length} removed` : 'nothing had to be made'}.`,
  )
}

/** Generates all sizes, and again after each change. A wrong master is reported until it is corrected. */
async function watchMasters(): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const again = () => make().catch((error) => void process.stderr.write(`${formatError(error)}\n`))
  watch(mastersFolder, { recursive: true }, (_, name) => {
    if (!name || name.endsWith('manifest.json')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(again)
    }, debounceMs)
  })
  await again()
  process.stdout.write('Watching content/images. Ctrl-C ends it.\n')
}
