import type { ProcessId } from './pages.ts'

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
}

export const machines = {
  VF: {
    path: '/machine/vacuum-compression-molding-machine',
    option: 'vf',
    categories: ['rubber', 'silicone'],
    leadTime: 'rubberCompression',
  },
  TPPress: {
    path: '/machine/vertical-transfer-press-molding-machine',
    option: 'tppress',
    categories: ['rubber', 'silicone'],
  },
  HIFLRubber: {
    path: '/machine/horizontal-rubber-injection-molding-machine/hi-fl',
    option: 'hiflRubber',
    categories: ['rubber'],
  },
  VIAORubber: {
    path: '/machine/vertical-rubber-injection-molding-machine/vi-ao',
    option: 'viaorubber',
    categories: ['rubber'],
  },
  VIFL: {
    path: '/machine/vertical-rubber-injection-molding-machine/vi-fl',
    option: 'vifl',
    categories: ['rubber'],
  },
  VIFO: {
    path: '/machine/vertical-rubber-injection-molding-machine/vi-fo',
    option: 'vifo',
    categories: ['rubber'],
  },
  HF: {
    path: '/machine/hydraulic-hot-press-machine',
    option: 'hf',
    categories: ['silicone'],
  },
  HIFLSilicone: {
    path: '/machine/horizontal-silicone-injection-molding-machine/hi-fl',
    option: 'hiflSilicone',
    categories: ['silicone'],
    leadTime: 'siliconeInjection',
  },
  VIAOSilicone: {
    path: '/machine/vertical-solid-silicone-injection-molding-machine/vi-ao',
    option: 'viaosilicone',
    categories: ['silicone'],
    leadTime: 'siliconeInjection',
  },
  LV1: {
    path: '/machine/vertical-liquid-silicone-injection-molding-machine',
    option: 'lv1',
    categories: ['silicone'],
    leadTime: 'siliconeInjection',
  },
  LV2: {
    path: '/machine/solid-liquid-silicone-molding-machine',
    option: 'lv2',
    categories: ['silicone'],
    leadTime: 'siliconeInjection',
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
  },
  TwoRollMill: {
    path: '/machine/rubber-two-roll-mill-machine',
    option: 'mill',
    categories: ['auxiliary'],
    line: 'automotive',
  },
  RubberCutting: {
    path: '/machine/rubber-strip-cutting-machine',
    option: 'rubberCutting',
    categories: ['auxiliary'],
    line: 'automotive',
  },
  SiliconeCutting: {
    path: '/machine/silicone-strip-cutting-machine',
    option: 'siliconeCutting',
    categories: ['auxiliary'],
  },
  Punching: {
    path: '/machine/punching-machine',
    option: 'punching',
    categories: ['auxiliary'],
  },
  Deflashing: {
    path: '/machine/rubber-deflashing-machine',
    option: 'deflashing',
    categories: ['auxiliary'],
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
  },
  HotDry: {
    path: '/machine/stainless-steel-hot-air-rotary-drum-dryer',
    option: 'hotDry',
    categories: ['auxiliary'],
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

/** Is this text a machine key? */
export function isMachineKey(text: string): text is MachineKey {
  return Object.hasOwn(machines, text)
}

/** The machine whose page has this address, if any. */
export function machineKeyOf(path: string): MachineKey | undefined {
  return machineKeys.find((key) => machinePaths[key] === path)
}
