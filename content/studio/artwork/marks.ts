import { box, circle, outline, type Point, row } from './geometry.ts'

/** Ten simple constructions on a grid of 48 units, each in three settings: thirty marks. */
export const marks: readonly string[] = [0, 1, 2].flatMap((setting) =>
  [flange, bars, hexagon, chevrons, quarters, rings, steps, gear, section, waves].map((construct) =>
    construct(setting),
  ),
)

/** Square plate with its bore and bolt holes. */
function flange(setting: number): string {
  const holes = [circle(11, 11, 3), circle(37, 11, 3), circle(11, 37, 3), circle(37, 37, 3)].join('')
  const bores = [circle(24, 24, 10), box(15, 15, 18, 18), ngon(6, 11, 0)]
  const plates = [box(4, 4, 40, 40, 3), circle(24, 24, 22), ngon(8, 23, 22.5)]
  return `${plates[setting]}${bores[setting]}${setting === 0 ? holes : ''}`
}

/** Upright bars, their heights a step, a valley or a hill. */
function bars(setting: number): string {
  const heights = [
    [14, 22, 30, 38],
    [38, 24, 24, 38],
    [20, 38, 30, 14],
  ][setting]
  return row(4, 11, (at, index) => box(4 + at, 43 - (heights?.[index] ?? 0), 7, heights?.[index] ?? 0))
}

function hexagon(setting: number): string {
  if (setting === 0) return `${ngon(6, 22, 30)}${ngon(6, 14, 30)}${ngon(6, 7, 30)}`
  if (setting === 1) return `M24 2L43 13V22H26V46L24 46L5 35V13zM30 26H43V35L30 42.500z`
  return [0, 2, 4].map((side) => outline([[24, 24], corner(22, side * 60 - 90), corner(22, side * 60 - 30)])).join('')
}

function chevrons(setting: number): string {
  if (setting === 0) return row(3, 13, (at) => `M${4 + at} 6h9l9 18l-9 18h-9l9 -18z`)
  if (setting === 1) return row(3, 12, (at) => `M4 ${18 + at}L24 ${6 + at}L44 ${18 + at}v7L24 ${13 + at}L4 ${25 + at}z`)
  return 'M4 4h18v18zM44 4v18H26zM44 44H26V26zM4 44V26h18z'
}

/** Quarter discs set into a square of four. */
function quarters(setting: number): string {
  const [a, b, c, d] = [
    'M4 23V4A19 19 0 0 1 23 23z',
    'M25 4H44A19 19 0 0 1 25 23z',
    'M44 25V44A19 19 0 0 1 25 25z',
    'M4 44A19 19 0 0 1 23 25V44z',
  ]
  if (setting === 0) return `${a}${b}${c}${d}`
  if (setting === 1) return `${box(4, 4, 19, 19)}${b}${box(25, 25, 19, 19)}${d}`
  return `M4 24A20 20 0 0 1 24 4V24zM24 24H44A20 20 0 0 1 24 44z${box(26, 4, 18, 18)}${box(4, 26, 18, 18)}`
}

/** O-rings: concentric, side by side, or cut. */
function rings(setting: number): string {
  if (setting === 0) return `${circle(24, 24, 21)}${circle(24, 24, 16)}${circle(24, 24, 11)}${circle(24, 24, 6)}`
  if (setting === 1)
    return `${circle(15, 24, 13)}${circle(15, 24, 7.5)}M31 11a13 13 0 1 1 0 26a15 15 0 0 0 2 -6a7 7 0 0 0 0 -14a15 15 0 0 0 -2 -6z`
  return 'M22 3V12A12 12 0 0 0 12 22H3A21 21 0 0 1 22 3zM26 3A21 21 0 0 1 45 22H36A12 12 0 0 0 26 12zM45 26A21 21 0 0 1 26 45V36A12 12 0 0 0 36 26zM3 26H12A12 12 0 0 0 22 36V45A21 21 0 0 1 3 26z'
}

function steps(setting: number): string {
  if (setting === 0) return 'M4 44V32H16V20H28V8H44V20H40V32H28V44z'
  if (setting === 1)
    return `${row(3, 14, (at) => box(4 + at, 4 + at, 12, 12))}${box(32, 4, 12, 12)}${box(4, 32, 12, 12)}`
  return row(4, 10.5, (at) => box(4 + at / 2, 5 + at, 40 - at, 6.5))
}

/** Toothed wheel, blade wheel, star. */
function gear(setting: number): string {
  const spokes = [12, 8, 6][setting] ?? 12
  const points = Array.from({ length: spokes * 4 }, (_, index): Point => {
    const outside = setting === 2 ? index % 4 === 0 : index % 4 < 2
    return corner(outside ? 22 : ([17, 15, 12][setting] ?? 17), (index * 360) / (spokes * 4))
  })
  return `${outline(points)}${circle(24, 24, [9, 6, 5][setting] ?? 9)}`
}

/** Profiles of rolled and pressed parts. */
function section(setting: number): string {
  return (
    [
      'M6 4H42V13H29V35H42V44H6V35H19V13H6z',
      'M4 14H16V4H32V14H44V26H36V44H12V26H4zM20 12V22H28V12z',
      'M6 4H18V18H30V4H42V44H30V30H18V44H6z',
    ][setting] ?? ''
  )
}

function waves(setting: number): string {
  if (setting === 0) return row(3, 13, (at) => `M4 ${11 + at}q10 -10 20 0t20 0v6q-10 10 -20 0t-20 0z`)
  if (setting === 1) return 'M3 22A18 18 0 0 1 39 22zM9 26H45A18 18 0 0 1 9 26z'
  return row(3, 14, (at) => row(3, 14, (down) => circle(10 + at, 10 + down, 2.5 + (at + down) / 14)))
}

function ngon(sides: number, radius: number, turn: number): string {
  return outline(Array.from({ length: sides }, (_, index) => corner(radius, turn + (index * 360) / sides)))
}

function corner(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [24 + radius * Math.cos(angle), 24 + radius * Math.sin(angle)]
}
