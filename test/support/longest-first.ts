import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that mostly wait (for schedules, kills, rebuilds) or walk every page: begun last, they would run alone at the end. */
const long = /alerts|faults|loop|publish|accessibility|layout|keyboard|start/

/** Long files first, the rest as vitest has it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [
      ...sorted.filter(({ moduleId }) => long.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !long.test(moduleId)),
    ]
  }
}
