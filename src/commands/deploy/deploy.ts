import { once } from 'node:events'
import { builtKey } from '../../machines/kv-keys.ts'
import { UserError } from '../cli/user-error.ts'
import { openStore } from '../content/store.ts'
import { builtDocuments, noPointer, uploadDocuments, versionFile } from '../content/versions.ts'
import { buildSite } from '../start/build-site.ts'
import { configPath, findDeployedSettings } from '../wrangler/settings.ts'
import { spawnWrangler } from '../wrangler/wrangler.ts'
import { runChecks } from './run-checks.ts'

type Options = { env?: string; var?: string[]; dryRun?: boolean }

/** Builds and deploys; `others` are options of `wrangler deploy`. @throws UserError when a check or wrangler fails */
export async function deploy(others: string[], { env, var: varOptions = [], dryRun }: Options): Promise<void> {
  // First, because a check measures the build.
  if (!process.env.PRESS_SITE_BUILT || env) await buildSite(env)
  if (!dryRun && !(await runChecks(varOptions, env)))
    throw new UserError('Not deployed: a check failed.', [], 'npm run doctor repeats the checks.')
  const { problems } = findDeployedSettings(configPath, varOptions, env)
  if (problems.length > 0) throw new UserError('Cannot deploy: some settings are invalid.', problems)
  // The build is for one environment. With --env, wrangler would deploy a build of another one without a warning.
  const variables = varOptions.flatMap((setting) => ['--var', setting])
  if (dryRun) return runDeploy([...variables, '--dry-run', ...others])
  await using store = await openStore({ env })
  const content = builtDocuments()
  // Edges that read a document too early would cache its absence for a day. The first deploy creates the namespace.
  const failure = await uploadDocuments(content, store).catch((error: unknown) => error)
  await runDeploy([...variables, ...others])
  if (failure) await uploadDocuments(content, store)
  // The content of the build is newer than any content that was published before.
  await store.write([{ key: builtKey, value: versionFile() }, noPointer])
}

async function runDeploy(args: string[]): Promise<void> {
  const [code] = await once(spawnWrangler(['deploy', ...args], ['ignore', 'inherit', 'inherit']), 'exit')
  if (code !== 0) throw new UserError('wrangler deploy failed.')
}
