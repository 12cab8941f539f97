/** Yard of the factory by daylight: concrete, the outside of the hall, the sky. */
import { type Decal, type Kit, SIDES } from '../../kit/index.ts'
import { cloudsFilter } from './outdoors.ts'

const SLAB = 5

/** Concrete slabs with joints, a drain, lines; the sky far behind. */
export function yard(kit: Kit): void {
  kit.part('ground', () => {
    kit.box('concrete', [-5, -0.3, -6], [100, 0.3, 70], 0)
    for (let x = -50; x <= 30; x += SLAB) kit.box('joint', [x + 1.2, -0.008, -4], [0.014, 0.0085, 40], 0)
    for (let z = -20; z <= 10; z += SLAB) kit.box('joint', [-10, -0.009, z + 0.6], [88, 0.0098, 0.014], 0)
    kit.box('castIron', [0, -0.01, -4.6], [60, 0.012, 0.16], 0)
    kit.box('floorLine', [0, -0.02, 4.4], [60, 0.022, 0.1], 0)
  })
  kit.at([-45, 14, -27], () => kit.part('sky', () => kit.decal(horizon(), [0, 0, 0], 150, 34)), [0, 57, 0])
}

/** Clad wall along x with its outer face at `z`: ribs, a blue band, an open gate, a door, windows, lamps, gutter. */
export function factoryFront(kit: Kit, z: number): void {
  const [left, right, height] = [-22, 10.5, 6.2]
  const [middle, width] = [(left + right) / 2, right - left]
  kit.part('factory front', () =>
    kit.at([0, 0, z], () => {
      kit.box('cladding', [middle, 0.5, -0.2], [width, height - 0.5, 0.4], 0)
      kit.box('concrete', [middle, -0.05, -0.19], [width + 0.02, 0.56, 0.44], 0.01)
      for (let x = left + 0.15; x < right; x += 0.3)
        kit.box('cladding', [x, 0.52, 0.008], [0.11, height - 0.54, 0.04], 0.01, 1)
      kit.box('paint', [middle, 4.7, 0.02], [width + 0.04, 0.7, 0.06], 0.006)
      kit.box('plinth', [middle, height - 0.02, 0.06], [width + 0.3, 0.2, 0.56], 0.02)
      kit.cylinder('zinc', [left, height - 0.1, 0.36], 0.09, width, { axis: 'x', segments: 20 })
      for (const x of [-8.6, 1.5, 10.3]) kit.cylinder('zinc', [x, 0, 0.14], 0.055, height - 0.1, { segments: 20 })
      gate(kit, -3.4, true)
      gate(kit, 6.2, false)
      for (const x of [-12.5, 9.2]) windows(kit, x)
      door(kit, 2.5)
    }),
  )
}

function gate(kit: Kit, x: number, isOpen: boolean): void {
  const [width, height] = [3.8, 4]
  kit.box('windowFrame', [x, 0, 0.02], [width + 0.3, height + 0.2, 0.12], 0.01)
  kit.box('dark', [x, -0.01, 0.05], [width, height, 0.08], 0)
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

/** Sky with clouds, far roofs, a strip of grass. */
function horizon(): Decal {
  const [width, height] = [2400, 544]
  const roofs = [
    [200, 420, 70],
    [760, 300, 52],
    [1180, 520, 84],
    [1900, 380, 60],
  ].map(
    ([x, wide, high]) => `<rect x="${x}" y="${height - 20 - high!}" width="${wide}" height="${high}" fill="#a3aeb4"/>`,
  )
  return {
    name: 'horizon',
    width,
    height,
    light: 0.95,
    svg: `<defs><linearGradient id="day" x2="0" y2="1"><stop stop-color="#6fa3d4"/><stop offset="1" stop-color="#d5e3ec"/></linearGradient>
      ${cloudsFilter('0.0022 0.008', 11)}<filter id="far"><feGaussianBlur stdDeviation="2.2"/></filter></defs>
      <rect width="${width}" height="${height}" fill="url(#day)"/>
      <rect width="${width}" height="${height}" filter="url(#clouds)" opacity="0.85"/>
      <g filter="url(#far)">${roofs.join('')}<rect y="${height - 24}" width="${width}" height="30" fill="#7d8a70"/></g>`,
  }
}
