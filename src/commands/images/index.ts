import { watch } from 'node:fs'
import { runCommand } from '../cli/run-command.ts'
import { explain, Mistake } from '../cli/user-error.ts'
import { makePictures } from './encode.ts'
import { mastersFolder } from './masters.ts'

const usage = `Usage: npm run images [-- --watch]

Makes the sizes of every master in content/images that pages use, and says what it did. With --watch it goes on: a picture
that is put there, replaced or taken away is made at once.`

/** Milliseconds of quiet after which a folder is read again: a photograph is copied in many writes. */
const quiet = 300

await runCommand({ usage, options: { watch: { type: 'boolean' } } }, ({ values }) =>
  values.watch ? keepMaking() : make(),
)

/** @throws Mistake naming every master that is wrong */
async function make(): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const { masters, made, removed, faults } = await makePictures(say)
  if (faults.length > 0) throw new Mistake('Nothing is made: masters are wrong.', faults)
  const done = made.length + removed.length > 0
  say(
    `${masters} masters: ${done ? `${made.length} files made, ${removed.length} removed` : 'nothing had to be made'}.`,
  )
}

/** Makes once, and again after every change; a master that is wrong is told and waited for. */
async function keepMaking(): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const again = () => make().catch((error) => void process.stderr.write(`${explain(error)}\n`))
  watch(mastersFolder, { recursive: true }, (_, name) => {
    if (!name || name.endsWith('manifest.json')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(again)
    }, quiet)
  })
  await again()
  process.stdout.write('Watching content/images. Ctrl-C ends it.\n')
}
