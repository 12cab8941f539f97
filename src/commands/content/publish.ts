/**
 * Publishes machine documents without a deploy. They are checked, shown and confirmed before the first upload. A
 * version is complete in KV before the pointer names it, so visitors see the old content or the new, never a mixture.
 */
import { relative } from 'node:path'
import { collectMachineDocuments, type MachineDocuments, schemaVersion } from '../../build/machine-documents.ts'
import { builtKey, pointerKey, previousPointerKey } from '../../machines/kv-keys.ts'
import { confirm } from '../cli/confirm.ts'
import { runCommand } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { kv } from '../wrangler/kv.ts'
import { withJsonFile } from '../wrangler/temp-json.ts'
import { root } from '../wrangler/wrangler.ts'
import { contentError } from './content-errors.ts'
import { changesBetween, describeChanges, writtenNames } from './diff.ts'
import { describeHistory, versionNamed } from './history.ts'
import { uploadDocuments } from './upload.ts'
import {
  type Damaged,
  liveVersion,
  type Pointer,
  type Pointers,
  placeOptions,
  readDocuments,
  readPointers,
  readVersions,
  storeArguments,
} from './versions.ts'

const usage = `Usage: npm run content:publish | content:diff | content:history | content:rollback [-- VERSION]

  content:publish   shows the differences, asks, and publishes the machine documents without a deploy
  content:diff      only shows the differences
  content:history   every version in KV
  content:rollback  back to the previous version, or to VERSION (a prefix is enough)

  --yes                 does not ask (a rollback asks only on a deployed site)
  --local               the store of npm start, not the deployed site's
  --port N              the store of npm start on that port
  --persist-to FOLDER   the store in that folder
  --env NAME            another deployment: --env preview`

const commands = { publish, rollback: rollBack, history, diff }
const options = { ...placeOptions, yes: { type: 'boolean', default: false } } as const

// The npm script passes the action as the first argument.
await runCommand({ usage, options, positionals: 2 }, async ({ values, positionals: [name = 'publish', version] }) => {
  if (!Object.hasOwn(commands, name))
    throw new UserError(`Unknown command "${name}": use ${Object.keys(commands).join(', ')}.`)
  if (version && name !== 'rollback')
    throw new UserError(`Nothing was done: unexpected argument "${version}".`, [], usage)
  await commands[name as keyof typeof commands]({ place: storeArguments(values), yes: values.yes, version })
})

type Asked = { place: string[]; yes: boolean; version: string | undefined }

async function publish({ place, yes }: Asked): Promise<void> {
  const content = collectDocuments()
  const pointers = await readPointers(place)
  report(pointers.damaged)
  const { version, documents } = content
  const isLive = liveVersion(pointers) === version
  const repairs = isLive ? await repairsOf(content, pointers, place) : []
  if (isLive && repairs.length === 0) {
    say(`Version ${version} is live already; nothing to publish.`)
    return
  }
  say(isLive ? repairs.join('\n') : await difference(content, pointers, place))
  if (!yes && !(await confirm(`Publish version ${version}?`))) {
    say('Nothing was published.')
    return
  }
  await uploadDocuments(content, place)
  await turnTo({ version, schema: schemaVersion }, pointers, place)
  say(`Published version ${version}: ${documents.length} documents, live within two minutes.`)
}

/** Repairs that a publish makes in KV although this version is live: the pointer, or changed or lost documents. */
async function repairsOf(content: MachineDocuments, { damaged }: Pointers, place: string[]): Promise<string[]> {
  const { version, documents } = content
  const stored = await readDocuments(
    version,
    documents.map(({ name }) => name),
    place,
  )
  const isStored = stored.documents.size > 0 || stored.damaged.length > 0
  const wrong = documents.filter(({ name, text }) => isStored && stored.documents.get(name) !== text)
  const pointer = damaged.find(({ key }) => key === pointerKey)
  return [
    ...(pointer ? [`${pointer.key} in KV is written again.`] : []),
    ...(wrong.length > 0
      ? [
          `Version ${version} is live, but not complete in KV. Uploaded again: ${wrong.map(({ name }) => name).join(', ')}.`,
        ]
      : []),
  ]
}

async function diff({ place }: Asked): Promise<void> {
  const content = collectDocuments()
  const pointers = await readPointers(place)
  report(pointers.damaged)
  if (liveVersion(pointers) !== content.version) return say(await difference(content, pointers, place))
  const repairs = await repairsOf(content, pointers, place)
  say(
    repairs.length > 0 ? `No text or value differs. A publish repairs KV:\n${repairs.join('\n')}` : 'Nothing differs.',
  )
}

/** Prints the changed fields. */
async function difference(content: MachineDocuments, pointers: Pointers, place: string[]): Promise<string> {
  const live = liveVersion(pointers)
  if (!live) return `${nothingThere(place)}: everything counts as new.`
  const { documents, damaged } = await readDocuments(live, writtenNames(content), place)
  report(damaged)
  if (documents.size === 0)
    return `Live: ${live}, whose documents are not in the store (the next npm start or deploy puts them there): everything counts as new.`
  const changes = changesBetween(documents, content)
  if (changes.length === 0) return `Live: ${live}. No text or value differs, only how lists are made of them.`
  return `Live: ${live}. Here: ${content.version}.\n${describeChanges(changes).trimEnd()}`
}

/** Prints the unreadable values in KV to standard error. */
function report(damaged: Damaged[]): void {
  for (const { key, reason } of damaged) {
    const writer = key === builtKey ? 'the next npm start or deploy' : 'npm run content:publish'
    process.stderr.write(`${key} in KV: ${reason}. It counts as absent; ${writer} writes it again.\n`)
  }
}

function nothingThere(place: string[]): string {
  const folder = place[place.indexOf('--persist-to') + 1] ?? ''
  if (!place.includes('--local')) return 'What is live cannot be read from KV'
  return `There is no content in the store ${relative(root, folder)} (--port N chooses another)`
}

async function history({ place }: Asked): Promise<void> {
  const versions = await readVersions(place)
  report(versions.damaged)
  process.stdout.write(describeHistory(versions))
}

async function rollBack({ place, yes, version }: Asked): Promise<void> {
  const agreed = async (to: string) => {
    if (yes || place.includes('--local') || (await confirm(`Roll the deployed site back to ${to}?`))) return true
    say('Nothing was changed.')
    return false
  }
  const versions = await readVersions(place)
  report(versions.damaged)
  if (version) {
    const chosen = versionNamed(version, versions)
    if (chosen === liveVersion(versions)) {
      say(`Version ${chosen} is live already.`)
      return
    }
    if (!(await agreed(`version ${chosen}`))) return
    await turnTo({ version: chosen, schema: schemaVersion }, versions, place)
    say(`Rolled back to version ${chosen}, live within two minutes.`)
    return
  }
  const { previous, damaged } = versions
  const isPointerDamaged = damaged.some(({ key }) => key === pointerKey)
  if (!livePointer(versions) && !isPointerDamaged) {
    say('No published version is live: the content of the build is.')
  } else if (!previous || isPointerDamaged) {
    if (!(await agreed('the content of the build'))) return
    await kv(['key', 'delete', pointerKey], place)
    say('Rolled back to the content of the build, live within two minutes.')
  } else if (previous.schema !== schemaVersion) {
    throw new UserError(`Version ${previous.version} has another schema, which this code cannot read.`)
  } else {
    const chosen = versionNamed(previous.version, versions)
    if (!(await agreed(`version ${chosen}`))) return
    await turnTo(previous, versions, place)
    say(`Rolled back to version ${chosen}, live within two minutes.`)
  }
}

/** Writes the pointer and the previous one in one upload. Its new date makes it newer than the build. */
async function turnTo(
  { version, schema }: Pick<Pointer, 'version' | 'schema'>,
  pointers: Pointers,
  place: string[],
): Promise<void> {
  const { previous } = pointers
  const pointer = livePointer(pointers)
  const next: Pointer = { version, schema, publishedAt: new Date().toISOString() }
  // Without a pointer the build's content was live, so a rollback must not find an older version.
  if (!pointer && previous) await kv(['key', 'delete', previousPointerKey], place)
  const pairs = [
    ...(pointer ? [{ key: previousPointerKey, value: JSON.stringify(pointer) }] : []),
    { key: pointerKey, value: JSON.stringify(next) },
  ]
  await withJsonFile(pairs, (file) => kv(['bulk', 'put', file], place))
}

/** The pointer of the live version; undefined when the build's content is live. */
function livePointer(pointers: Pointers): Pointer | undefined {
  const { pointer } = pointers
  return pointer?.version === liveVersion(pointers) ? pointer : undefined
}

/** @throws UserError naming file and line */
function collectDocuments(): MachineDocuments {
  try {
    return collectMachineDocuments()
  } catch (error) {
    throw contentError(error as Error)
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
