import type { DisplayItem } from '../../../client/islands/inquiry-list/store.ts'
import type { MachineIndex } from '../../../content/schema/machine-index.ts'
import { formatItem, type ListItem } from './item.ts'

/** Display items of a list: models by code, machines by title. */
export function displayItems(list: readonly ListItem[], machines: MachineIndex): DisplayItem[] {
  return list.map((machine) => ({
    entry: formatItem(machine),
    name: withCount(machine, machine.model ?? machines[machine.key].title),
    sent: itemForMessage(machine),
  }))
}

/** Name in the posted list; the delivery replaces keys by titles. */
export function itemForMessage(machine: ListItem): string {
  return withCount(machine, machine.model ?? machine.key)
}

function withCount({ count }: ListItem, name: string): string {
  return count ? `${count} × ${name}` : name
}
