import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest: begun last, they would run alone at the end. One that mostly waits (for schedules, kills,
 * rebuilds) beside one that works, so that the processors always have something to do.
 */
const longest = [
  'site/alerts',
  'browser/accessibility',
  'faults/faults',
  'browser/firefox',
  'commands/publish',
  'browser/viewer',
  'commands/loop',
  'browser/fits',
  'commands/start',
  'browser/keyboard',
]

/** The longest files first, the others as vitest has it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.includes(`${name}.test`))
      return index < 0 ? longest.length : index
    }
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => place(one) - place(other))
  }
}
