/** Publishes machine documents. A version is complete in KV before the pointer names it, so pages never mix two. */
import { Argument } from 'commander'
import * as v from 'valibot'
import { collectMachineDocuments, type MachineDocuments } from '../../build/machine-documents.ts'
import { documentKey, pointerKey } from '../../machines/kv-keys.ts'
import type { Target } from '../cli/port.ts'
import { confirm, createCommand, print, runCommand } from '../cli/run-command.ts'
import { changesBetween, describeChanges } from './diff.ts'
import { openStore, type Store } from './store.ts'
import {
  activate,
  describeHistory,
  findVersion,
  livePointer,
  liveVersion,
  noPointer,
  type Pointers,
  readPointers,
  readVersions,
  uploadDocuments,
} from './versions.ts'

const actions = { publish, rollback: rollBack, history, diff }

type Options = Target & { yes?: boolean }

const json = v.pipe(v.string(), v.parseJson())

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
  .action(async (action: keyof typeof actions, version: string | undefined, options: Options) => {
    if (version && action !== 'rollback') command.error(`content:${action} takes no argument; '${version}' was given.`)
    await using store = await openStore(options)
    await actions[action](store, options, version)
  })

async function publish(store: Store, { yes }: Options): Promise<void> {
  const content = collectMachineDocuments()
  const { version, documents } = content
  const pointers = await readPointers(store)
  const difference = await describeDifference(content, pointers, store)
  if (!difference) return print(`Version ${version} is live already; nothing to publish.`)
  print(difference)
  if (!yes && !(await confirm(`Publish version ${version}?`))) return print('Nothing was published.')
  await uploadDocuments(content, store)
  await activate(version, pointers, store)
  print(`Published version ${version}: ${documents.length} documents, live within two minutes.`)
}

async function diff(store: Store): Promise<void> {
  const content = collectMachineDocuments()
  print((await describeDifference(content, await readPointers(store), store)) ?? 'Nothing differs.')
}

async function history(store: Store): Promise<void> {
  print(describeHistory(await readVersions(store), await readPointers(store)))
}

/** Activates a version; by default the one that was live before the published one, or else the content of the build. */
async function rollBack(store: Store, { yes, local }: Options, wanted?: string): Promise<void> {
  const pointers = await readPointers(store)
  const published = livePointer(pointers)
  const chosen = wanted ?? (published && pointers.previous?.version)
  const version = chosen && findVersion(chosen, await readVersions(store))
  // The build's version is named too: after `wrangler rollback` an older Worker shows another one.
  if (version && version === published?.version) return print(`Version ${version} is live already.`)
  if (!version && !published) return print('No published version is live: the content of the build is.')
  const name = version ? `version ${version}` : 'the content of the build'
  if (!yes && !local && !(await confirm(`Roll the deployed site back to ${name}?`)))
    return print('Nothing was changed.')
  if (version) await activate(version, pointers, store)
  else await store.write([noPointer])
  print(`Rolled back to ${name}, live within two minutes.`)
}

/** Describes the differences between the live documents and the content here; undefined if there are none. */
async function describeDifference(content: MachineDocuments, pointers: Pointers, store: Store) {
  const live = liveVersion(pointers)
  if (!live) return 'There is no content in KV: everything counts as new.'
  const isHere = live === content.version
  const stored = await readDocuments(live, store)
  if (stored.size === 0 && !isHere) return `Live: ${live}, whose documents are not in KV: everything counts as new.`
  const changes = stored.size === 0 ? [] : changesBetween(stored, content)
  if (changes.length > 0) return `Live: ${live}. Here: ${content.version}.\n${describeChanges(changes)}`
  if (!isHere) return `Live: ${live}. Texts and values are the same; only generated lists differ.`
  return pointers.damaged.includes(pointerKey) ? `${pointerKey} in KV is written again.` : undefined
}

/** The documents of a version in KV by their names, without those that are not JSON. */
async function readDocuments(version: string, store: Store) {
  const start = documentKey(version, '')
  const stored = await store.read((await store.list(start)).map(({ name }) => name))
  const texts = [...stored].map(([key, text]) => [key.slice(start.length), text] as const)
  return new Map(texts.filter((entry): entry is [string, string] => v.is(json, entry[1])))
}

await runCommand(command)
