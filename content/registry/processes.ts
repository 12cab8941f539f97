import { type MachineKey, machines } from './machines.ts'
import data from './processes.json' with { type: 'json' }

export const processCategories = ['hotPress', 'compression', 'injection'] as const
export type ProcessCategory = (typeof processCategories)[number]

export type ProcessId = keyof typeof data
export type Process = { id: ProcessId; category: ProcessCategory; stages: { picture: string; link: MachineKey[] }[] }

/** Production lines by stage; their names and texts are `machines.processes` in pages/<lang>.json. */
export const processes = Object.entries(data).map(([id, line]) => ({ id, ...line })) as Process[]

/** The lines of a machine, its main line first. A machine page shows the first one and links to the others. */
export function linesOf(key: MachineKey): Process[] {
  const own = machines[key].line
  const lines = processes.filter(({ stages }) => stages.some(({ link }) => link.includes(key)))
  return lines.sort((a, b) => Number(b.id === own) - Number(a.id === own))
}

export function isProcessCategory(text: string): text is ProcessCategory {
  return (processCategories as readonly string[]).includes(text)
}
