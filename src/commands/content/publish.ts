/**
 * Publishes machine documents without a deploy. They are checked, shown and confirmed before the first upload. A
 * version is complete in KV before the pointer names it, so visitors see the old content or the new, never a mixture.
 */
import { relative } from 'node:path'
import { Argument } from 'commander'
import { collectMachineDocuments, type MachineDocuments, schemaVersion } from '../../build/machine-documents.ts'
import { builtKey, pointerKey, previousPointerKey } from '../../machines/kv-keys.ts'
import { confirm } from '../cli/confirm.ts'
import type { Target } from '../cli/port.ts'
import { createCommand, print, runCommand } from '../cli/run-command.ts'
import { kv, kvBulk } from '../wrangler/kv.ts'
import { root } from '../wrangler/wrangler.ts'
import { changesBetween, describeChanges, writtenNames } from './diff.ts'
import { describeHistory, findVersion } from './history.ts'
import { uploadDocuments } from './upload.ts'
import {
  type Damaged,
  liveVersion,
  type Pointer,
  type Pointers,
  readDocuments,
  readPointers,
  readVersions,
  storeArguments,
  type Versions,
} from './versions.ts'

const actions = { publish, rollback: rollBack, history, diff }

type Request = { place: string[]; yes: boolean; version: string | undefined }

const command = createCommand(
  'content:publish|diff|history|rollback',
  'content:publish shows the differences, asks, and publishes the machine documents without a deploy. content:diff only ' +
    'shows the differences. content:history lists every version in KV. content:rollback activates the previous version, or ' +
    'VERSION (a prefix is enough).',
)
  .usage('[options] [VERSION]')
  .option('--yes', 'does not ask (a rollback asks only on a deployed site)')
  .option('--local', "the store of npm start, not the deployed site's")
  .option('--port <number>', 'the store of npm start on that port')
  .option('--persist-to <folder>', 'the store in that folder')
  .option('--env <name>', 'another deployment: --env preview')
  // The npm script passes the action.
  .addArgument(new Argument('[action]').choices(Object.keys(actions)).default('publish'))
  .argument('[version]')
  .action(async (action: keyof typeof actions, version: string | undefined, options: Target & { yes?: boolean }) => {
    if (version && action !== 'rollback') command.error(`error: unexpected argument '${version}'`)
    const { yes = false, ...target } = options
    await actions[action]({ place: storeArguments(target), yes, version })
  })

async function publish({ place, yes }: Request): Promise<void> {
  const content = collectMachineDocuments()
  const pointers = report(await readPointers(place))
  const { version, documents } = content
  const changes = await describeDifference(content, pointers, place)
  if (!changes) return print(`Version ${version} is live already; nothing to publish.`)
  print(changes)
  if (!yes && !(await confirm(`Publish version ${version}?`))) return print('Nothing was published.')
  await uploadDocuments(content, place)
  await activate(version, pointers, place)
  print(`Published version ${version}: ${documents.length} documents, live within two minutes.`)
}

async function diff({ place }: Request): Promise<void> {
  const pointers = report(await readPointers(place))
  print((await describeDifference(collectMachineDocuments(), pointers, place)) ?? 'Nothing differs.')
}

async function history({ place }: Request): Promise<void> {
  print(describeHistory(report(await readVersions(place))))
}

async function rollBack({ place, yes, version }: Request): Promise<void> {
  const versions = report(await readVersions(place))
  const target = version ? findVersion(version, versions) : previousVersion(versions)
  if (target && target === liveVersion(versions)) return print(`Version ${target} is live already.`)
  const isPublished = livePointer(versions) || versions.damaged.some(({ key }) => key === pointerKey)
  if (!target && !isPublished) return print('No published version is live: the content of the build is.')
  const name = target ? `version ${target}` : 'the content of the build'
  if (!yes && !place.includes('--local') && !(await confirm(`Roll the deployed site back to ${name}?`)))
    return print('Nothing was changed.')
  if (target) await activate(target, versions, place)
  else await kv(['key', 'delete', pointerKey], place)
  print(`Rolled back to ${name}, live within two minutes.`)
}

/** The version that was live before the published one; undefined if that was the content of the build. */
function previousVersion(versions: Versions): string | undefined {
  const { previous } = versions
  return livePointer(versions) && previous ? findVersion(previous.version, versions) : undefined
}

/** Writes the pointer and the previous one in one upload. Its new date makes it newer than the build. */
async function activate(version: string, pointers: Pointers, place: string[]): Promise<void> {
  const replaced = livePointer(pointers)
  const pointer: Pointer = { version, schema: schemaVersion, publishedAt: new Date().toISOString() }
  // Without a pointer the build's content was live, so a rollback must not find an older version.
  if (!replaced && pointers.previous) await kv(['key', 'delete', previousPointerKey], place)
  await kvBulk(
    'put',
    [
      ...(replaced ? [{ key: previousPointerKey, value: JSON.stringify(replaced) }] : []),
      { key: pointerKey, value: JSON.stringify(pointer) },
    ],
    place,
  )
}

/** The pointer of the live version; undefined when the build's content is live. */
function livePointer(pointers: Pointers): Pointer | undefined {
  const { pointer } = pointers
  return pointer?.version === liveVersion(pointers) ? pointer : undefined
}

/** Describes the differences between the live documents and the content here; undefined if there are none. */
async function describeDifference(content: MachineDocuments, pointers: Pointers, place: string[]) {
  const live = liveVersion(pointers)
  if (live === content.version) return describeRepairs(content, pointers, place)
  if (!live) return `${describeEmptyStore(place)}: everything counts as new.`
  const documents = await readDocuments(live, writtenNames(content), place)
  if (documents.size === 0)
    return `Live: ${live}, whose documents are not in the store (the next npm start or deploy puts them there): everything counts as new.`
  const changes = changesBetween(documents, content)
  if (changes.length === 0) return `Live: ${live}. No text or value differs, only how lists are made of them.`
  return `Live: ${live}. Here: ${content.version}.\n${describeChanges(changes)}`
}

/** Describes values in KV that a publish writes again although this version is live. */
async function describeRepairs({ version, documents }: MachineDocuments, pointers: Pointers, place: string[]) {
  const names = documents.map(({ name }) => name)
  const stored = await readDocuments(version, names, place)
  const wrong = documents.filter(({ name, text }) => stored.size > 0 && stored.get(name) !== text)
  const repairs = [
    ...(pointers.damaged.some(({ key }) => key === pointerKey) ? [`${pointerKey} in KV is written again.`] : []),
    ...(wrong.length > 0
      ? [
          `Version ${version} is live, but not complete in KV. Uploaded again: ${wrong.map(({ name }) => name).join(', ')}.`,
        ]
      : []),
  ]
  return repairs.length > 0 ? repairs.join('\n') : undefined
}

/** Prints unreadable values in KV to standard error. */
function report<T extends { damaged: Damaged[] }>(values: T): T {
  for (const { key, reason } of values.damaged) {
    const writer = key === builtKey ? 'the next npm start or deploy' : 'npm run content:publish'
    process.stderr.write(`${key} in KV: ${reason}. It counts as absent; ${writer} writes it again.\n`)
  }
  return values
}

function describeEmptyStore(place: string[]): string {
  const folder = place[place.indexOf('--persist-to') + 1] ?? ''
  if (!place.includes('--local')) return 'What is live cannot be read from KV'
  return `There is no content in the store ${relative(root, folder)} (--port N chooses another)`
}

await runCommand(command)
