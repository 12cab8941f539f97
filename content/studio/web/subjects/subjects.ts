import type { MachineKey } from '../../../machines.ts'
import type { Subject } from '../subject.ts'
import * as compression from './compression.ts'
import * as finishing from './finishing.ts'
import * as horizontal from './horizontal.ts'
import * as injection from './injection.ts'
import * as preparation from './preparation.ts'

/** What moves, where the points sit and what the planner needs, machine by machine. */
export const subjects: Record<MachineKey, Subject> = {
  ...compression,
  ...finishing,
  ...horizontal,
  ...injection,
  ...preparation,
}
