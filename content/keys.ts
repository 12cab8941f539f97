/** The 21 machine keys and their page addresses: the table of the specification, chapter 2. */
export const machinePaths = {
  brakeHP: '/machine/brake-pad-and-lining-hot-press-machine',
  HF: '/machine/hydraulic-hot-press-machine',
  HIFLRubber: '/machine/horizontal-rubber-injection-molding-machine/hi-fl',
  HIFLSilicone: '/machine/horizontal-silicone-injection-molding-machine/hi-fl',
  LV1: '/machine/vertical-liquid-silicone-injection-molding-machine',
  LV2: '/machine/solid-liquid-silicone-molding-machine',
  TPPress: '/machine/vertical-transfer-press-molding-machine',
  VF: '/machine/vacuum-compression-molding-machine',
  VIAORubber: '/machine/vertical-rubber-injection-molding-machine/vi-ao',
  VIAOSilicone: '/machine/vertical-solid-silicone-injection-molding-machine/vi-ao',
  VIFL: '/machine/vertical-rubber-injection-molding-machine/vi-fl',
  VIFO: '/machine/vertical-rubber-injection-molding-machine/vi-fo',
  TwoRollMill: '/machine/rubber-two-roll-mill-machine',
  WashingDrying: '/machine/antistatic-washing-drying-machine',
  HotDry: '/machine/stainless-steel-hot-air-rotary-drum-dryer',
  Deflashing: '/machine/rubber-deflashing-machine',
  SiliconeCutting: '/machine/silicone-strip-cutting-machine',
  RubberCutting: '/machine/rubber-strip-cutting-machine',
  OpenMill: '/machine/two-roll-open-mill-machine-for-rubber-mixing',
  Feeder: '/machine/air-separation-machine-with-automatic-feeder',
  Punching: '/machine/punching-machine',
} as const

export type MachineKey = keyof typeof machinePaths

export const machineKeys = Object.keys(machinePaths) as MachineKey[]

/** Is this text one of the 21 machine keys? */
export function isMachineKey(text: string): text is MachineKey {
  return Object.hasOwn(machinePaths, text)
}

/** The machine whose page has this address, if any. */
export function machineKeyOf(path: string): MachineKey | undefined {
  return machineKeys.find((key) => machinePaths[key] === path)
}

/** Catalogue categories, in the order of the filter buttons. */
export const categories = ['rubber', 'silicone', 'brake', 'auxiliary'] as const

export type Category = (typeof categories)[number]

/** Form option value -> machine key: the 23 literal values of the specification, chapter 3. */
export const machineOptions = {
  general: null,
  customized: null,
  brakehp: 'brakeHP',
  hf: 'HF',
  hiflSilicone: 'HIFLSilicone',
  hiflRubber: 'HIFLRubber',
  lv1: 'LV1',
  lv2: 'LV2',
  tppress: 'TPPress',
  vf: 'VF',
  viaorubber: 'VIAORubber',
  viaosilicone: 'VIAOSilicone',
  vifl: 'VIFL',
  vifo: 'VIFO',
  mill: 'TwoRollMill',
  washdry: 'WashingDrying',
  hotDry: 'HotDry',
  deflashing: 'Deflashing',
  siliconeCutting: 'SiliconeCutting',
  rubberCutting: 'RubberCutting',
  openMill: 'OpenMill',
  feederMill: 'Feeder',
  punching: 'Punching',
} as const satisfies Record<string, MachineKey | null>

export type MachineOption = keyof typeof machineOptions
