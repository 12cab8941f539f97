import { readMachineFiles } from '../../build/read-content.ts'
import { referencedPictures } from '../../build/referenced-pictures.ts'
import { runCommand } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { contentError } from '../content/content-errors.ts'
import { findMasters, masterFaults, masterName, uncutMasters } from '../images/masters.ts'

const usage = `Usage: npm run pictures -- check

Lists pictures of pages that are missing, too small or not cut out.`

await runCommand({ usage, positionals: 1 }, async ({ positionals: [command] }) => {
  if (command !== 'check') throw new UserError('Nothing was done: the command is missing.', [], usage)
  const masters = findMasters()
  const there = new Set(masters.map(masterName))
  const named = namesOnPages()
  const missing = named.filter((name) => !there.has(name))
  const faults = [
    ...missing.map((name) => `content/images/${name}: is missing; a drawing replaces it`),
    ...(await masterFaults(masters)),
    ...(await uncutMasters(masters)),
  ]
  const unused = [...there].filter((name) => !named.includes(name))
  if (unused.length > 0) process.stdout.write(`No page shows ${unused.join(', ')}.\n`)
  if (faults.length > 0) throw new UserError(`${faults.length} of ${named.length} pictures need attention.`, faults)
  process.stdout.write(`${named.length} pictures: all exist, are large enough and cut out where necessary.\n`)
})

/** @throws UserError naming file and field */
function namesOnPages(): string[] {
  try {
    return referencedPictures(readMachineFiles())
  } catch (error) {
    throw contentError(error as Error)
  }
}
