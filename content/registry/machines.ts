import type { ProcessId } from '../schema/page-texts.ts'

/**
 * The registry of machines: everything that is said of one machine outside its documents (content/machines/<KEY>) stands
 * here, once. Keys and addresses are the table of the specification, chapter 2; the order is that of the catalogue.
 */

/** Catalogue categories, in the order of the filter buttons. */
export const categories = ['rubber', 'silicone', 'brake', 'auxiliary'] as const

export type Category = (typeof categories)[number]

/**
 * What the specification says of lead times (chapter 9): about 35 days for standard rubber compression, about 90 days
 * for standard silicone injection. For the others the quotation does.
 */
export type LeadTime = 'rubberCompression' | 'siliconeInjection'

/** Machines that a buyer weighs against each other: the pages of a family name its other members. */
export type Family = 'rubberInjection' | 'siliconeInjection' | 'presses' | 'mills' | 'cutters' | 'trimming' | 'drying'

/** How an injection machine closes and is fed: what the choosing guide tells apart beside the tables. */
export type Injection = {
  clamp: 'horizontal' | 'vertical'
  feed: 'strip' | 'stuffer' | 'drums' | 'both'
}

type Entry = {
  /** Address of its page. */
  path: `/machine/${string}`
  /** Its value in the form's machine list (specification, chapter 3). */
  option: string
  /** Where the catalogue shows it: 2 in both rubber and silicone, 4 rubber only, 5 silicone only, 1 brake, 9 auxiliary. */
  categories: readonly [Category, ...Category[]]
  leadTime?: LeadTime
  /** Of several production lines (processes.ts) the one it is built for first. */
  line?: ProcessId
  family?: Family
  /** Injection machines only. */
  injection?: Injection
}

export const machines = {
  VF: {
    path: '/machine/vacuum-compression-molding-machine',
    option: 'vf',
    categories: ['rubber', 'silicone'],
    leadTime: 'rubberCompression',
    family: 'presses',
  },
  TPPress: {
    path: '/machine/vertical-transfer-press-molding-machine',
    option: 'tppress',
    categories: ['rubber', 'silicone'],
    family: 'presses',
  },
  HIFLRubber: {
    path: '/machine/horizontal-rubber-injection-molding-machine/hi-fl',
    option: 'hiflRubber',
    categories: ['rubber'],
    family: 'rubberInjection',
    injection: { clamp: 'horizontal', feed: 'strip' },
  },
  VIAORubber: {
    path: '/machine/vertical-rubber-injection-molding-machine/vi-ao',
    option: 'viaorubber',
    categories: ['rubber'],
    family: 'rubberInjection',
    injection: { clamp: 'vertical', feed: 'strip' },
  },
  VIFL: {
    path: '/machine/vertical-rubber-injection-molding-machine/vi-fl',
    option: 'vifl',
    categories: ['rubber'],
    family: 'rubberInjection',
    injection: { clamp: 'vertical', feed: 'strip' },
  },
  VIFO: {
    path: '/machine/vertical-rubber-injection-molding-machine/vi-fo',
    option: 'vifo',
    categories: ['rubber'],
    family: 'rubberInjection',
    injection: { clamp: 'vertical', feed: 'strip' },
  },
  HF: {
    path: '/machine/hydraulic-hot-press-machine',
    option: 'hf',
    categories: ['silicone'],
    family: 'presses',
  },
  HIFLSilicone: {
    path: '/machine/horizontal-silicone-injection-molding-machine/hi-fl',
    option: 'hiflSilicone',
    categories: ['silicone'],
    leadTime: 'siliconeInjection',
    family: 'siliconeInjection',
    injection: { clamp: 'horizontal', feed: 'stuffer' },
  },
  VIAOSilicone: {
    path: '/machine/vertical-solid-silicone-injection-molding-machine/vi-ao',
    option: 'viaosilicone',
    categories: ['silicone'],
    leadTime: 'siliconeInjection',
    family: 'siliconeInjection',
    injection: { clamp: 'vertical', feed: 'stuffer' },
  },
  LV1: {
    path: '/machine/vertical-liquid-silicone-injection-molding-machine',
    option: 'lv1',
    categories: ['silicone'],
    leadTime: 'siliconeInjection',
    family: 'siliconeInjection',
    injection: { clamp: 'vertical', feed: 'drums' },
  },
  LV2: {
    path: '/machine/solid-liquid-silicone-molding-machine',
    option: 'lv2',
    categories: ['silicone'],
    leadTime: 'siliconeInjection',
    family: 'siliconeInjection',
    injection: { clamp: 'vertical', feed: 'both' },
  },
  brakeHP: {
    path: '/machine/brake-pad-and-lining-hot-press-machine',
    option: 'brakehp',
    categories: ['brake'],
  },
  OpenMill: {
    path: '/machine/two-roll-open-mill-machine-for-rubber-mixing',
    option: 'openMill',
    categories: ['auxiliary'],
    line: 'automotive',
    family: 'mills',
  },
  TwoRollMill: {
    path: '/machine/rubber-two-roll-mill-machine',
    option: 'mill',
    categories: ['auxiliary'],
    line: 'automotive',
    family: 'mills',
  },
  RubberCutting: {
    path: '/machine/rubber-strip-cutting-machine',
    option: 'rubberCutting',
    categories: ['auxiliary'],
    line: 'automotive',
    family: 'cutters',
  },
  SiliconeCutting: {
    path: '/machine/silicone-strip-cutting-machine',
    option: 'siliconeCutting',
    categories: ['auxiliary'],
    family: 'cutters',
  },
  Punching: {
    path: '/machine/punching-machine',
    option: 'punching',
    categories: ['auxiliary'],
    family: 'trimming',
  },
  Deflashing: {
    path: '/machine/rubber-deflashing-machine',
    option: 'deflashing',
    categories: ['auxiliary'],
    family: 'trimming',
  },
  Feeder: {
    path: '/machine/air-separation-machine-with-automatic-feeder',
    option: 'feederMill',
    categories: ['auxiliary'],
  },
  WashingDrying: {
    path: '/machine/antistatic-washing-drying-machine',
    option: 'washdry',
    categories: ['auxiliary'],
    family: 'drying',
  },
  HotDry: {
    path: '/machine/stainless-steel-hot-air-rotary-drum-dryer',
    option: 'hotDry',
    categories: ['auxiliary'],
    family: 'drying',
  },
} as const satisfies Record<string, Entry>

export type MachineKey = keyof typeof machines

export const machineKeys = Object.keys(machines) as MachineKey[]

/** The address of each machine's page. */
export const machinePaths = Object.fromEntries(machineKeys.map((key) => [key, machines[key].path])) as {
  [Key in MachineKey]: (typeof machines)[Key]['path']
}

/** The machine's lead time, where the specification states one. */
export function leadTimeOf(key: MachineKey): LeadTime | undefined {
  const entry: Entry = machines[key]
  return entry.leadTime
}

/** The production line that a machine's page shows first, where it is not simply the first that has the machine. */
export function ownLineOf(key: MachineKey): ProcessId | undefined {
  const entry: Entry = machines[key]
  return entry.line
}

/** The machines of a family, in the catalogue's order. */
export function membersOf(family: Family): MachineKey[] {
  return machineKeys.filter((key) => familyOf(key) === family)
}

/** The family of machines that are alike, where it has one. */
export function familyOf(key: MachineKey): Family | undefined {
  const entry: Entry = machines[key]
  return entry.family
}

export type InjectionKey = {
  [Key in MachineKey]: (typeof machines)[Key] extends { injection: Injection } ? Key : never
}[MachineKey]

/** Does this machine inject? */
export function isInjectionKey(key: MachineKey): key is InjectionKey {
  return 'injection' in machines[key]
}

/** Is this text a machine key? */
export function isMachineKey(text: string): text is MachineKey {
  return Object.hasOwn(machines, text)
}

/** The machine whose page has this address, if any. */
export function machineKeyOf(path: string): MachineKey | undefined {
  return machineKeys.find((key) => machinePaths[key] === path)
}
