import type { MachineEntry } from '../schema/registry.ts'
import data from './machines.json' with { type: 'json' }

/** Catalog categories, in the order of the filter buttons. */
export const categories = ['rubber', 'silicone', 'brake', 'auxiliary'] as const

/** The steps of a production line in their order. */
export const machineStages = ['mixing', 'cutting', 'molding', 'finishing', 'washing', 'postCuring'] as const

export type Category = (typeof categories)[number]
export type MachineKey = keyof typeof data
export type Family = NonNullable<MachineEntry['family']>

/** All facts about a machine outside its documents (content/machines/<KEY>), in the catalog's order. */
export const machines = data as unknown as Record<MachineKey, MachineEntry>

export const machineKeys = Object.keys(machines) as MachineKey[]

const pathEntries = machineKeys.map((key) => [key, machines[key].path])
export const machinePaths = Object.fromEntries(pathEntries) as Record<MachineKey, string>

/** The machines of one category, or all, in the catalog's order. */
export function machinesIn(category: Category | 'all'): MachineKey[] {
  return machineKeys.filter((key) => category === 'all' || machines[key].categories.includes(category))
}

export function membersOf(family: Family): MachineKey[] {
  return machineKeys.filter((key) => machines[key].family === family)
}

/** Whether the machine injects: the choosing guide of the catalog compares these. */
export function isInjectionMachine(key: MachineKey): boolean {
  return machines[key].family?.endsWith('Injection') ?? false
}

export function isMachineKey(text: string): text is MachineKey {
  return Object.hasOwn(machines, text)
}

/** Pictures of a machine, in the order of its gallery. */
const views = ['hero', 'detail', 'side', 'front'] as const

type PictureView = (typeof views)[number]

/** Name of a machine's picture in content/images, without extension: `machines/vf-hero`. */
export function machinePicture(key: MachineKey, view: PictureView = 'hero'): string {
  return `machines/${key.toLowerCase()}-${view}`
}

export function pictureView(name: string): PictureView {
  return views.find((view) => name.endsWith(`-${view}`)) ?? 'hero'
}

/** Values of the form's machine list and their machines: two general options, then every machine. */
export const machineOptions: Record<string, MachineKey | null> = {
  general: null,
  customized: null,
  ...Object.fromEntries(machineKeys.map((key) => [machines[key].option, key])),
}
