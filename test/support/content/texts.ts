import { flatten } from '../../../client/shared/map-strings.ts'
import type { Lang } from '../../../content/registry/languages.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { readMachineFiles, readTexts } from '../../../src/build/read-content.ts'

const machines = readMachineFiles()

/** Every visible text of a language with its path. */
export function textsOf(lang: Lang): [place: string, text: string][] {
  const ofMachines = machineKeys.map((key) => [key, machines[key].texts[lang]])
  const all = flatten({ ...readTexts(lang), ...Object.fromEntries(ofMachines) })
  return [...all].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}
