/** Parts as they came to rest in a drum or a container. Physics found the poses (settle.ts); poses/ stores them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Euler, Quaternion } from 'three'
import { type Kit, type Point, SIDES, type Turn } from '../kit/index.ts'
import { type PartName, put } from './parts.ts'

/** Drum about axis z, open to the front: its middle is at this height, its back at z = 0. */
export type Drum = { radius: number; depth: number; height: number; opening: number }

export const DRUMS = {
  spoon: { radius: 0.2, depth: 0.24, height: 0.32, opening: 0.186 },
  stopper: { radius: 0.115, depth: 0.14, height: 0.2, opening: 0.106 },
  grommet: { radius: 0.14, depth: 0.17, height: 0.24, opening: 0.13 },
  nipple: { radius: 0.2, depth: 0.24, height: 0.32, opening: 0.186 },
} satisfies Partial<Record<PartName, Drum>>

/** Room of the stoppers in their bag, meters. */
export const BAG = { width: 0.2, depth: 0.15 }

/** Inside of the crate, meters; parts below `level` are not built. */
export const CRATE = { width: 0.25, depth: 0.17, height: 0.11, level: 0.07 }

/** Inside of the tray for the parts, meters. */
export const TRAY = { width: 0.18, depth: 0.2 }

/** A fall of parts: part, count, distance at the start (x, y, z), and how freely each is turned then (0 to 1). */
export type Fall = {
  part: PartName
  count: number
  pitch: Point
  freedom: number
  yaw: number
  low: Point
  high: Point
  drum?: { middle: Point; radius: number }
  container: (kit: Kit) => void
}

const drumFall = (
  part: keyof typeof DRUMS,
  count: number,
  pitch: Point,
  freedom: number,
  inset: number,
  ends = inset,
): Fall => {
  const drum = DRUMS[part]
  const { radius, depth, height } = drum
  const reach = radius - inset
  return {
    part,
    count,
    pitch,
    freedom,
    yaw: Math.PI / 2,
    low: [-reach, height - reach, ends],
    high: [reach, height + reach, depth - ends],
    drum: { middle: [0, height, 0], radius: reach },
    container: (kit) => drumWalls(kit, drum),
  }
}

/** By the name of the file in poses/. */
export const FALLS: Record<string, Fall> = {
  'drum-spoon': drumFall('spoon', 90, [0.031, 0.02, 0.2], 0.04, 0.03, 0.12),
  'drum-stopper': drumFall('stopper', 210, [0.022, 0.022, 0.022], 1, 0.013),
  'drum-grommet': drumFall('grommet', 110, [0.034, 0.034, 0.034], 1, 0.02),
  'drum-nipple': drumFall('nipple', 80, [0.056, 0.056, 0.056], 1, 0.035),
  'bag-stopper': boxFall('stopper', 320, 0.022, BAG, leaningWalls),
  'crate-grommet': boxFall('grommet', 130, 0.036, CRATE, (kit) => uprightWalls(kit, CRATE)),
  'tray-stopper': boxFall('stopper', 84, 0.022, TRAY, (kit) => uprightWalls(kit, TRAY)),
}

function boxFall(
  part: PartName,
  count: number,
  pitch: number,
  { width, depth }: { width: number; depth: number },
  container: Fall['container'],
): Fall {
  const reach = [width / 2 - 0.02, depth / 2 - 0.02] as const
  return {
    part,
    count,
    pitch: [pitch, pitch, pitch],
    freedom: 1,
    yaw: 0,
    low: [-reach[0], 0.02, -reach[1]],
    high: [reach[0], 0.3, reach[1]],
    container,
  }
}

/** Closed in front, so that nothing falls out while it swings. */
function drumWalls(kit: Kit, { radius, depth, height }: Drum): void {
  kit.lathe(
    'stainless',
    [0, height, -0.02],
    [
      [0, 0],
      [radius + 0.05, 0],
      [radius + 0.05, depth + 0.04],
      [0, depth + 0.04],
      [0, depth + 0.02],
      [radius, depth + 0.02],
      [radius, 0.02],
      [0, 0.02],
    ],
    { axis: 'z', segments: 64 },
  )
}

/** Floor with leaning sides, as the film gives way; walls above keep what falls together. */
function leaningWalls(kit: Kit): void {
  const { width, depth } = BAG
  kit.box('white', [0, -0.05, 0], [width + 0.4, 0.05, depth + 0.4], 0.001)
  for (const side of SIDES) {
    kit.at(
      [side * (width / 2), 0, 0],
      () => kit.box('white', [side * 0.025, -0.02, 0], [0.05, 0.42, depth + 0.2], 0.001),
      [0, 0, side * -14],
    )
    kit.at(
      [0, 0, side * (depth / 2)],
      () => kit.box('white', [0, -0.02, side * 0.025], [width + 0.2, 0.42, 0.05], 0.001),
      [side * 14, 0, 0],
    )
  }
}

/** Floor with upright walls, higher than those of the container. */
function uprightWalls(kit: Kit, { width, depth }: { width: number; depth: number }): void {
  kit.box('white', [0, -0.05, 0], [width + 0.2, 0.05, depth + 0.2], 0.001)
  for (const side of SIDES) {
    kit.box('white', [side * (width / 2 + 0.025), -0.02, 0], [0.05, 0.42, depth + 0.1], 0.001)
    kit.box('white', [0, -0.02, side * (depth / 2 + 0.025)], [width + 0.1, 0.42, 0.05], 0.001)
  }
}

const POSES = join(import.meta.dirname, 'poses')

/** Place and turn of each part after a fall. */
export function poses(name: string): { place: Point; turn: Turn }[] {
  const found = JSON.parse(readFileSync(join(POSES, `${name}.json`), 'utf8')) as number[][]
  return found.map(([x, y, z, ...turn]) => {
    const angles = new Euler().setFromQuaternion(new Quaternion(...(turn as [number, number, number, number])))
    const degrees = [angles.x, angles.y, angles.z].map((angle) => (angle * 180) / Math.PI) as Turn
    return { place: [x!, y!, z!], turn: degrees }
  })
}

/** Builds the parts where they came to rest. */
export function settled(kit: Kit, name: string): void {
  for (const { place, turn } of poses(name)) put(kit, FALLS[name]!.part, place, turn)
}
