/** Yard of the factory by daylight: concrete, the outside of the hall, the sky. */
import { type Decal, type Kit, polygon, SIDES } from '../../kit/index.ts'
import { numbers } from '../../machines/drum-parts.ts'
import { cloudsFilter, outdoors, tree } from './outdoors.ts'
import { crate } from './packing.ts'
import { moldShelf } from './storage.ts'

const SLAB = 5
const GATE = { width: 3.8, height: 4 }
const OPEN_GATE = -3.4

/** Concrete slabs with joints, a drain, lines; the sky far behind. */
export function yard(kit: Kit): void {
  kit.part('ground', () => {
    kit.box('concrete', [-5, -0.3, -6], [100, 0.3, 70], 0)
    for (let x = -50; x <= 30; x += SLAB) kit.box('joint', [x + 1.2, -0.008, -4], [0.014, 0.0085, 40], 0)
    for (let z = -20; z <= 10; z += SLAB) kit.box('joint', [-10, -0.009, z + 0.6], [88, 0.0098, 0.014], 0)
    kit.box('castIron', [0, -0.01, -4.6], [60, 0.012, 0.16], 0)
    kit.box('floorLine', [0, -0.02, 4.4], [60, 0.022, 0.1], 0)
  })
  kit.part('traces of use', () => tracesOfUse(kit))
  kit.at([-45, 14, -27], () => kit.part('sky', () => kit.decal(horizon(), [0, 0, 0], 150, 34)), [0, 57, 0])
}

/** Renewed slabs, tracks of the forklift in an arc to the gate, a damp place at the drain. */
function tracesOfUse(kit: Kit): void {
  for (const [x, z] of [
    [-3.8, -2],
    [1.2, -7.1],
    [-8.8, 3],
  ] as const)
    kit.box('concretePatch', [x + SLAB / 2, -0.0177, z], [SLAB - 0.03, 0.019, SLAB - 0.03], 0)
  for (const radius of [6, 7.1])
    tireTrack(kit, (share) => {
      const angle = share * 1.5
      return [3.1 - radius * Math.cos(angle), 8.5 - radius * Math.sin(angle)]
    })
  for (const y of [0.62, -0.44]) tireTrack(kit, (share) => [0.5 + share * 5.8, y + 0.25 * (1 - share) ** 3])
  const random = numbers(5)
  const edge = Array.from({ length: 30 }, (_, step): [number, number] => {
    const angle = (step / 30) * 2 * Math.PI
    const reach = 1 + 0.3 * Math.sin(3 * angle + 1) + 0.12 * random()
    return [-1.6 + 1.5 * reach * Math.cos(angle), 4.1 + 0.5 * reach * Math.sin(angle)]
  })
  kit.plate('damp', [0, 0.0034, 0], polygon(edge), 0.0026, { axis: 'y', bevel: 0 })
}

/** Track of a tire along a path of points [x, -z], which begins and ends thin. */
function tireTrack(kit: Kit, path: (share: number) => [number, number]): void {
  const steps = 40
  const rim = (side: number) =>
    Array.from({ length: steps + 1 }, (_, step): [number, number] => {
      const share = step / steps
      const [x, y] = path(share)
      const [nextX, nextY] = path(share + 0.001)
      const length = Math.hypot(nextX - x, nextY - y)
      const half = 0.1 * Math.min(1, 5 * share, 5 * (1 - share)) + 0.004
      return [x + (side * half * (nextY - y)) / length, y - (side * half * (nextX - x)) / length]
    })
  kit.plate('tireTrack', [0, 0.0022, 0], polygon([...rim(1), ...rim(-1).reverse()]), 0.0024, { axis: 'y', bevel: 0 })
}

/** Clad wall along x with its outer face at `z`: ribs, a blue band, an open gate, a door, windows, lamps, gutter. */
export function factoryFront(kit: Kit, z: number): void {
  const [left, right, height] = [-22, 10.5, 6.2]
  const [middle, width] = [(left + right) / 2, right - left]
  kit.part('factory front', () =>
    kit.at([0, 0, z], () => {
      const opening = { from: OPEN_GATE - GATE.width / 2, to: OPEN_GATE + GATE.width / 2 }
      for (const [from, to] of [
        [left, opening.from],
        [opening.to, right],
      ] as const) {
        kit.box('cladding', [(from + to) / 2, 0.5, -0.2], [to - from, height - 0.5, 0.4], 0)
        kit.box('concrete', [(from + to) / 2, -0.05, -0.19], [to - from + 0.02, 0.56, 0.44], 0.01)
      }
      kit.box('cladding', [OPEN_GATE, GATE.height, -0.2], [GATE.width, height - GATE.height, 0.4], 0)
      for (let x = left + 0.15; x < right; x += 0.3) {
        const foot = x > opening.from && x < opening.to ? GATE.height + 0.1 : 0.52
        kit.box('cladding', [x, foot, 0.008], [0.11, height - foot - 0.02, 0.04], 0.01, 1)
      }
      behindTheGate(kit)
      kit.box('paint', [middle, 4.7, 0.02], [width + 0.04, 0.7, 0.06], 0.006)
      kit.box('plinth', [middle, height - 0.02, 0.06], [width + 0.3, 0.2, 0.56], 0.02)
      kit.cylinder('zinc', [left, height - 0.1, 0.36], 0.09, width, { axis: 'x', segments: 20 })
      for (const x of [-8.6, 1.5, 10.3]) kit.cylinder('zinc', [x, 0, 0.14], 0.055, height - 0.1, { segments: 20 })
      gate(kit, OPEN_GATE, true)
      gate(kit, 6.2, false)
      for (const x of [-12.5, 9.2]) windows(kit, x)
      door(kit, 2.5)
    }),
  )
}

/** The part of the hall that is seen through the open gate. */
function behindTheGate(kit: Kit): void {
  const [width, depth, height] = [13, 16, 6]
  const [x, back] = [OPEN_GATE - 2, -depth - 0.4]
  kit.part('behind the gate', () => {
    kit.box('epoxy', [x, -0.1, -depth / 2 - 0.2], [width + 0.1, 0.104, depth + 0.3], 0)
    kit.box('wall', [x, -0.05, back], [width + 0.5, height, 0.2], 0)
    kit.box('dado', [x, -0.02, back + 0.1], [width - 0.2, 1.2, 0.04], 0)
    for (const side of SIDES)
      kit.box('wall', [x + (side * width) / 2, -0.03, -depth / 2 - 0.41], [0.2, height, depth], 0)
    kit.box('wall', [x, height - 0.2, -depth / 2 - 0.41], [width + 0.1, 0.11, depth - 0.1], 0)
    for (const z of [-3, -7, -11]) kit.box('lamp', [x, height - 0.32, z], [width * 0.7, 0.06, 0.3], 0.01)
    for (const [index, at] of [-3.4, 1.6].entries())
      kit.decal(outdoors(index, [4.6, 2.2]), [x + at, 3.7, back + 0.115], 4.6, 2.2)
    kit.at([x - 3.4, 0, back + 1.4], () => moldShelf(kit, [0, 0, 0], 3, 3))
    crate(kit, [x + 0.2, 0, back + 3.4], [1.8, 1.7, 1.5], undefined, 6)
    crate(kit, [x + 2.8, 0, back + 2.2], [2.2, 2.1, 1.6], undefined, -4)
    kit.box('floorLine', [OPEN_GATE - 2.2, -0.002, -depth / 2], [0.12, 0.008, depth - 1], 0)
  })
}

function gate(kit: Kit, x: number, isOpen: boolean): void {
  const { width, height } = GATE
  for (const side of SIDES)
    kit.box('windowFrame', [x + side * (width / 2 + 0.07), 0, 0.02], [0.17, height + 0.2, 0.12], 0.01)
  kit.box('windowFrame', [x, height - 0.02, 0.021], [width + 0.02, 0.225, 0.12], 0.01)
  if (!isOpen) kit.box('dark', [x, -0.01, 0.05], [width, height, 0.08], 0)
  const sections = isOpen ? [7] : [0, 1, 2, 3, 4, 5, 6, 7]
  for (const section of sections)
    kit.box('paint', [x, 0.004 + section * (height / 8), 0.07], [width - 0.02, height / 8 - 0.012, 0.06], 0.006)
  if (!isOpen)
    for (const pane of [-1.2, -0.4, 0.4, 1.2])
      kit.box('bezel', [x + pane, height * 0.39, 0.09], [0.56, 0.28, 0.05], 0.03, 1)
  for (const side of SIDES) {
    kit.cylinder('yellow', [x + side * (width / 2 + 0.35), 0, 0.5], 0.09, 1.1, { bevel: 0.03 })
    kit.cylinder('dark', [x + side * (width / 2 + 0.35), 0.5, 0.5], 0.0915, 0.2, { bevel: 0 })
  }
  kit.box('plinth', [x, height + 0.5, 0.2], [0.4, 0.16, 0.36], 0.02)
  kit.box('lamp', [x, height + 0.49, 0.24], [0.3, 0.015, 0.2], 0.002, 1)
}

function windows(kit: Kit, x: number): void {
  kit.box('windowFrame', [x, 1.9, 0.02], [2, 1.5, 0.1], 0.01)
  for (const side of SIDES) kit.box('bezel', [x + side * 0.48, 1.98, 0.05], [0.86, 1.34, 0.05], 0.004, 1)
}

function door(kit: Kit, x: number): void {
  kit.box('windowFrame', [x, 0, 0.02], [1.14, 2.2, 0.1], 0.008)
  kit.box('sheetGrey', [x, 0.01, 0.06], [1, 2.1, 0.06], 0.006)
  kit.box('dark', [x + 0.38, 1.02, 0.1], [0.14, 0.03, 0.06], 0.01)
  kit.box('plinth', [x, 2.5, 0.14], [0.28, 0.14, 0.24], 0.02)
}

/** Sky with thin clouds, far roofs, trees. */
function horizon(): Decal {
  const [width, height] = [2400, 544]
  const random = numbers(77)
  const roofs = [
    [200, 420, 90],
    [1180, 520, 110],
  ].map(
    ([x, wide, high]) =>
      `<rect x="${x}" y="${height - 40 - high!}" width="${wide}" height="${high! + 40}" fill="#9aa2a6"/>`,
  )
  const trees = Array.from({ length: 46 }, (_, place) =>
    tree(random, (place / 45) * width, height - 120 - random() * 60, 30 + random() * 26, [
      '#4a573f',
      '#57644a',
      '#65714f',
    ]),
  )
  return {
    name: 'horizon',
    width,
    height,
    light: 0.95,
    svg: `<defs><linearGradient id="day" x2="0" y2="1"><stop stop-color="#86afd6"/><stop offset="1" stop-color="#e3ebf0"/></linearGradient>
      ${cloudsFilter('0.0016 0.0045', 11)}<filter id="far"><feGaussianBlur stdDeviation="1.4"/></filter></defs>
      <rect width="${width}" height="${height}" fill="url(#day)"/>
      <rect width="${width}" height="${height}" filter="url(#clouds)" opacity="0.6"/>
      <g filter="url(#far)">${roofs.join('')}${trees.join('')}</g>`,
  }
}
