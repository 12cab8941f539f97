import type { Listed } from '../../../client/islands/inquiry-list/store.ts'
import type { MachineIndex } from '../../../content/schema/machine-index.ts'
import { type ListedMachine, listedText } from './item.ts'

/** How a list is shown: models by their code, machines by their title. */
export function namedList(list: readonly ListedMachine[], machines: MachineIndex): Listed[] {
  return list.map((machine) => ({
    entry: listedText(machine),
    name: withCount(machine, machine.model ?? machines[machine.key].title),
    sent: sentName(machine),
  }))
}

/** Name in the posted list; the delivery replaces keys by titles. */
export function sentName(machine: ListedMachine): string {
  return withCount(machine, machine.model ?? machine.key)
}

function withCount({ count }: ListedMachine, name: string): string {
  return count ? `${count} × ${name}` : name
}
