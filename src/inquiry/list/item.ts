import { maxListedMachines } from '../../../client/shared/inquiry-contract.ts'
import { isMachineKey, type MachineKey } from '../../../content/registry/machines.ts'

/** A machine that a buyer asks about: any model, or one, or several of one. */
export type ListedMachine = { key: MachineKey; model?: string; count?: number }

/** Model codes are letters, digits and a few signs, none of them the list's own: "VF-300". */
const modelCode = /^[\p{L}\p{N}][\p{L}\p{N} ./+()-]{0,39}$/u

/** Quantity in an entry. */
const quantity = /^[1-9]\d?$/

/** One machine of a list: `VF`, `VF:VF-300` or `VF:VF-300:2`; undefined when it names none. */
export function readListed(text: string): ListedMachine | undefined {
  const [key = '', model, count, ...rest] = text.split(':').map((part) => part.trim())
  if (!isMachineKey(key) || rest.length > 0) return undefined
  if (model === undefined) return { key }
  if (!modelCode.test(model)) return undefined
  if (count === undefined || count === '1') return { key, model }
  return quantity.test(count) ? { key, model, count: Number(count) } : undefined
}

/** A list of machines (`VF:VF-300:2,HF`): each once, without unknown ones, not longer than allowed. A later quantity counts. */
export function readInquiryList(text: string): ListedMachine[] {
  const list = new Map<string, ListedMachine>()
  for (const machine of text.split(',').flatMap((part) => readListed(part) ?? [])) {
    const id = listedId(machine)
    if (!list.has(id) || machine.count) list.set(id, machine)
  }
  return [...list.values()].slice(0, maxListedMachines)
}

/** Writes an entry as `readListed` reads it. */
export function listedText(machine: ListedMachine): string {
  return machine.count ? `${listedId(machine)}:${machine.count}` : listedId(machine)
}

/** An entry without its quantity. */
export function listedId({ key, model }: ListedMachine): string {
  return model === undefined ? key : `${key}:${model}`
}
