/** Liquid silicone in drums A and B from above: the follower plate of A is raised, that of B is on the silicone. */
import { type Kit, type Point, rectangle, SIDES, screwCircle, tieRodCylinder } from '../kit/index.ts'
import { letter } from '../machines/liquid-dosing.ts'

const DRUM = { x: 0.36, radius: 0.285, height: 0.86, level: 0.78 }
/** Underside of each follower plate. */
const PLATE = { A: 1.09, B: DRUM.level - 0.004 }

export function build(kit: Kit): void {
  kit.box('plinth', [0, 0, 0], [1.5, 0.07, 0.8], 0.006)
  for (const side of SIDES) {
    const name = side < 0 ? 'A' : 'B'
    kit.at([side * DRUM.x, 0.068, 0], () => {
      kit.part(`drum ${name}`, () => openDrum(kit, name))
      kit.part(`follower plate ${name}`, () => followerPlate(kit, PLATE[name], side))
    })
  }
}

function openDrum(kit: Kit, name: 'A' | 'B'): void {
  const { radius, height, level } = DRUM
  kit.lathe(
    'plinth',
    [0, 0, 0],
    [
      [radius - 0.01, 0],
      [radius, 0.01],
      [radius, height],
      [radius - 0.008, height],
      [radius - 0.008, 0.02],
      [0, 0.02],
    ],
    { segments: 96 },
  )
  for (const share of [0.33, 0.66]) kit.ring('plinth', [0, height * share, 0], radius - 0.002, 0.011, 'y', 96)
  for (const share of [0.01, 0.997]) kit.ring('zinc', [0, height * share, 0], radius - 0.003, 0.011, 'y', 96)
  kit.lathe('siliconeGloss', [0, level - 0.1, 0], surface(radius - 0.009), { segments: 96 })
  kit.box('plinth', [0, 0.55, radius - 0.03], [0.24, 0.2, 0.046], 0.004)
  kit.plate('white', [0, 0.65, radius + 0.018], rectangle(0.27, 0.27, 0.012), 0.006, { bevel: 0.001 })
  kit.decal(letter(name), [0, 0.65, radius + 0.0217], 0.23, 0.23)
}

/** Silicone with the rings that a lifted plate leaves, higher at the wall. */
function surface(radius: number): [number, number][] {
  const rings = Array.from({ length: 60 }, (_, step): [number, number] => {
    const share = 1 - step / 59
    const wave = 0.007 * Math.cos(share * 15) * (1 - share ** 4) + 0.022 * (1 - share) ** 3
    return [radius * share, 0.1 + wave + 0.012 * share ** 10]
  })
  return [[radius, 0], ...rings]
}

function followerPlate(kit: Kit, y: number, side: -1 | 1): void {
  kit.cylinder('rubberGrey', [0, y - 0.002, 0], DRUM.radius - 0.0095, 0.016, { bevel: 0.005, segments: 96 })
  kit.cylinder('stainless', [0, y + 0.01, 0], DRUM.radius - 0.02, 0.035, { bevel: 0.006, segments: 96 })
  screwCircle(kit, [0, y + 0.044, 0], DRUM.radius - 0.06, 10, 0.016)
  kit.cylinder('stainless', [0, y + 0.04, 0], 0.075, 0.14, { bevel: 0.006, segments: 64 })
  kit.cylinder('stainless', [0, y + 0.17, 0], 0.1, 0.03, { bevel: 0.004, segments: 64 })
  kit.cylinder('chrome', [0, y + 0.19, 0], 0.05, 0.7, { segments: 56 })
  for (const place of SIDES) {
    const x = place * 0.12
    kit.cylinder('brass', [x, y + 0.04, 0.13], 0.018, 0.05, { bevel: 0.003 })
  }
  const post: Point = [side * 0.37, 0, -0.16]
  tieRodCylinder(kit, post, 0.036, 0.96, 'y', 0.8, 0.02)
  const outlet: Point = [-side * 0.07, y + 0.1, 0]
  kit.cylinder('brass', side > 0 ? [outlet[0] - 0.05, outlet[1], 0] : outlet, 0.026, 0.05, { axis: 'x', segments: 32 })
  kit.hose(
    'airHose',
    [
      [outlet[0] - side * 0.04, outlet[1], 0],
      [outlet[0] - side * 0.13, outlet[1] + 0.02, -0.03],
      [outlet[0] - side * 0.2, 1.1, -0.2],
      [outlet[0] - side * 0.22, 1.4, -0.3],
      [outlet[0] - side * 0.22, 1.9, -0.3],
    ],
    0.02,
    24,
  )
}
