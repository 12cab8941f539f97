/**
 * `npm run deploy [-- --env preview | --dry-run ...]`: checks the settings, builds, deploys, puts the build's machine
 * documents into KV, and clears the pointer of content that was published before. KV and Workflow are made by the platform on the first deploy.
 */
import { collectMachineDocuments } from '../../content/documents.ts'
import { pointerKey } from '../../content/kv-keys.ts'
import { option } from './arguments.ts'
import { buildSite } from './build.ts'
import { uploadDocuments } from './content-store.ts'
import { checklist, deployProblems } from './going-live.ts'
import { configPath, findSettings } from './local-settings.ts'
import { Mistake, runCommand } from './mistake.ts'
import { runWrangler } from './wrangler.ts'

await runCommand(deploy)

async function deploy(): Promise<void> {
  const args = process.argv.slice(2)
  const env = option(args, 'env')
  // Only bundles: nothing that could be delivered anywhere.
  const dry = args.includes('--dry-run')
  const { settings, problems } = findSettings(configPath, args, env)
  if (!settings.inquiryWebhookUrl && !dry) {
    problems.push('INQUIRY_WEBHOOK_URL: is empty; inquiries would be stored and never delivered')
  }
  problems.push(...deployProblems(settings, args))
  if (problems.length > 0) {
    throw new Mistake('Cannot deploy: settings are wrong.', problems, 'They are in wrangler.toml under [vars].')
  }

  process.stdout.write(checklist(settings))
  if (!process.env.PRESS_SITE_BUILT) await buildSite()
  await runWrangler(['deploy', ...args], { show: true })
  if (dry) return
  const place = ['--remote', ...(env ? ['--env', env] : [])]
  await uploadDocuments(collectMachineDocuments(), place, { built: true })
  // The build's own content is newer than whatever was published before it.
  await runWrangler(['kv', 'key', 'delete', pointerKey, '--binding', 'CONTENT', ...place], { show: true })
}
