import { watch } from 'node:fs'
import { createCommand, print, runCommand } from '../cli/run-command.ts'
import { formatError } from '../cli/user-error.ts'
import { makePictures } from './encode.ts'
import { mastersFolder } from './masters.ts'

/** Delay after the last change, because a photograph is copied in many writes. */
const debounceMs = 300

const command = createCommand('images', 'Makes the sizes of pictures that pages use from those in content/images.')
  .option('--watch', 'keeps running and follows changes')
  .action(({ watch }: { watch?: boolean }) => (watch ? watchMasters() : makePictures()))

async function watchMasters(): Promise<void> {
  const make = () => makePictures().catch((error) => void process.stderr.write(`${formatError(error)}\n`))
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  watch(mastersFolder, { recursive: true }, (_, name) => {
    if (!name || name.endsWith('manifest.json')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(make)
    }, debounceMs)
  })
  await make()
  print('Watching content/images. Ctrl-C ends it.')
}

await runCommand(command)
