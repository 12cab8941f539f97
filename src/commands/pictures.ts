/** `npm run pictures -- check`: which pictures pages name and nobody has put there, which are too small or not cut out. */
import { namedPictures } from '../../content/named-pictures.ts'
import { readMachineFiles } from '../../content/read.ts'
import { findMasters, masterFaults, masterName, uncutMasters } from '../../content/studio/masters.ts'
import { contentMistake } from './content/mistake.ts'
import { Mistake, runCommand } from './mistake.ts'

await runCommand(async () => {
  const [command] = process.argv.slice(2)
  if (command !== 'check') throw new Mistake('What shall be done?', [], 'npm run pictures -- check')
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
    return namedPictures(readMachineFiles())
  } catch (error) {
    throw contentMistake(error as Error)
  }
}
