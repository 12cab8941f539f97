import { type MachineKey, machineKeys, machines } from './machines.ts'

type OptionOf = { [Key in MachineKey as (typeof machines)[Key]['option']]: Key }

/** Values of the form's machine list and their machines: two general options, then every machine. */
export const machineOptions = {
  general: null,
  customized: null,
  ...(Object.fromEntries(machineKeys.map((key) => [machines[key].option, key])) as OptionOf),
} as const

export type MachineOption = keyof typeof machineOptions
