import { collectMachineDocuments } from '../../../build/machine-documents.ts'
import { formatError, UserError } from '../../cli/user-error.ts'
import { openStore } from '../../content/store.ts'
import { livePointer, liveVersion, readPointers } from '../../content/versions.ts'
import { runWrangler } from '../../wrangler/wrangler.ts'
import { type CheckResult, ok, warning } from './result.ts'

/** Checks whether the deployed Worker has the secret. The first deploy has none: the secret needs an existing Worker. */
export async function checkSecret(env: string | undefined): Promise<CheckResult> {
  const subject = 'WEBHOOK_SECRET'
  const advice = `npx wrangler secret put WEBHOOK_SECRET${env ? ` --env ${env}` : ''}`
  try {
    const list = await runWrangler(['secret', 'list', '--format', 'json', ...(env ? ['--env', env] : [])])
    const names = JSON.parse(list) as { name: string }[]
    if (names.some(({ name }) => name === subject)) return ok(subject, 'is set')
    return warning(subject, 'is not set: deliveries go out unsigned', advice)
  } catch (error) {
    if (/not exist|not found|10007/.test(formatError(error))) return warning(subject, 'nothing is deployed yet', advice)
    return unreachable(subject, error)
  }
}

/** Machine content that was published since the last deploy is replaced by the build's own. */
export async function checkPublishedContent(env: string | undefined): Promise<CheckResult> {
  const subject = 'content'
  const built = collectMachineDocuments().version
  try {
    const pointers = await readPointers(await openStore({ env }))
    const live = liveVersion(pointers)
    if (!live) return ok(subject, 'nothing is published yet')
    if (live === built) return ok(subject, `version ${built} is live and here`)
    if (!livePointer(pointers)) return ok(subject, `version ${live} is live; the deploy replaces it with ${built}`)
    const finding = `published version ${live} is live; a deploy replaces it with ${built}`
    return warning(subject, finding, `npm run content:diff${env ? ` -- --env ${env}` : ''} shows what that changes`)
  } catch (error) {
    return unreachable(subject, error)
  }
}

function unreachable(subject: string, error: unknown): CheckResult {
  const advice = error instanceof UserError ? error.advice : undefined
  return warning(subject, 'the account cannot be reached', advice ?? formatError(error).split('\n')[1]?.trim())
}
