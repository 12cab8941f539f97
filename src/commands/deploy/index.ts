import { collectMachineDocuments } from '../../build/machine-documents.ts'
import { pointerKey } from '../../machines/kv-keys.ts'
import { runCommand } from '../cli/run-command.ts'
import { type Finding, UserError } from '../cli/user-error.ts'
import { uploadBuilt, uploadDocuments } from '../content/upload.ts'
import { table } from '../doctor/check.ts'
import { accountLines, examine } from '../doctor/run-checks.ts'
import { configPath, findDeployedSettings } from '../settings-check/settings-check.ts'
import { buildSite } from '../start/build-site.ts'
import { kv } from '../wrangler/kv.ts'
import { runWrangler } from '../wrangler/wrangler.ts'

const usage = `Usage: npm run deploy [-- --env NAME --var NAME:VALUE ... --dry-run]

Runs the doctor, builds, uploads the machine documents to KV, deploys, and deactivates content that was published before.
The first deploy creates the KV namespace and the Workflows.

  --env NAME        another deployment: --env preview
  --var NAME:VALUE  a setting of this deployment
  --dry-run         only builds and bundles; uploads nothing

Other options are passed to wrangler deploy.`

const options = {
  env: { type: 'string' },
  var: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
} as const

await runCommand({ usage, options, allowUnknown: true }, async ({ values, unknown }) => {
  const { env, var: given = [], 'dry-run': dry } = values
  if (!dry) await refuseUnready(given, env)
  else refuseWrong(findDeployedSettings(configPath, given, env).problems)
  if (!process.env.PRESS_SITE_BUILT || env) await buildSite(env)
  // The build is for one environment. With --env, wrangler would deploy a build of another one without a warning.
  const deploy = () =>
    runWrangler(
      ['deploy', ...given.flatMap((setting) => ['--var', setting]), ...(dry ? ['--dry-run'] : []), ...unknown],
      { show: true },
    )
  if (dry) return void (await deploy())
  const place = ['--remote', ...(env ? ['--env', env] : [])]
  const content = collectMachineDocuments()
  // Edges that read a document too early would cache its absence for a day.
  const early = await uploadDocuments(content, place).then(
    () => true,
    () => false,
  )
  await deploy()
  if (!early) await uploadDocuments(content, place)
  await uploadBuilt(place)
  // The content of the build is newer than any content that was published before.
  await kv(['key', 'delete', pointerKey], place)
})

/** Runs the doctor. @throws UserError if a check is `wrong` */
async function refuseUnready(given: string[], env: string | undefined): Promise<void> {
  const here = await examine(given, env)
  const wrong = here.some(({ state }) => state === 'wrong')
  const lines = wrong ? here : [...here, ...(await accountLines(env))]
  process.stdout.write(table(lines))
  // The first deploy has no secret, because `wrangler secret put` needs an existing Worker.
  if (wrong) throw new UserError('Not deployed: a check failed.', [], 'npm run doctor repeats the checks.')
}

function refuseWrong(problems: Finding[]): void {
  if (problems.length > 0) throw new UserError('Cannot deploy: some settings are invalid.', problems)
}
