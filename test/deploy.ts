/**
 * `npm run deploy [-- --env preview | --dry-run ...]`: checks the settings, builds, deploys, and clears the pointer of
 * content that was published before this build. KV and Workflow are made by the platform on the first deploy.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pointerKey } from '../content/kv-keys.ts'
import { buildSite } from './build.ts'
import { findSettings, option } from './dev-settings.ts'
import { root } from './site-process.ts'

const args = process.argv.slice(2)
const env = option(args, 'env')

const { settings, problems } = findSettings(join(root, 'wrangler.toml'), args, env)
if (!settings.inquiryWebhookUrl) {
  problems.push('INQUIRY_WEBHOOK_URL: is empty; inquiries would be stored and never delivered')
}
if (problems.length > 0) {
  process.stderr.write(`Cannot deploy:\n${problems.map((problem) => `  ${problem}\n`).join('')}`)
  process.exit(1)
}

if (!process.env.PRESS_SITE_BUILT) await buildSite()
wrangler(['deploy', ...args])
if (!args.includes('--dry-run')) {
  // The build's own content is newer than whatever was published before it.
  wrangler(['kv', 'key', 'delete', pointerKey, '--binding', 'CONTENT', '--remote', ...(env ? ['--env', env] : [])])
}

function wrangler(command: string[]): void {
  const { status } = spawnSync('wrangler', command, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
