/**
 * Drops the parts of stages/settled.ts (Blender's physics) and writes their final places to stages/poses/.
 * Usage: npm run settle -- [NAME...] in content/studio; without a name, all of them.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Kit } from './kit/builder.ts'
import { writeModel } from './render/model.ts'
import { requirePrograms } from './render/programs.ts'
import { put } from './stages/parts.ts'
import { FALLS } from './stages/settled.ts'

const run = promisify(execFile)
const FRICTION = 0.45

async function settle(name: string): Promise<void> {
  const fall = FALLS[name]
  if (!fall) throw new Error(`Nothing falls under the name ${name}: ${Object.keys(FALLS).join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'picture-studio-'))
  try {
    const { container, part: partName, ...numbers } = fall
    const files = { part: join(folder, 'part.glb'), container: join(folder, 'container.glb') }
    const part = new Kit()
    put(part, partName, [0, 0, 0], [0, 0, 0])
    await writeModel(part, files.part)
    const walls = new Kit()
    container(walls)
    await writeModel(walls, files.container)
    const output = join(import.meta.dirname, 'stages', 'poses', `${name}.json`)
    const job = join(folder, 'job.json')
    writeFileSync(job, JSON.stringify({ ...files, ...numbers, friction: FRICTION, output }))
    const script = join(import.meta.dirname, 'render', 'settle.py')
    const blender = ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '--python', script, '--', job]
    const { stdout } = await run('nice', ['-n', '15', ...blender], { maxBuffer: 1e8 })
    console.log(name, /SETTLED.*/.exec(stdout)?.[0] ?? stdout.slice(-2000))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  await requirePrograms()
  for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(FALLS)) await settle(name)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
