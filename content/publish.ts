/**
 * `npm run content:publish` and `content:rollback`: machine documents go live without deploying code. Everything is
 * checked before anything is uploaded; a version is complete in KV before the pointer turns to it, so readers see the
 * old content or the new one, never a mixture. `--local` works on the state of `npm start`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { collectMachineDocuments, contentSchema } from './documents.ts'
import { documentKey, pointerKey, previousPointerKey } from './kv-keys.ts'

type Pointer = { version: string; schema: number; publishedAt: string }

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    local: { type: 'boolean', default: false },
    'persist-to': { type: 'string' },
    env: { type: 'string' },
  },
})
const place = values.local ? ['--local'] : ['--remote']
if (values['persist-to']) place.push('--persist-to', values['persist-to'])
if (values.env) place.push('--env', values.env)

try {
  if (positionals[0] === 'rollback') rollBack()
  else publish()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

function publish(): void {
  const { version, documents } = collectMachineDocuments()
  const current = readPointer(pointerKey)
  if (current?.version === version) {
    say(`Version ${version} is live already; nothing to publish.`)
    return
  }
  upload(documents.map(({ name, text }) => ({ key: documentKey(version, name), value: text })))
  turnTo({ version, schema: contentSchema }, current)
  say(`Published version ${version}: ${documents.length} documents, live within two minutes.`)
}

function rollBack(): void {
  const current = readPointer(pointerKey)
  const previous = readPointer(previousPointerKey)
  if (!current) {
    say('No published version is live: the content of the build is.')
  } else if (!previous) {
    wrangler(['kv', 'key', 'delete', pointerKey])
    say('Rolled back to the content of the build, live within two minutes.')
  } else if (previous.schema !== contentSchema) {
    throw new Error(`Version ${previous.version} is of another schema; this code cannot read it.`)
  } else {
    turnTo(previous, current)
    say(`Rolled back to version ${previous.version}, live within two minutes.`)
  }
}

/** Turns the pointer; a new date makes it win over the build that came before it. */
function turnTo({ version, schema }: Pick<Pointer, 'version' | 'schema'>, current: Pointer | undefined): void {
  const pointer: Pointer = { version, schema, publishedAt: new Date().toISOString() }
  // Without a current version the build's was live: going back must not find something older than that.
  if (current) wrangler(['kv', 'key', 'put', previousPointerKey, JSON.stringify(current)])
  else if (readPointer(previousPointerKey)) wrangler(['kv', 'key', 'delete', previousPointerKey])
  wrangler(['kv', 'key', 'put', pointerKey, JSON.stringify(pointer)])
}

function upload(pairs: { key: string; value: string }[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const file = join(folder, 'documents.json')
  writeFileSync(file, JSON.stringify(pairs))
  try {
    wrangler(['kv', 'bulk', 'put', file])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readPointer(key: string): Pointer | undefined {
  // `kv key get` of a missing key ends well with another text; the list says plainly what is there.
  const keys = JSON.parse(wrangler(['kv', 'key', 'list', '--prefix', key])) as { name: string }[]
  if (!keys.some(({ name }) => name === key)) return undefined
  return JSON.parse(wrangler(['kv', 'key', 'get', key, '--text'])) as Pointer
}

function wrangler(args: string[]): string {
  return execFileSync('wrangler', [...args, '--binding', 'CONTENT', ...place], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // What it says is read here, however quiet the operator likes wrangler elsewhere.
    env: { ...process.env, WRANGLER_HIDE_BANNER: 'true', WRANGLER_LOG: 'log' },
  })
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
