import { type FSWatcher, readdirSync, statSync, watch as watchFolder } from 'node:fs'
import { root } from '../wrangler.ts'

/** Folders whose every file takes part in the site, and the two files of settings. */
const folders = ['content', 'client', 'src', 'public/assets/pictures']
const settingsFiles = ['wrangler.toml', '.dev.vars', '.env']

/** What builds write, what is only raw material, and the commands themselves, which are read once. */
const ignored = /(^|\/)generated\/|^content\/(studio|images\/.*\.(?!json))|^src\/commands\/|(^|\/)\.|~$|\.tsbuildinfo$/

/** Milliseconds of quiet after which a change is taken: editors write a file in several steps. */
const quiet = 15

/** Calls `changed` with the files (below `base`) of every change; several at once come together. */
export function watch(changed: (files: string[]) => void, base = root): void {
  const files = new Set<string>()
  const watchers = new Map<string, FSWatcher>()
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

  /** Each folder by itself: a recursive watch loses a file on Linux once an editor or git has replaced it. */
  function watchTree(folder: string): void {
    if (ignored.test(`${folder}/`)) return
    watchers.get(folder)?.close()
    const watcher = watchFolder(base + folder, (event, name) => {
      const file = `${folder}/${name}`
      note(file)
      if (event === 'rename' && isFolder(base + file)) watchTree(file)
    })
    watchers.set(folder, watcher)
    for (const entry of readdirSync(base + folder, { withFileTypes: true })) {
      if (entry.isDirectory()) watchTree(`${folder}/${entry.name}`)
    }
  }

  for (const folder of folders) watchTree(folder)
  // Editors replace files: only their folder tells.
  watchFolder(base, (_, name) => name && settingsFiles.includes(name) && note(name))
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
