import { type MachineKey, machineKeys, machines } from './machines.ts'

/** Values of the form's machine list and their machines: two general options, then every machine. */
export const machineOptions: Record<string, MachineKey | null> = {
  general: null,
  customized: null,
  ...Object.fromEntries(machineKeys.map((key) => [machines[key].option, key])),
}
