/** Devices on the mounting plate of a control cabinet; the plate's face is z = 0, devices hang on their rail at height y. */
import { type Kit, type MaterialName, type Point, SIDES } from '../../kit/index.ts'
import { markers } from './signs.ts'

/** Section of the slotted wire ducts. */
export const DUCT = { width: 0.06, depth: 0.075 }

/** Slotted wire duct across the plate. */
export function duct(kit: Kit, y: number): void {
  kit.box('sheetGrey', [0, y - DUCT.width / 2, DUCT.depth / 2 - 0.003], [0.92, DUCT.width, DUCT.depth], 0.003)
  kit.box('white', [0, y - DUCT.width / 2 - 0.002, DUCT.depth - 0.002], [0.916, DUCT.width + 0.004, 0.006], 0.002)
  for (let slot = -42; slot <= 42; slot++)
    for (const side of SIDES)
      kit.box('seam', [slot * 0.0105, y + (side * DUCT.width) / 2 - 0.0006, 0.04], [0.004, 0.0012, 0.05], 0, 1)
}

/** Devices side by side on a rail, `from` its left end. */
export function row(
  kit: Kit,
  [from, y]: [number, number],
  count: number,
  size: Point,
  device: (kit: Kit, size: Point, index: number) => void,
  gap = 0.0008,
): void {
  for (let index = 0; index < count; index++)
    kit.at([from + size[0] / 2 + index * (size[0] + gap), y - size[1] / 2, 0.008], () => device(kit, size, index))
}

/** Rotary main switch, red on yellow. */
export function mainSwitch(kit: Kit, [x, y]: [number, number]): void {
  kit.at([x, y - 0.06, 0.008], () => {
    kit.box('dark', [0, 0, 0.045], [0.1, 0.12, 0.09], 0.004)
    kit.box('yellow', [0, 0.025, 0.09], [0.07, 0.07, 0.006], 0.002)
    kit.cylinder('red', [0, 0.06, 0.092], 0.026, 0.014, { axis: 'z' })
    kit.box('red', [0, 0.034, 0.104], [0.014, 0.052, 0.02], 0.004)
    for (const side of [-0.03, 0, 0.03])
      for (const up of [0.012, 0.108])
        kit.cylinder('brass', [side, up, 0.088], 0.007, 0.004, { axis: 'z', segments: 14 })
  })
}

/** Circuit breakers with labels, `count` modules of 17.5 mm. */
export function breakers(kit: Kit, [from, y]: [number, number], count: number): void {
  row(kit, [from, y], count, [0.0175, 0.085, 0.06], (inner, [width, height, depth], index) => {
    inner.box('white', [0, 0, depth / 2], [width, height, depth], 0.002)
    inner.box('white', [0, 0.02, depth + 0.004], [width - 0.001, 0.046, 0.018], 0.002)
    inner.box(index % 7 === 5 ? 'green' : 'dark', [0, 0.038, depth + 0.014], [0.011, 0.02, 0.014], 0.002)
    for (const at of [0.009, height - 0.009])
      inner.cylinder('zinc', [0, at, depth - 0.001], 0.004, 0.0025, { axis: 'z', segments: 12 })
  })
  const width = count * 0.0183
  kit.decal(markers(`f${count}`, count, 'F'), [from + width / 2, y + 0.031, 0.0692], width, 0.009)
}

/** Motor protection switch with its black knob. */
export function motorSwitch(kit: Kit, [width, height, depth]: Point): void {
  kit.box('sheet', [0, 0, depth / 2], [width, height, depth], 0.003)
  kit.box('plinth', [0, 0.03, depth], [width - 0.004, height - 0.06, 0.014], 0.003)
  kit.cylinder('dark', [0, height * 0.52, depth + 0.012], 0.014, 0.012, { axis: 'z', segments: 24 })
  kit.box('white', [0, height * 0.52 - 0.012, depth + 0.022], [0.004, 0.024, 0.004], 0.001, 1)
  screws(kit, width, height, depth)
}

export function contactor(kit: Kit, [width, height, depth]: Point): void {
  kit.box('plinth', [0, 0, depth / 2], [width, height, depth], 0.004)
  kit.box('sheet', [0, 0.03, depth], [width - 0.01, height - 0.06, 0.012], 0.003)
  kit.box('blue', [0, height / 2 - 0.008, depth + 0.01], [0.012, 0.016, 0.005], 0.001, 1)
  screws(kit, width, height, depth)
}

function screws(kit: Kit, width: number, height: number, depth: number): void {
  for (const y of [0.012, height - 0.012])
    for (const x of [-1, 0, 1])
      kit.cylinder('brass', [x * width * 0.3, y, depth - 0.002], 0.005, 0.005, { axis: 'z', segments: 14 })
}

/** Frequency converter: cooling slots, display, keys, terminal cover. */
export function drive(kit: Kit, [width, height, depth]: Point): void {
  kit.box('plinth', [0, 0, depth / 2], [width, height, depth], 0.008)
  kit.box('sheet', [0, 0.07, depth], [width - 0.02, height - 0.09, 0.014], 0.005)
  kit.box('motor', [0, 0.012, depth], [width - 0.03, 0.05, 0.01], 0.004)
  kit.box('seam', [0, height - 0.082, depth + 0.013], [0.07, 0.036, 0.003], 0.001, 1)
  kit.box('lampGreen', [0.004, height - 0.074, depth + 0.015], [0.046, 0.02, 0.0025], 0.001, 1)
  for (const x of [-1.5, -0.5, 0.5, 1.5])
    kit.cylinder('motor', [x * 0.017, height - 0.106, depth + 0.012], 0.006, 0.005, { axis: 'z', segments: 18 })
  for (let slot = 0; slot < 6; slot++)
    kit.box('seam', [0, 0.082 + slot * 0.007, depth + 0.0132], [width * 0.55, 0.003, 0.0012], 0, 1)
}

/** Power supply, programmable controller with its cards, safety relays in yellow. */
export function controller(kit: Kit, y: number): void {
  kit.at([0, y - 0.07, 0.008], () => {
    kit.box('aluminium', [-0.375, -0.01, 0.06], [0.11, 0.16, 0.12], 0.004)
    for (let slot = 0; slot < 9; slot++)
      kit.box('seam', [-0.375, 0.05 + slot * 0.009, 0.1196], [0.07, 0.004, 0.0012], 0, 1)
    kit.box('lampGreen', [-0.41, 0.022, 0.1198], [0.008, 0.008, 0.003], 0.001, 1)
    kit.box('sheet', [-0.255, -0.004, 0.055], [0.105, 0.15, 0.11], 0.005)
    kit.box('bezel', [-0.255, 0.07, 0.109], [0.07, 0.05, 0.004], 0.002)
    kit.box('lampGreen', [-0.255, 0.078, 0.1125], [0.054, 0.034, 0.002], 0.001, 1)
    for (const x of SIDES) kit.box('dark', [-0.255 + x * 0.025, 0.012, 0.1075], [0.022, 0.02, 0.008], 0.002)
    for (let card = 0; card < 8; card++) cardOf(kit, -0.175 + card * 0.046, card)
    for (let relay = 0; relay < 4; relay++) {
      const x = 0.21 + relay * 0.027
      kit.box('yellow', [x, 0.008, 0.055], [0.0235, 0.125, 0.11], 0.002)
      kit.box('dark', [x, 0.05, 0.1095], [0.017, 0.05, 0.003], 0.001, 1)
      for (const up of [0.116, 0.03]) kit.box('lampGreen', [x, up, 0.1098], [0.006, 0.005, 0.003], 0.001, 1)
    }
    for (let relay = 0; relay < 8; relay++) {
      const x = 0.325 + relay * 0.0145
      kit.box(relay % 3 ? 'sheetGrey' : 'white', [x, 0.02, 0.04], [0.0125, 0.095, 0.08], 0.0015)
      kit.box('glass', [x, 0.06, 0.082], [0.01, 0.04, 0.02], 0.001, 1)
      kit.box('blue', [x, 0.034, 0.08], [0.008, 0.012, 0.004], 0.001, 1)
    }
  })
}

/** Input or output card: lamps above, plug with wires below. */
function cardOf(kit: Kit, x: number, card: number): void {
  kit.box('sheet', [x, 0, 0.05], [0.0435, 0.14, 0.1], 0.003)
  kit.box(card < 5 ? 'dark' : 'siliconeSage', [x, 0.008, 0.1], [0.034, 0.08, 0.014], 0.003)
  kit.box('white', [x, 0.126, 0.0995], [0.036, 0.009, 0.003], 0.001, 1)
  for (let light = 0; light < 8; light++)
    kit.box(
      (light + card) % 3 ? 'lampGreen' : 'plinth',
      [x - 0.012 + (light % 4) * 0.008, 0.1 + (light >> 2) * 0.011, 0.0995],
      [0.005, 0.005, 0.003],
      0.001,
      1,
    )
}

/** Terminals of 8 mm in groups with end brackets and numbers. */
export function terminals(kit: Kit, [from, y]: [number, number], count: number): void {
  const colors: readonly MaterialName[] = ['sheet', 'sheet', 'sheet', 'blue', 'green']
  row(kit, [from, y], count, [0.0082, 0.062, 0.05], (inner, [width, height, depth], index) => {
    const last = index % 20 === 19
    const color = last ? 'plinth' : colors[index % colors.length]!
    inner.box(color, [0, 0, depth / 2], [width, height, last ? depth + 0.01 : depth], 0.001, 1)
    if (last) return
    for (const at of [0.012, height - 0.012])
      inner.cylinder('seam', [0, at, depth - 0.001], 0.0024, 0.0016, { axis: 'z', segments: 8 })
    if (color === 'green') inner.box('yellow', [0, height * 0.36, depth - 0.001], [width - 0.001, 0.016, 0.002], 0, 1)
  })
  for (let start = 0; start < count; start += 20) {
    const group = Math.min(20, count - start) - 1
    kit.decal(markers(`x${group}`, group), [from + start * 0.009 + group * 0.0045, y, 0.0592], group * 0.009, 0.0085)
  }
}

/** Copper bar with screws and green-yellow leads. */
export function earthBar(kit: Kit, y: number): void {
  kit.box('copper', [0, y - 0.01, 0.03], [0.84, 0.02, 0.006], 0.001, 1)
  for (const x of SIDES) kit.cylinder('red', [x * 0.38, y, 0], 0.014, 0.028, { axis: 'z', segments: 20 })
  for (let index = -17; index <= 17; index++) kit.hexagon('zinc', [index * 0.021, y, 0.032], 0.0065, 0.006, 'z', 0.0006)
}
