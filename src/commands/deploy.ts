/**
 * `npm run deploy [-- --env preview | --dry-run ...]`: asks the doctor, builds, deploys, puts the build's machine
 * documents into KV, and clears the pointer of content that was published before. KV and Workflow are made by the platform on the first deploy.
 */
import { collectMachineDocuments } from '../../content/documents.ts'
import { pointerKey } from '../../content/kv-keys.ts'
import { option } from './arguments.ts'
import { buildSite } from './build.ts'
import { uploadDocuments } from './content/store.ts'
import { accountLines, examine } from './doctor/examine.ts'
import { table } from './doctor/line.ts'
import { configPath, findDeployedSettings } from './local-settings.ts'
import { Mistake, runCommand } from './mistake.ts'
import { runWrangler } from './wrangler.ts'

await runCommand(deploy)

async function deploy(): Promise<void> {
  const args = process.argv.slice(2)
  const env = option(args, 'env')
  // Only bundles: nothing that could be delivered anywhere.
  const dry = args.includes('--dry-run')
  if (!dry) await refuseUnready(args, env)
  else refuseWrong(findDeployedSettings(configPath, args, env).problems)
  if (!process.env.PRESS_SITE_BUILT) await buildSite()
  await runWrangler(['deploy', ...args], { show: true })
  if (dry) return
  const place = ['--remote', ...(env ? ['--env', env] : [])]
  await uploadDocuments(collectMachineDocuments(), place, { built: true })
  // The build's own content is newer than whatever was published before it.
  await runWrangler(['kv', 'key', 'delete', pointerKey, '--binding', 'CONTENT', ...place], { show: true })
}

/** What the doctor calls wrong keeps a deploy from going on; the rest is for the owner to read. */
async function refuseUnready(args: string[], env: string | undefined): Promise<void> {
  const here = await examine(args, env)
  const wrong = here.some(({ state }) => state === 'wrong')
  const lines = wrong ? here : [...here, ...(await accountLines(env))]
  process.stdout.write(table(lines))
  // A secret can be put only where a Worker is: the first deploy comes before it.
  if (wrong) throw new Mistake('Not deployed: something is wrong.', [], 'npm run doctor looks again.')
}

function refuseWrong(problems: string[]): void {
  if (problems.length === 0) return
  throw new Mistake('Cannot deploy: settings are wrong.', problems, 'They are in wrangler.toml under [vars].')
}
