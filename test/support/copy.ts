import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/commands/wrangler.ts'
import { temporaryFolder } from './wait.ts'

/** What a change of content does not touch is linked; the masters of pictures and their studio are left out. */
const linked = ['node_modules', 'public/assets/pictures']
const copied = [
  'content',
  'client',
  'src',
  'package.json',
  'biome.jsonc',
  'tsconfig.json',
  'wrangler.toml',
  'public/_headers',
  'public/assets/build',
]

/** A copy of the project in a temporary folder, to change its content and build it again. */
export function copyProject(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'public/assets'), { recursive: true })
  for (const name of copied) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (file) => !/\/content\/(studio|images\/\w+)\//.test(file),
    })
  }
  for (const name of linked) symlinkSync(join(root, name), join(folder, name))
  return folder
}

/** Checks the copy's content and writes what its Worker reads. @throws Error with the build's message */
export function buildContentOf(folder: string): void {
  execFileSync(process.execPath, ['content/build.ts'], { cwd: folder, stdio: 'pipe', encoding: 'utf8' })
}

/** Runs a command of the copy, such as `content-export`; both streams together, and how it ended. */
export function runIn(folder: string, command: string, ...args: string[]): { code: number; output: string } {
  const script = `src/commands/${command}.ts`
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' })
  return { code: status ?? 1, output: stdout + stderr }
}

/** Changes one JSON file of the copy. */
export function editJson<T>(file: string, edit: (data: T) => void): void {
  const data = JSON.parse(readFileSync(file, 'utf8')) as T
  edit(data)
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`)
}
