/** What sits on the mounting plate of a control cabinet; the plate's face is z = 0, devices hang on their rail at height y. */
import { type Kit, type MaterialName, type Point, SIDES } from '../../kit/index.ts'

/** Section of the slotted wire ducts. */
export const DUCT = { width: 0.06, depth: 0.075 }

/** Slotted wire duct across the plate. */
export function duct(kit: Kit, y: number): void {
  kit.box('sheetGrey', [0, y - DUCT.width / 2, DUCT.depth / 2 - 0.003], [0.92, DUCT.width, DUCT.depth], 0.003)
  for (let slot = -21; slot <= 21; slot++)
    for (const side of SIDES)
      kit.box('seam', [slot * 0.021, y + (side * DUCT.width) / 2 - 0.0006, 0.04], [0.005, 0.0012, 0.05], 0, 1)
}

/** Devices side by side on a rail. */
export function row(kit: Kit, y: number, count: number, size: Point, device: (kit: Kit, size: Point) => void): void {
  for (let index = 0; index < count; index++)
    kit.at([(index - (count - 1) / 2) * (size[0] + 0.014), y - size[1] / 2, 0.008], () => device(kit, size))
}

export function breakers(kit: Kit, y: number): void {
  row(kit, y, 22, [0.0175, 0.085, 0.06], (inner, [width, height, depth]) => {
    inner.box('white', [0, 0, depth / 2], [width, height, depth], 0.002)
    inner.box('white', [0, 0.02, depth + 0.004], [width - 0.001, 0.046, 0.018], 0.002)
    inner.box('blue', [0, 0.042, depth + 0.014], [0.01, 0.016, 0.014], 0.002)
  })
}

export function contactor(kit: Kit, [width, height, depth]: Point): void {
  kit.box('dark', [0, 0, depth / 2], [width, height, depth], 0.004)
  kit.box('sheetGrey', [0, 0.03, depth], [width - 0.014, height - 0.06, 0.012], 0.003)
  for (const y of [0.012, height - 0.012])
    for (const x of [-1, 0, 1])
      kit.cylinder('brass', [x * width * 0.3, y, depth - 0.002], 0.006, 0.005, { axis: 'z', segments: 16 })
}

export function drive(kit: Kit, [width, height, depth]: Point): void {
  kit.box('plinth', [0, 0, depth / 2], [width, height, depth], 0.008)
  kit.box('sheetGrey', [0, 0.04, depth], [width - 0.02, height - 0.06, 0.012], 0.004)
  kit.box('lampGreen', [0, height - 0.085, depth + 0.006], [0.05, 0.024, 0.003], 0.001)
  for (const x of SIDES)
    kit.cylinder('dark', [x * 0.025, height - 0.125, depth + 0.005], 0.009, 0.005, { axis: 'z', segments: 20 })
}

/** Programmable controller with its cards, power supply beside it. */
export function controller(kit: Kit, y: number): void {
  kit.at([0, y - 0.07, 0.008], () => {
    kit.box('aluminium', [-0.34, -0.01, 0.06], [0.13, 0.16, 0.12], 0.006)
    for (let card = 0; card < 9; card++) {
      const x = -0.21 + card * 0.064
      kit.box('sheet', [x, 0, 0.05], [0.06, 0.14, 0.1], 0.004)
      kit.box('dark', [x, 0.012, 0.1], [0.044, 0.075, 0.012], 0.003)
      for (let light = 0; light < 4; light++)
        kit.box(
          'lampGreen',
          [x - 0.012 + (light % 2) * 0.016, 0.1 + (light >> 1) * 0.016, 0.1],
          [0.006, 0.006, 0.003],
          0.001,
          1,
        )
    }
  })
}

export function terminals(kit: Kit, y: number): void {
  const colours: readonly MaterialName[] = [
    'siliconeSand',
    'siliconeSand',
    'siliconeSand',
    'siliconeBlue',
    'siliconeSage',
  ]
  row(kit, y, 38, [0.009, 0.06, 0.05], (inner, [width, height, depth]) => {
    const colour = colours[inner.pieces.length % colours.length]!
    inner.box(colour, [0, 0, depth / 2], [width + 0.012, height, depth], 0.0015, 1)
  })
}
