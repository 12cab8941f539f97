import { globSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { cleanCommit, recordPassed } from '../../src/commands/doctor/tests.ts'

/** Notes the commit when every test file has passed on it, for `npm run doctor`; a part of the suite notes nothing. */
export class PassedCommit implements Reporter {
  readonly #commit = cleanCommit()

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: string): void {
    const all = globSync('**/*.test.{ts,tsx}', { cwd: new URL('..', import.meta.url).pathname }).length
    const complete = modules.length === all && modules.every((module) => module.ok())
    const same = this.#commit !== undefined && this.#commit === cleanCommit()
    if (reason === 'passed' && errors.length === 0 && complete && same && this.#commit) recordPassed(this.#commit)
  }
}
