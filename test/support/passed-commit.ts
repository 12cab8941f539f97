import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { cleanCommit, recordPassed } from '../../src/commands/doctor/tests.ts'
import { root } from '../../src/commands/wrangler/wrangler.ts'

/** Notes the commit when every test file has passed on it, for `npm run doctor`; a part of the suite notes nothing. */
export class PassedCommit implements Reporter {
  readonly #commit = cleanCommit()
  readonly #folder: string

  /** `folder`: the checkout whose record is written. */
  constructor(folder = root) {
    this.#folder = folder
  }

  onTestRunEnd(modules: readonly Pick<TestModule, 'ok'>[], errors: readonly unknown[], reason: string): void {
    const all = globSync('**/*.test.{ts,tsx}', { cwd: join(root, 'test') }).length
    const complete = modules.length === all && modules.every((module) => module.ok())
    const same = this.#commit !== undefined && this.#commit === cleanCommit()
    if (reason === 'passed' && errors.length === 0 && complete && same && this.#commit)
      recordPassed(this.#commit, this.#folder)
  }
}
