import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../src/build/root.ts'
import { temporaryFolder } from '../wait.ts'

const copied = [
  ...['content', 'client', 'src', 'public'],
  ...['package.json', 'biome.jsonc', 'tsconfig.json', 'vite.config.ts', 'wrangler.toml', 'worker-configuration.d.ts'],
]

/** Large folders that no test changes are links. The studio and the picture sources are omitted. */
const linked = [
  'node_modules',
  'dist',
  ...['artwork', 'drawings', 'models', 'pictures', 'stills'].map((name) => `public/assets/${name}`),
]

/** A copy of the project in a temporary folder; all files that tests edit are real copies. */
export function copyProject() {
  const folder = temporaryFolder()
  const left = [...linked, 'content/studio'].map((name) => join(root, name))
  const filter = (source: string) => !left.includes(source) && !/content\/images\/.+\/.+/.test(source)
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true, filter })
  for (const name of linked) symlinkSync(join(root, name), join(folder, name))
  // An operator's settings would send test inquiries to real receivers.
  const config = join(folder, 'wrangler.toml')
  writeFileSync(config, readFileSync(config, 'utf8').replace(/(?<=^\[vars\]\n)(?:\w+ = .*\n)+/m, ''))
  return {
    folder,
    /** Edits a file; returns a function that restores it. */
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

/** Builds the copy, which has the build of this project until then. @throws Error with the build's message */
export function buildCopy(folder: string): void {
  rmSync(join(folder, 'dist'))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' }
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env,
    stdio: 'pipe',
    encoding: 'utf8',
  })
}

/** Runs a command of the copy, such as `content-export`; returns the output of both streams and the exit code. */
export function runIn(folder: string, command: string, ...args: string[]): { code: number; output: string } {
  const script = `src/commands/${command}.ts`
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' })
  return { code: status ?? 1, output: stdout + stderr }
}

/** Edits a JSON file of the copy. */
export function editJson<T>(file: string, edit: (data: T) => void): void {
  const data = JSON.parse(readFileSync(file, 'utf8')) as T
  edit(data)
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`)
}
