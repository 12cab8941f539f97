import type { Listed } from '../../../client/islands/inquiry-list/store.ts'
import type { MachineIndex } from '../../../content/schema/machine-index.ts'
import { type ListedMachine, listedText } from './item.ts'

/** How a list is shown: models by their code, machines by their title. */
export function namedList(list: readonly ListedMachine[], machines: MachineIndex): Listed[] {
  return list.map((machine) => ({
    entry: listedText(machine),
    name: machine.model ?? machines[machine.key].title,
    sent: sentName(machine),
  }))
}

/** How an inquiry names it: the delivery turns keys into titles. */
export function sentName({ key, model }: ListedMachine): string {
  return model ?? key
}
