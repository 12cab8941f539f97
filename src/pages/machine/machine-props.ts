import type { UnitSystem } from '../../i18n/units.ts'
import type { Machine } from '../../machines/machine.ts'

/** Props of a section of a machine page; cached fragments depend on both. */
export type MachineProps = { machine: Machine; units: UnitSystem }
