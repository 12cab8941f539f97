import { collectMachineDocuments } from '../../../build/machine-documents.ts'
import { UserError } from '../../cli/user-error.ts'
import { liveVersion, readPointers } from '../../content/versions.ts'
import { runWrangler } from '../../wrangler/wrangler.ts'
import type { Line } from '../check.ts'

/** Checks whether the deployed Worker has the secret. */
export async function secretLine(place: string[]): Promise<Line> {
  const what = 'WEBHOOK_SECRET'
  const todo = 'npx wrangler secret put WEBHOOK_SECRET'
  try {
    const names = JSON.parse(await runWrangler(['secret', 'list', '--format', 'json', ...place])) as { name: string }[]
    return names.some(({ name }) => name === what)
      ? { what, state: 'ok', found: 'is set' }
      : { what, state: 'look', found: 'is not set: deliveries go out unsigned', todo }
  } catch (error) {
    if (/not exist|not found|10007/.test(said(error)))
      return { what, state: 'look', found: 'nothing is deployed yet', todo }
    return unasked(what, error)
  }
}

/** Machine content that was published since the last deploy is replaced by the build's own. */
export async function contentLine(place: string[]): Promise<Line> {
  const what = 'content'
  try {
    const built = collectMachineDocuments().version
    const pointers = await readPointers(['--remote', ...place])
    const live = liveVersion(pointers)
    if (!live) return { what, state: 'ok', found: 'nothing is published yet' }
    if (live === built) return { what, state: 'ok', found: `version ${built} is live and here` }
    return live === pointers.pointer?.version
      ? {
          what,
          state: 'look',
          found: `published version ${live} is live; a deploy replaces it with ${built}`,
          todo: 'npm run content:diff shows what that changes',
        }
      : { what, state: 'ok', found: `version ${live} is live, the deploy brings ${built}` }
  } catch (error) {
    return unasked(what, error)
  }
}

const said = (error: unknown) => (error instanceof UserError ? error.toString() : String((error as Error).message))

function unasked(what: string, error: unknown): Line {
  const advice = error instanceof UserError ? error.advice : undefined
  return {
    what,
    state: 'look',
    found: 'the account cannot be reached',
    todo: advice ?? said(error).split('\n')[1]?.trim(),
  }
}
