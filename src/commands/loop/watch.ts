import { watch as watchFolder } from 'node:fs'
import { root } from '../wrangler.ts'

/** Folders whose every file takes part in the site, and the two files of settings. */
const folders = ['content', 'client', 'src', 'public/assets/pictures']
const settingsFiles = ['wrangler.toml', '.dev.vars', '.env']

/** What builds write, what is only raw material, and the commands themselves, which are read once. */
const ignored = /(^|\/)generated\/|^content\/(studio|images\/.*\.(?!json))|^src\/commands\/|(^|\/)\.|~$|\.tsbuildinfo$/

/** Milliseconds of quiet after which a change is taken: editors write a file in several steps. */
const quiet = 15

/** Calls `changed` with the files (below the root) of every change; several at once come together. */
export function watch(changed: (files: string[]) => void): void {
  const files = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function note(file: string): void {
    if (ignored.test(file) && !settingsFiles.includes(file)) return
    files.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      changed([...files])
      files.clear()
    }, quiet)
  }

  for (const folder of folders) {
    watchFolder(root + folder, { recursive: true }, (_, name) => name && note(`${folder}/${name}`))
  }
  // Editors replace files: only their folder tells.
  watchFolder(root, (_, name) => name && settingsFiles.includes(name) && note(name))
}
