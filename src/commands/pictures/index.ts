import { readMachineFiles } from '../../build/read-content.ts'
import { referencedPictures } from '../../build/referenced-pictures.ts'
import { runCommand } from '../cli/run-command.ts'
import { Mistake } from '../cli/user-error.ts'
import { contentMistake } from '../content/content-errors.ts'
import { findMasters, masterFaults, masterName, uncutMasters } from '../images/masters.ts'

const usage = `Usage: npm run pictures -- check

Says which pictures pages name and nobody has put there, which are too small or not cut out.`

await runCommand({ usage, words: 1 }, async ({ words: [command] }) => {
  if (command !== 'check') throw new Mistake('What shall be done?', [], usage)
  const masters = findMasters()
  const there = new Set(masters.map(masterName))
  const named = namesOnPages()
  const missing = named.filter((name) => !there.has(name))
  const faults = [
    ...missing.map((name) => `content/images/${name}: is missing; a drawing stands for it`),
    ...(await masterFaults(masters)),
    ...(await uncutMasters(masters)),
  ]
  const unused = [...there].filter((name) => !named.includes(name))
  if (unused.length > 0) process.stdout.write(`No page shows ${unused.join(', ')}.\n`)
  if (faults.length > 0) throw new Mistake(`${faults.length} of ${named.length} pictures need somebody.`, faults)
  process.stdout.write(`${named.length} pictures: all there, large enough and cut out where they stand on the page.\n`)
})

/** @throws Mistake naming file and field */
function namesOnPages(): string[] {
  try {
    return referencedPictures(readMachineFiles())
  } catch (error) {
    throw contentMistake(error as Error)
  }
}
