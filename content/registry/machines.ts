import type { ProcessId } from '../schema/page-texts.ts'

/**
 * The registry of machines: all facts about a machine that are not in its documents (content/machines/<KEY>). Keys and
 * paths are from the table of the specification, chapter 2, in the order of the catalogue.
 */

/** Catalogue categories, in the order of the filter buttons. */
export const categories = ['rubber', 'silicone', 'brake', 'auxiliary'] as const

export type Category = (typeof categories)[number]

/**
 * Lead times of the specification (chapter 9): about 35 days for standard rubber compression, about 90 days for
 * standard silicone injection. The quotation states the others.
 */
export type LeadTime = 'rubberCompression' | 'siliconeInjection'

/** Groups of comparable machines: the page of a machine links to the other members of its family. */
export type Family = 'rubberInjection' | 'siliconeInjection' | 'presses' | 'mills' | 'cutters' | 'trimming' | 'drying'

/** Clamping and feeding of an injection machine, for the choosing guide. */
export type Injection = {
  clamp: 'horizontal' | 'vertical'
  feed: 'strip' | 'stuffer' | 'drums' | 'both'
}

type Entry = {
  /** Path of its page. */
  path: `/machine/${string}`
  /** Its value in the form's machine list (specification, chapter 3). */
  option: string
  /**
   * Its categories in the catalogue: 2 machines in both rubber and silicone, 4 rubber only, 5 silicone only, 1 brake, 9
   * auxiliary.
   */
  categories: readonly [Category, ...Category[]]
  leadTime?: LeadTime
  /** The main production line (processes.ts) of a machine that is part of several. */
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

/** The path of each machine's page. */
export const machinePaths = Object.fromEntries(machineKeys.map((key) => [key, machines[key].path])) as {
  [Key in MachineKey]: (typeof machines)[Key]['path']
}

/** The machine's lead time if the specification states one. */
export function leadTimeOf(key: MachineKey): LeadTime | undefined {
  const entry: Entry = machines[key]
  return entry.leadTime
}

/** The production line that a machine's page shows first, if it is not the first line with the machine. */
export function ownLineOf(key: MachineKey): ProcessId | undefined {
  const entry: Entry = machines[key]
  return entry.line
}

/** The machines of a family in the catalogue's order. */
export function membersOf(family: Family): MachineKey[] {
  return machineKeys.filter((key) => familyOf(key) === family)
}

/** The family of a machine, if it has one. */
export function familyOf(key: MachineKey): Family | undefined {
  const entry: Entry = machines[key]
  return entry.family
}

export type InjectionKey = {
  [Key in MachineKey]: (typeof machines)[Key] extends { injection: Injection } ? Key : never
}[MachineKey]

/** Whether the machine is an injection machine. */
export function isInjectionKey(key: MachineKey): key is InjectionKey {
  return 'injection' in machines[key]
}

/** Whether a text is a machine key. */
export function isMachineKey(text: string): text is MachineKey {
  return Object.hasOwn(machines, text)
}

/** The machine of a page's path, if any. */
export function machineKeyOf(path: string): MachineKey | undefined {
  return machineKeys.find((key) => machinePaths[key] === path)
}
