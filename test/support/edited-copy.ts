import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/commands/wrangler.ts'
import { temporaryFolder } from './wait.ts'

/** What a copy needs no copy of: it is only read. */
const shared = ['node_modules', 'public/assets/pictures', 'content/studio']

/** A checkout in which somebody works: everything that may be edited is a copy. */
export function editedCopy() {
  const folder = temporaryFolder()
  for (const name of ['content', 'client', 'src', 'public', 'wrangler.toml', 'package.json', 'tsconfig.json']) {
    const left = (source: string) => !shared.some((path) => source.startsWith(join(root, path)))
    const isMaster = (source: string) => /content\/images\/.+\/.+/.test(source)
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => left(source) && !isMaster(source),
    })
  }
  for (const name of shared) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    symlinkSync(join(root, name), join(folder, name))
  }
  return {
    folder,
    /** Saves a file with this change; gives back what it takes to save it as it was. */
    edit(file: string, change: (text: string) => string): () => void {
      const path = join(folder, file)
      const before = readFileSync(path, 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`nothing changed in ${file}`)
      writeFileSync(path, after)
      return () => writeFileSync(path, before)
    },
  }
}
