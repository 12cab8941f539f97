import type { MachineKey } from '../../../registry/machines.ts'
import type { Subject } from '../subject.ts'
import * as compression from './compression.ts'
import * as finishing from './finishing.ts'
import * as horizontal from './horizontal.ts'
import * as injection from './injection.ts'
import * as preparation from './preparation.ts'

/** Of the machines that are modeled; the others have pictures alone. */
const subjects: Partial<Record<MachineKey, Subject>> = {
  ...compression,
  ...finishing,
  ...horizontal,
  ...injection,
  ...preparation,
}

/** Moving parts, points and planner's data of a machine. @throws Error when it is not modeled */
export function subjectOf(key: MachineKey): Subject {
  const subject = subjects[key]
  if (!subject) throw new Error(`${key} is not modeled: content/studio/web/subjects has nothing of it`)
  return subject
}
