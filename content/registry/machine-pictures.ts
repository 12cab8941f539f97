import type { MachineKey } from './machines.ts'

/** Pictures of a machine, in the order of its gallery. */
const views = ['hero', 'detail', 'side', 'front'] as const

export type View = (typeof views)[number]

/** Name of a machine's picture in content/images, without extension: `machines/vf-hero`. */
export function machinePicture(key: MachineKey, view: View = 'hero'): string {
  return `machines/${key.toLowerCase()}-${view}`
}

/** The view of a machine's picture, by its name. */
export function pictureView(name: string): View {
  return views.find((view) => name.endsWith(`-${view}`)) ?? 'hero'
}

/** The nine pictures of the factory, in the order of their captions (pages/<lang>.json, about.gallery). */
export const factoryPictures = [
  'factory/1-hall',
  'factory/2-assembly',
  'factory/3-machining',
  'factory/4-painting',
  'factory/5-testing',
  'factory/6-wiring',
  'factory/7-trial',
  'factory/8-packing',
  'factory/9-loading',
] as const
