import type { Lang } from '../../../content/registry/languages.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { readMachineFiles, readTexts } from '../../../src/build/read-content.ts'

const machines = readMachineFiles()

/** Every visible text of a language with its path. */
export function textsOf(lang: Lang): [place: string, text: string][] {
  const found: [string, string][] = []
  const walk = (place: string, value: unknown): void => {
    if (typeof value === 'string') found.push([place, value])
    else if (value && typeof value === 'object') {
      for (const [key, child] of Object.entries(value)) walk(`${place}.${key}`, child)
    }
  }
  const { messages, pages } = readTexts(lang)
  walk('messages', messages)
  walk('pages', pages)
  for (const key of machineKeys) walk(key, machines[key].texts[lang])
  return found
}
