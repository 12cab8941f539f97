/** Brake pads on the magnetic table of a grinding machine: cup wheel under its guard, dust extraction, spindle on a slide. */
import {
  type FlatPoint,
  type Kit,
  polygon,
  radians,
  type Shape,
  SIDES,
  screwCircle,
  socketScrew,
} from '../kit/index.ts'
import { duct } from '../machines/drum-parts.ts'
import { pad } from '../products/disc-pad.ts'
import { lifeSize } from './parts.ts'

const TABLE = { length: 1.5, top: 0.06, pitch: 0.095 }
/** Height of the wheel's lower face: the lining of a ground pad. */
const FACE = TABLE.top + 0.0145
const WHEEL = { x: 0.02, radius: 0.11, bore: 0.075 }
const GUARD = { inner: 0.128, outer: 0.136, from: -38, to: 218 }

export function build(kit: Kit): void {
  kit.part('table', () => table(kit))
  kit.part('pads', () => {
    for (let index = 0; index < 15; index++)
      lifeSize(kit, [(index - 7) * TABLE.pitch, TABLE.top + 0.0004, 0.01], () => pad(kit, 'zinc'), [0, 90, 0])
  })
  kit.at([WHEEL.x, FACE, 0], () => {
    kit.part('wheel', () => wheel(kit))
    kit.part('spindle', () => spindle(kit))
    kit.part('guard', () => guard(kit))
    kit.part('extraction', () => extraction(kit))
  })
}

function table(kit: Kit): void {
  const { length, top } = TABLE
  kit.box('plinth', [0, -0.2, 0], [length - 0.06, 0.201, 0.26], 0.008)
  kit.box('paint', [0, -0.02, 0], [length, 0.06, 0.33], 0.006)
  kit.box('groundSteel', [0, 0.038, 0], [length - 0.04, top - 0.038, 0.24], 0.002)
  for (let x = 0.0175 - length / 2 + 0.035; x < length / 2 - 0.03; x += 0.035)
    kit.box('brass', [x, 0.04, 0], [0.003, top - 0.0396, 0.22], 0.0005, 1)
  for (const side of SIDES) {
    kit.box('steel', [0, 0.036, side * 0.137], [length - 0.04, 0.034, 0.012], 0.002)
    for (let x = -0.7; x < 0.71; x += 0.14) socketScrew(kit, [x, 0.053, side > 0 ? 0.1425 : -0.1485], 0.007, 'z')
  }
}

/** Cup wheel on its steel flange. */
function wheel(kit: Kit): void {
  kit.cylinder('rubberGrey', [0, 0, 0], WHEEL.radius, 0.03, { bevel: 0.003, bore: WHEEL.bore, segments: 96 })
  kit.cylinder('steel', [0, 0.029, 0], WHEEL.radius + 0.003, 0.022, { bevel: 0.004, segments: 96 })
  screwCircle(kit, [0, 0.0505, 0], 0.088, 8, 0.009)
  kit.cylinder('groundSteel', [0, 0.049, 0], 0.064, 0.05, { bevel: 0.004, segments: 64 })
}

/** Spindle in its housing, which a slide carries on two rails of the column. */
function spindle(kit: Kit): void {
  kit.cylinder('chrome', [0, 0.095, 0], 0.046, 0.06, { segments: 56 })
  kit.cylinder('steel', [0, 0.14, 0], 0.094, 0.022, { bevel: 0.004, segments: 72 })
  screwCircle(kit, [0, 0.1615, 0], 0.083, 8, 0.009)
  kit.cylinder('paint', [0, 0.16, 0], 0.074, 0.5, { bevel: 0.006, segments: 72 })
  for (const y of [0.24, 0.27, 0.3, 0.33])
    kit.cylinder('paint', [0, y, 0], 0.082, 0.014, { bevel: 0.003, segments: 72 })
  kit.box('castIron', [0, 0.2, -0.11], [0.2, 0.4, 0.09], 0.008, 3)
  for (const side of SIDES) {
    kit.box('steel', [side * 0.075, -0.02, -0.178], [0.034, 0.9, 0.05], 0.003)
    for (const y of [0.23, 0.37, 0.51]) socketScrew(kit, [side * 0.088, y, -0.0655], 0.01, 'z')
  }
  kit.box('paint', [0, -0.27, -0.3], [0.3, 1.2, 0.2], 0.014, 3)
}

/** Steel guard around the back of the wheel, open towards the viewer; its lid covers the whole wheel. */
function guard(kit: Kit): void {
  kit.plate('sheet', [0, 0.034, 0], band(GUARD.inner, GUARD.outer), 0.07, { axis: 'y', bevel: 0.001 })
  kit.plate('sheet', [0, 0.073, 0], band(0.068, GUARD.outer + 0.004, 0, 359.9), 0.008, { axis: 'y', bevel: 0.001 })
  for (let angle = GUARD.from + 14; angle < GUARD.to; angle += 38)
    kit.cylinder('zinc', [0.129 * Math.cos(radians(angle)), 0.076, -0.129 * Math.sin(radians(angle))], 0.006, 0.005, {
      segments: 20,
    })
}

/** Spigot at the left of the guard and the duct that takes the dust away. */
function extraction(kit: Kit): void {
  kit.box('sheet', [-0.155, 0.002, -0.05], [0.07, 0.064, 0.1], 0.006)
  duct(
    kit,
    [
      [-0.16, 0.05, -0.05],
      [-0.24, 0.05, -0.05],
      [-0.24, 0.3, -0.05],
      [-0.24, 0.8, -0.05],
    ],
    0.034,
    'stainless',
    'x',
  )
  for (const y of [0.17, 0.36]) kit.cylinder('zinc', [-0.24, y, -0.05], 0.038, 0.014, { bevel: 0.002 })
  kit.box('castIron', [-0.19, 0.35, -0.09], [0.11, 0.03, 0.03], 0.003)
}

/** Part of a ring seen from above: angles in degrees from the right, backwards. */
function band(inner: number, outer: number, from = GUARD.from, to = GUARD.to): Shape {
  const steps = 48
  const arc = (radius: number): FlatPoint[] =>
    Array.from({ length: steps + 1 }, (_, step): FlatPoint => {
      const angle = radians(from + ((to - from) * step) / steps)
      return [radius * Math.cos(angle), radius * Math.sin(angle)]
    })
  return polygon([...arc(outer), ...arc(inner).reverse()])
}
