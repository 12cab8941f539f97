/**
 * AF-60: air separation machine with automatic feeder, hopper 60 l. From the left: floor hopper, inclined cleated belt,
 * vibrating tray, upright air column with clear front, cyclone with dust bag; clean parts leave below into a bin.
 */
import {
  bowHandle,
  controlCabinet,
  type FlatPoint,
  hexScrew,
  type Kit,
  levelingFoot,
  modelPlate,
  motor,
  polygon,
  radians,
  SIDES,
  screen,
  socketScrew,
  warningSign,
} from '../kit/index.ts'
import { binTrolley, blower, duct, numbers, partHeap } from './drum-parts.ts'

const FRAME = { left: -0.25, right: 0.92, depth: 0.62, top: 0.5 }
const COLUMN = { x: -0.02, width: 0.26, depth: 0.34, bottom: 0.62, top: 1.98 }
const BELT = { from: [-1.02, 0.36] as FlatPoint, to: [-0.5, 1.46] as FlatPoint, width: 0.3 }
const TRAY = { left: -0.62, y: 1.26 }
const CYCLONE = { x: 0.58, radius: 0.17, top: 1.72 }

export function build(kit: Kit): void {
  kit.part('frame', () => frame(kit))
  kit.part('hopper', () => hopper(kit))
  kit.part('lift belt', () => liftBelt(kit))
  kit.part('vibrating tray', () => vibratingTray(kit))
  kit.part('air column', () => airColumn(kit))
  kit.part('parts in the air', () => flyingParts(kit))
  kit.part('cyclone', () => cyclone(kit))
  kit.part('clean parts', () => {
    binTrolley(kit, [-0.02, 0, 0.56], [0.42, 0.4, 0.36])
    kit.box('rubber', [-0.02, 0.15, 0.56], [0.37, 0.16, 0.31], 0.02)
    partHeap(kit, [-0.02, 0.3, 0.56], [0.32, 0.05, 0.27], 130, PARTS, 0.019)
  })
  kit.part('cabinet', () =>
    controlCabinet(kit, [1.16, 0, 0.1], {
      width: 0.46,
      height: 1.42,
      depth: 0.34,
      screen: screen('screen-air', AIR_SCREEN),
    }),
  )
}

const PARTS = ['rubber', 'rubber', 'rubberGrey', 'rubber', 'rubberRed'] as const

/** Blue skid with posts that carry column and cyclone. */
function frame(kit: Kit): void {
  const middle = (FRAME.left + FRAME.right) / 2
  const width = FRAME.right - FRAME.left
  for (const z of SIDES) {
    kit.box('paint', [middle, 0.07, z * (FRAME.depth / 2)], [width, 0.08, 0.07], 0.006)
    for (const x of [FRAME.left + 0.06, FRAME.right - 0.06]) levelingFoot(kit, x, z * (FRAME.depth / 2), 0.07)
    for (const x of [FRAME.left + 0.05, 0.24]) {
      kit.box('paint', [x, 0.14, z * 0.24], [0.06, 1.584, 0.06], 0.006)
      kit.box('plinth', [x, 0.146, z * 0.24], [0.12, 0.014, 0.12], 0.003)
      for (const side of SIDES) hexScrew(kit, [x + side * 0.045, 0.158, z * 0.285], 0.01)
    }
    kit.box('paint', [0.02, 1.66, z * 0.24], [0.504, 0.06, 0.05], 0.006)
    kit.box('paint', [0.02, 0.62, z * 0.241], [0.504, 0.05, 0.05], 0.006)
  }
  for (const x of [FRAME.left + 0.04, FRAME.right - 0.04])
    kit.box('paint', [x, 0.072, 0], [0.07, 0.076, FRAME.depth - 0.03], 0.006)
  kit.box('sheetGrey', [0.56, 0.148, 0], [0.64, 0.01, FRAME.depth - 0.024], 0.003)
  kit.box('aluminium', [-0.02, 0.635, 0.263], [0.26, 0.03, 0.012], 0.002)
  kit.box('aluminium', [-0.02, 1.665, 0.264], [0.24, 0.066, 0.006], 0.002)
  kit.decal(modelPlate('AF-60'), [-0.02, 1.698, 0.2677], 0.22, 0.055)
}

/** Floor hopper with sloping walls on a blue stand, full of parts. */
function hopper(kit: Kit): void {
  const x = -1.12
  kit.part('walls', () => {
    for (const side of SIDES)
      kit.plate(
        'stainless',
        [x, 0, side * 0.25],
        polygon([
          [-0.26, 0.66],
          [0.2, 0.66],
          [0.2, 0.34],
          [0.1, 0.24],
          [-0.02, 0.24],
        ]),
        0.01,
        { bevel: 0.002 },
      )
    kit.plate(
      'stainless',
      [x, 0, 0],
      polygon([
        [-0.265, 0.66],
        [-0.25, 0.66],
        [-0.005, 0.23],
        [-0.02, 0.23],
      ]),
      0.5,
      { bevel: 0.002 },
    )
    kit.plate(
      'stainless',
      [x, 0, 0],
      polygon([
        [-0.012, 0.233],
        [0.12, 0.233],
        [0.12, 0.246],
        [-0.012, 0.246],
      ]),
      0.496,
      { bevel: 0.002 },
    )
    for (const side of SIDES)
      kit.tube(
        'stainless',
        [
          [x - 0.26, 0.66, side * 0.25],
          [x + 0.2, 0.66, side * 0.25],
        ],
        0.012,
        0.01,
      )
    kit.tube(
      'stainless',
      [
        [x - 0.258, 0.66, -0.25],
        [x - 0.258, 0.66, 0.25],
      ],
      0.012,
      0.01,
    )
  })
  for (const z of SIDES)
    for (const across of [-0.16, 0.14]) {
      kit.box('paint', [x + across, 0.05, z * 0.275], [0.05, across < 0 ? 0.5 : 0.36, 0.04], 0.004)
      levelingFoot(kit, x + across, z * 0.275, 0.05)
    }
  for (const z of SIDES) kit.box('paint', [x, 0.14, z * 0.2755], [0.3, 0.045, 0.036], 0.004)
  kit.plate(
    'rubber',
    [x, 0, 0],
    polygon([
      [-0.13, 0.51],
      [0.17, 0.51],
      [0.17, 0.36],
      [0.09, 0.28],
      [0.005, 0.28],
    ]),
    0.46,
    { bevel: 0.004 },
  )
  for (const [index, z] of [-0.1, 0, 0.1].entries())
    partHeap(kit, [x + 0.015, 0.5, z], [0.34, 0.07, 0.24], 100 + 10 * index, PARTS, 0.02)
}

/** Inclined belt with cleats between stainless cheeks, drive motor at its head. */
function liftBelt(kit: Kit): void {
  const [x0, y0] = BELT.from
  const [x1, y1] = BELT.to
  const length = Math.hypot(x1 - x0, y1 - y0)
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI
  const next = numbers(5)
  const ring = { radius: 0.02, wire: 0.0055 }
  kit.at([x0, y0, 0], () => {
    kit.box('belt', [length / 2, -0.035, 0], [length, 0.07, BELT.width], 0.034, 6)
    for (let along = 0.1; along < length - 0.05; along += 0.1) {
      kit.box('belt', [along, 0.03, 0], [0.012, 0.05, BELT.width - 0.02], 0.004)
      // one to four parts on each cleat, some of them upright
      for (let z = -0.12 + next() * 0.07; z < 0.115; z += 0.045 + next() * 0.09) {
        const tilt = next() > 0.6 ? 98 + next() * 20 : 0
        const reach = ring.radius * Math.abs(Math.cos(radians(tilt))) + ring.wire
        kit.at(
          [
            along + 0.006 + reach + (tilt ? 0 : next() * 0.02),
            0.035 + ring.radius * Math.sin(radians(tilt)) + ring.wire,
            z,
          ],
          () => kit.ring(PARTS[Math.floor(next() * 5)]!, [0, 0, 0], ring.radius, ring.wire, 'y', 22),
          tilt ? [0, 0, tilt] : [0, next() * 90, 0],
        )
      }
    }
    for (const side of SIDES) {
      kit.box('paint', [length / 2, -0.075, side * (BELT.width / 2 + 0.02)], [length - 0.06, 0.17, 0.026], 0.006)
      for (const along of [0.06, length - 0.07]) {
        kit.cylinder('castIron', [along, 0, side > 0 ? BELT.width / 2 + 0.03 : -BELT.width / 2 - 0.055], 0.04, 0.025, {
          axis: 'z',
        })
        hexScrew(kit, [along, 0, side > 0 ? BELT.width / 2 + 0.054 : -BELT.width / 2 - 0.068], 0.013, 'z')
      }
      for (let along = 0.2; along < length - 0.15; along += 0.16)
        socketScrew(kit, [along, 0.055, side > 0 ? BELT.width / 2 + 0.032 : -BELT.width / 2 - 0.04], 0.008, 'z')
    }
    kit.box('paint', [length - 0.07, -0.06, -BELT.width / 2 - 0.12], [0.12, 0.12, 0.12], 0.012, 3)
    kit.at([length - 0.07, 0, -BELT.width / 2 - 0.42], () => motor(kit, [0, 0, 0], 0.06, 0.26), [0, -90, 0])
  }, [0, 0, angle])
  for (const z of SIDES) {
    kit.box('paint', [-0.68, 0.05, z * 0.19], [0.05, 1.0, 0.045], 0.005)
    levelingFoot(kit, -0.68, z * 0.19, 0.05)
  }
  kit.box('paint', [-0.68, 0.3, 0], [0.04, 0.05, 0.36], 0.004)
}

/** Stainless tray on rubber mounts with its vibration drive, from belt head to column. */
function vibratingTray(kit: Kit): void {
  const right = COLUMN.x - COLUMN.width / 2 + 0.03
  const middle = (TRAY.left + 0.16 + right) / 2
  const length = right - TRAY.left - 0.16
  kit.box('stainless', [middle, TRAY.y, 0], [length, 0.01, 0.28], 0.003)
  for (const side of SIDES) {
    kit.box('stainless', [middle, TRAY.y + 0.002, side * 0.142], [length - 0.006, 0.085, 0.008], 0.002)
    for (const x of [-0.11, 0.1])
      kit.cylinder('rubber', [middle + x, TRAY.y - 0.075, side * 0.1], 0.022, 0.08, { bevel: 0.004 })
  }
  kit.box('castIron', [middle, TRAY.y - 0.19, 0], [0.26, 0.12, 0.24], 0.014, 3)
  kit.box('paint', [-0.3, TRAY.y - 0.25, 0], [0.2, 0.06, 0.48], 0.006)
  partHeap(kit, [middle, TRAY.y + 0.012, 0], [length - 0.04, 0.015, 0.22], 46, PARTS, 0.019)
  // chute from the belt head
  kit.plate(
    'stainless',
    [0, 0, 0],
    polygon([
      [-0.5, 1.4],
      [-0.43, 1.46],
      [-0.36, 1.35],
      [-0.4, 1.33],
    ]),
    0.27,
    { bevel: 0.003 },
  )
}

/** Heights of the plates in the column; they slope to both sides in turn. */
const ZIGZAG = [0.84, 1.04, 1.48, 1.68].map((y, index) => ({ y, side: index % 2 ? -1 : 1 }))

/** Square column with aluminum corners, clear front and right side, zigzag plates, outlet below. */
function airColumn(kit: Kit): void {
  const { x, width, depth, bottom, top } = COLUMN
  const height = top - bottom
  kit.box('white', [x, bottom, -depth / 2 + 0.006], [width - 0.02, height, 0.012], 0.003)
  kit.box('white', [x - width / 2 + 0.006, TRAY.y + 0.11, 0], [0.01, top - TRAY.y - 0.11, depth - 0.03], 0.002)
  kit.box('glass', [x + width / 2, bottom + 0.01, 0], [0.006, height - 0.02, depth - 0.02], 0.001, 1)
  for (const side of SIDES) {
    for (const z of SIDES)
      kit.box(
        'aluminium',
        [x + side * (width / 2), bottom - 0.01, z * (depth / 2)],
        [0.034, height + 0.02, 0.034],
        0.004,
      )
  }
  kit.box('white', [x - width / 2 + 0.006, bottom, 0], [0.01, TRAY.y - bottom - 0.004, depth - 0.03], 0.002)
  kit.box('glass', [x, bottom + 0.01, depth / 2 + 0.008], [width - 0.03, height - 0.02, 0.006], 0.001, 1)
  for (const { y, side } of ZIGZAG) {
    const plate = () => kit.box('stainless', [0, -0.005, 0], [0.15, 0.008, depth - 0.04], 0.002)
    kit.at([COLUMN.x + side * 0.055, y, 0], plate, [0, 0, side * 32])
  }
  for (const y of [bottom + 0.04, bottom + height * 0.5 - 0.1, top - 0.05])
    kit.box('aluminium', [x, y, depth / 2 + 0.012], [width + 0.04, 0.03, 0.02], 0.003)
  for (const y of [0.9, 1.6]) {
    kit.box('blackOxide', [x + width / 2 + 0.005, y, depth / 2 + 0.016], [0.03, 0.06, 0.022], 0.005)
    kit.box('zinc', [x - width / 2 - 0.004, y, depth / 2 + 0.016], [0.03, 0.07, 0.02], 0.005)
  }
  bowHandle(kit, [x + width / 2 + 0.0, 1.24, depth / 2 + 0.016], 0.12)
  kit.decal(warningSign('hand'), [x, 1.9, depth / 2 + 0.0117], 0.07, 0.07)
  // outlet cone and spout to the bin in front
  kit.box('stainless', [x, bottom - 0.04, 0], [width + 0.08, 0.045, depth + 0.08], 0.006)
  kit.at([x, bottom - 0.03, 0.05], () => {
    kit.box('stainless', [0, -0.012, 0.24], [width - 0.02, 0.012, 0.5], 0.002)
    for (const side of SIDES)
      kit.box('stainless', [side * (width / 2 - 0.01), -0.01, 0.24], [0.008, 0.09, 0.495], 0.002)
  }, [26, 0, 0])
  kit.box('stainless', [x, top - 0.004, 0], [width + 0.06, 0.03, depth + 0.06], 0.006)
}

/** Rings that fall. */
function flyingParts(kit: Kit): void {
  const [across, along, deep, turn] = [numbers(7919), numbers(104729), numbers(1299709), numbers(31)]
  for (let index = 0; index < 20; index++)
    kit.at(
      [COLUMN.x + (across() - 0.5) * 0.18, 0.72 + along() * 0.6, (deep() - 0.4) * 0.24],
      () => kit.ring(PARTS[index % 5]!, [0, 0, 0], 0.019, 0.0052, 'y', 28),
      [turn() * 180, turn() * 180, turn() * 90],
    )
}

/** Blower, cyclone, filter bag above and dust bag below. */
function cyclone(kit: Kit): void {
  const { x, radius, top } = CYCLONE
  duct(
    kit,
    [
      [COLUMN.x, COLUMN.top + 0.02, 0],
      [COLUMN.x, COLUMN.top + 0.16, 0],
      [x - 0.02, COLUMN.top + 0.16, 0],
      [x - 0.02, top - 0.1, 0],
    ],
    0.07,
    'stainless',
  )
  kit.part('body', () => {
    kit.lathe(
      'sheet',
      [x, 0, 0],
      [
        [0, 0.86],
        [0.06, 0.86],
        [0.064, 0.87],
        [radius, 1.34],
        [radius, top - 0.01],
        [radius - 0.01, top],
        [0, top],
      ],
      { segments: 72 },
    )
    for (const y of [1.35, top - 0.02]) kit.ring('sheet', [x, y, 0], radius, 0.009, 'y')
  })
  kit.cylinder('zinc', [x - 0.02, top - 0.006, 0], 0.078, 0.03)
  for (const side of SIDES)
    for (const z of SIDES) kit.box('paint', [x + side * 0.2, 0.14, z * 0.2], [0.045, 1.317, 0.045], 0.005)
  for (const z of SIDES) kit.box('paint', [x, 1.41, z * 0.2], [0.42, 0.05, 0.046], 0.005)
  for (const side of SIDES) kit.box('paint', [x + side * 0.2, 1.412, 0], [0.047, 0.043, 0.4], 0.005)
  kit.lathe(
    'belt',
    [x, 0, 0],
    [
      [0, 0.3],
      [0.1, 0.3],
      [0.135, 0.33],
      [0.145, 0.45],
      [0.14, 0.62],
      [0.12, 0.74],
      [0.07, 0.83],
      [0.066, 0.87],
      [0, 0.87],
    ],
    { segments: 56, creaseDegrees: 70 },
  )
  kit.ring('zinc', [x, 0.855, 0], 0.069, 0.006, 'y')
  kit.box('paint', [x, 0.156, 0], [0.3, 0.145, 0.3], 0.008)
  blower(kit, [0.3, 0.38, -0.02], 0.13, 'paint')
  duct(
    kit,
    [
      [0.38, 0.52, -0.02],
      [0.38, 0.75, -0.02],
      [0.2, 0.75, -0.02],
      [0.12, 0.75, -0.02],
    ],
    0.055,
    'zinc',
  )
}

const AIR_SCREEN = {
  title: 'AIR SORT  04',
  tiles: [
    ['AIR %', '62'],
    ['FEED %', '48'],
    ['kg/h', '112'],
    ['LOT', '0741'],
  ],
  buttons: ['START', 'EMPTY', 'RECIPE', 'STOP'],
} as const
