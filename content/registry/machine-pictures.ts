import type { MachineKey } from './machines.ts'

/** Pictures of a machine, in the order of its gallery. */
const views = ['hero', 'detail', 'side', 'front'] as const

export type View = (typeof views)[number]

/** Name of a machine's picture in content/images, without extension: `machines/vf-hero`. */
export function machinePicture(key: MachineKey, view: View = 'hero'): string {
  return `machines/${key.toLowerCase()}-${view}`
}

export function pictureView(name: string): View {
  return views.find((view) => name.endsWith(`-${view}`)) ?? 'hero'
}
