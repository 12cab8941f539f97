import { longestList } from '../../../client/shared/inquiry-contract.ts'
import { isMachineKey, type MachineKey } from '../../../content/registry/machines.ts'

/** A machine that a buyer wants to ask about; with a model, that one. */
export type ListedMachine = { key: MachineKey; model?: string }

/** Model codes are letters, digits and a few signs, none of them the list's own: "VF-300". */
const modelCode = /^[\p{L}\p{N}][\p{L}\p{N} ./+()-]{0,39}$/u

/** One machine of a list: `VF:VF-300` or `VF`; undefined when it names none. */
export function readListed(text: string): ListedMachine | undefined {
  const [key = '', ...rest] = text.trim().split(':')
  if (!isMachineKey(key)) return undefined
  if (rest.length === 0) return { key }
  const model = rest.join(':').trim()
  return modelCode.test(model) ? { key, model } : undefined
}

/** A list of machines (`VF:VF-300,HF`): each once, what names none left out, not longer than it may be. */
export function readInquiryList(text: string): ListedMachine[] {
  const named = text.split(',').flatMap((part) => readListed(part) ?? [])
  return [...new Map(named.map((machine) => [listedText(machine), machine])).values()].slice(0, longestList)
}

/** The same, written. */
export function listedText({ key, model }: ListedMachine): string {
  return model === undefined ? key : `${key}:${model}`
}
