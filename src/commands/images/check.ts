import { readMachineFiles } from '../../build/read-content.ts'
import { referencedPictures } from '../../build/referenced-pictures.ts'
import { createCommand, print, runCommand } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { findMasters, masterFaults, masterName, uncutMasters } from './masters.ts'

const command = createCommand(
  'images:check',
  'Lists pictures of pages that are missing, too small or not cut out.',
).action(checkPictures)

async function checkPictures(): Promise<void> {
  const masters = findMasters()
  const names = masters.map(masterName)
  const shown = referencedPictures(readMachineFiles())
  const faults = [
    ...shown
      .filter((name) => !names.includes(name))
      .map((name) => `content/images/${name}: is missing; a drawing replaces it`),
    ...(await masterFaults(masters)),
    ...(await uncutMasters(masters)),
  ]
  const unused = names.filter((name) => !shown.includes(name))
  if (unused.length > 0) print(`No page shows ${unused.join(', ')}.`)
  if (faults.length > 0) throw new UserError(`${faults.length} of ${shown.length} pictures need attention.`, faults)
  print(`${shown.length} pictures: all exist, are large enough and cut out where necessary.`)
}

await runCommand(command)
