import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from '../../../src/build/root.ts'
import { builtConfig } from '../../../src/commands/start/local-worker.ts'
import { temporaryFolder } from '../wait.ts'

/** Script and configuration of a build, for `runWorker`. */
type BuiltWorker = { script: string; config: string }

/**
 * The built Worker of this project or a copy, with a configuration outside its folder, where no .dev.vars is read.
 * `assets` is served instead of the build's files; `stepLimit` is the number of steps that a workflow instance may take.
 */
export function builtWorker({
  config = builtConfig,
  assets,
  stepLimit,
}: {
  config?: string
  assets?: string | undefined
  stepLimit?: number | undefined
} = {}): BuiltWorker {
  const folder = dirname(config)
  const built = JSON.parse(readFileSync(config, 'utf8'))
  built.main = join(folder, 'index.js')
  built.assets.directory = assets ?? resolve(folder, built.assets.directory)
  // An operator's settings in wrangler.toml would send test inquiries to real receivers.
  built.vars = {}
  delete built.configPath
  delete built.userConfigPath
  if (stepLimit) built.workflows[0].limits = { steps: stepLimit }
  const file = join(temporaryFolder(), 'wrangler.json')
  writeFileSync(file, JSON.stringify(built))
  return { script: built.main, config: file }
}

type Manifest = Record<string, { file: string; name?: string }>

/** Vite's manifest of the built client, by source. */
export const clientManifest: Manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8'))

/** Path in dist/client of the built file of a source. @throws Error if there is none */
export function builtFile(source: string): string {
  const entry = clientManifest[source]
  if (!entry) throw new Error(`${source} is not in the manifest`)
  return entry.file
}
