/** Shared by web models, drawings and stills: the choice of machines, and the manifest with its folder of hashed files. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MachineKey, machineKeys } from '../../registry/machines.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** The machines' keys of the names, in any letter case; all keys without a name. @throws Error naming an unknown machine */
export function chosenKeys(names: readonly string[]): readonly MachineKey[] {
  if (!names.length) return machineKeys
  return names.map((name) => {
    const key = machineKeys.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
    if (!key) throw new Error(`No machine ${name}. There are: ${machineKeys.join(', ')}`)
    return key
  })
}

/** The part of a file's name that changes with its content. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

type Manifest<Entry> = Partial<Record<MachineKey, Entry>>

/** A manifest content/media/NAME.json and the files in public/assets/NAME that its entries name. */
export class ManifestFolder<Entry> {
  readonly #folder: string
  readonly #file: string
  readonly #entries: Manifest<Entry>

  constructor(name: 'models' | 'drawings' | 'stills' | 'motion') {
    this.#folder = join(ROOT, 'public', 'assets', name)
    this.#file = join(ROOT, 'content', 'media', `${name}.json`)
    this.#entries = JSON.parse(readFileSync(this.#file, 'utf8'))
  }

  /** The manifest's entry of a machine. */
  entry(key: MachineKey): Entry | undefined {
    return this.#entries[key]
  }

  /** Saves a machine's entry and files, and deletes the files that no machine uses. */
  keep(key: MachineKey, entry: Entry, files: Record<string, string | Uint8Array>): void {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(this.#folder, name), bytes)
    this.#entries[key] = entry
    const ordered = machineKeys.flatMap((known) => (this.#entries[known] ? [[known, this.#entries[known]]] : []))
    const text = `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`
    writeFileSync(this.#file, text)
    for (const file of readdirSync(this.#folder)) if (!text.includes(`"${file}"`)) rmSync(join(this.#folder, file))
  }
}
