import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../wrangler/wrangler.ts'
import type { Line } from './check.ts'

/** Where `npm test` notes the commit for which everything passed; git does not see it. */
const record = 'node_modules/.cache/press-site/tests.json'

/** The commit that is checked out when nothing differs from it; undefined with changes, or without git. */
export function cleanCommit(folder = root): string | undefined {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined
  } catch {
    return undefined
  }
}

/** Notes that the whole suite has passed for this commit. */
export function recordPassed(commit: string, folder = root): void {
  const file = join(folder, record)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ commit, at: new Date().toISOString() }))
}

/** Whether the whole suite has passed on `commit`, which is undefined where files differ from it. */
export function testLine(commit = cleanCommit(), folder = root): Line {
  const what = 'tests'
  const file = join(folder, record)
  const todo = 'npm test'
  if (!commit) return { what, state: 'look', found: 'files differ from the commit', todo: `commit them, then ${todo}` }
  if (!existsSync(file)) return { what, state: 'look', found: 'never passed as a whole here', todo }
  const passed = JSON.parse(readFileSync(file, 'utf8')) as { commit: string; at: string }
  return passed.commit === commit
    ? { what, state: 'ok', found: `all passed on this commit, ${passed.at.slice(0, 16).replace('T', ' ')}` }
    : { what, state: 'look', found: `passed on ${passed.commit.slice(0, 7)}, not on this commit`, todo }
}
