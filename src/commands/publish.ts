/**
 * `npm run content:publish` and `content:rollback`: machine documents go live without deploying code. Everything is
 * checked before anything is uploaded; a version is complete in KV before the pointer turns to it, so readers see the
 * old content or the new one, never a mixture. `--local [--port N]` works on the state of `npm start`.
 */
import { parseArgs } from 'node:util'
import { collectMachineDocuments, contentSchema } from '../../content/documents.ts'
import { pointerKey, previousPointerKey } from '../../content/kv-keys.ts'
import { contentMistake } from './content-mistake.ts'
import { uploadDocuments } from './content-store.ts'
import { stateFolder } from './local-settings.ts'
import { Mistake, runCommand } from './mistake.ts'
import { runWrangler } from './wrangler.ts'

type Pointer = { version: string; schema: number; publishedAt: string }

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    local: { type: 'boolean', default: false },
    port: { type: 'string' },
    'persist-to': { type: 'string' },
    env: { type: 'string' },
  },
})
const place = values.local ? ['--local'] : ['--remote']
if (values.local) place.push('--persist-to', stateFolder(Number(values.port ?? 8787), values['persist-to']))
if (values.env) place.push('--env', values.env)

await runCommand(() => (positionals[0] === 'rollback' ? rollBack() : publish()))

async function publish(): Promise<void> {
  const content = collectDocuments()
  const { version, documents } = content
  const current = await readPointer(pointerKey)
  if (current?.version === version) {
    say(`Version ${version} is live already; nothing to publish.`)
    return
  }
  await uploadDocuments(content, place)
  await turnTo({ version, schema: contentSchema }, current)
  say(`Published version ${version}: ${documents.length} documents, live within two minutes.`)
}

async function rollBack(): Promise<void> {
  const current = await readPointer(pointerKey)
  const previous = await readPointer(previousPointerKey)
  if (!current) {
    say('No published version is live: the content of the build is.')
  } else if (!previous) {
    await wrangler(['kv', 'key', 'delete', pointerKey])
    say('Rolled back to the content of the build, live within two minutes.')
  } else if (previous.schema !== contentSchema) {
    throw new Mistake(`Version ${previous.version} is of another schema; this code cannot read it.`)
  } else {
    await turnTo(previous, current)
    say(`Rolled back to version ${previous.version}, live within two minutes.`)
  }
}

/** Turns the pointer; a new date makes it win over the build that came before it. */
async function turnTo(
  { version, schema }: Pick<Pointer, 'version' | 'schema'>,
  current: Pointer | undefined,
): Promise<void> {
  const pointer: Pointer = { version, schema, publishedAt: new Date().toISOString() }
  // Without a current version the build's was live: going back must not find something older than that.
  if (current) await wrangler(['kv', 'key', 'put', previousPointerKey, JSON.stringify(current)])
  else if (await readPointer(previousPointerKey)) await wrangler(['kv', 'key', 'delete', previousPointerKey])
  await wrangler(['kv', 'key', 'put', pointerKey, JSON.stringify(pointer)])
}

async function readPointer(key: string): Promise<Pointer | undefined> {
  // `kv key get` of a missing key ends well with another text; the list says plainly what is there.
  const keys = JSON.parse(await wrangler(['kv', 'key', 'list', '--prefix', key])) as { name: string }[]
  if (!keys.some(({ name }) => name === key)) return undefined
  return JSON.parse(await wrangler(['kv', 'key', 'get', key, '--text'])) as Pointer
}

function wrangler(args: string[]): Promise<string> {
  return runWrangler([...args, '--binding', 'CONTENT', ...place])
}

/** @throws Mistake naming file and line */
function collectDocuments() {
  try {
    return collectMachineDocuments()
  } catch (error) {
    throw contentMistake(error as Error)
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
