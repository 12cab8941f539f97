import type { DisplayItem } from '../../../client/islands/inquiry-list/store.ts'
import { maxListedMachines } from '../../../client/shared/inquiry-contract.ts'
import { countedName } from '../../../client/shared/number-format.ts'
import { isMachineKey, type MachineKey } from '../../../content/registry/machines.ts'
import type { MachineIndex } from '../../../content/schema/machine-index.ts'

/** An item of the inquiry list: a machine, or a number of one of its models. */
export type ListItem = { key: MachineKey; model?: string; count?: number }

/** Model codes are letters, digits and signs that the list does not use itself: "VF-300". */
const modelCode = /^[\p{L}\p{N}][\p{L}\p{N} ./+()-]{0,39}$/u

const maxQuantity = 99
const quantity = /^[1-9]\d?$/

/** Parses one item: `VF`, `VF:VF-300` or `VF:VF-300:2`; undefined if it is invalid. */
export function parseItem(text: string): ListItem | undefined {
  const [key = '', model, count, ...rest] = text.split(':').map((part) => part.trim())
  if (!isMachineKey(key) || rest.length > 0) return undefined
  if (model === undefined) return { key }
  if (!modelCode.test(model)) return undefined
  if (count === undefined) return { key, model }
  return quantity.test(count) ? { key, model, count: Number(count) } : undefined
}

/** Parses `VF:VF-300:2,HF` without unknown machines. */
export function readInquiryList(text: string): ListItem[] {
  return mergeItems(text.split(',').flatMap((part) => parseItem(part) ?? []))
}

/** Removes duplicates, up to the maximum. A later quantity wins; a quantity of 1 is left out. */
export function mergeItems(items: readonly ListItem[]): ListItem[] {
  const list = new Map<string, ListItem>()
  for (const item of items) {
    const id = itemId(item)
    if (!list.has(id) || item.count) list.set(id, item)
  }
  const merged = [...list.values()].slice(0, maxListedMachines)
  return merged.map(({ count, ...item }) => (count && count > 1 ? { ...item, count } : item))
}

/** Formats an item so that `parseItem` can read it. A quantity above the largest becomes the largest. */
export function formatItem(item: ListItem): string {
  const { count = 1 } = item
  return count > 1 ? `${itemId(item)}:${Math.min(count, maxQuantity)}` : itemId(item)
}

/** The item's text without its quantity. */
export function itemId({ key, model }: ListItem): string {
  return model === undefined ? key : `${key}:${model}`
}

/** Display items of a list: models by code, machines by title. */
export function displayItems(list: readonly ListItem[], machines: MachineIndex): DisplayItem[] {
  return list.map((machine) => ({
    entry: formatItem(machine),
    name: countedName(machine.count ?? 1, machine.model ?? machines[machine.key].title),
    sent: itemForMessage(machine),
  }))
}

/** Name in the posted list; the delivery replaces keys by titles. */
export function itemForMessage(machine: ListItem): string {
  return countedName(machine.count ?? 1, machine.model ?? machine.key)
}

/** The list without the machines of an inquiry; `machines` is its posted list. */
export function withoutSent(list: readonly ListItem[], machines: string): ListItem[] {
  const sent = machines.split(/\s*,\s*/)
  return list.filter((item) => !sent.includes(itemForMessage(item)) && !sent.includes(formatItem(item)))
}
