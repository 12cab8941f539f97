/** Rubber sheet cut on a white belt. Variant 'strips': feed strip from circular knives; 'slabs': slabs of mold size from a guillotine. */
import { type FlatPoint, hexScrew, type Kit, type MaterialName, SIDES } from '../kit/index.ts'
import { beltConveyor, circularKnives, guillotine } from '../machines/cutting-parts.ts'
import { sheet } from '../machines/sheet-parts.ts'

const BELT = { from: -0.75, to: 0.95, top: 0.9, width: 0.64 }
const SHEET = { width: 0.5, thickness: 0.012 }
const SHEET_TOP = BELT.top + SHEET.thickness
/** Where the sheet is cut. */
const CUT = -0.1
/** Strips spread like a fan, so many degrees apart. */
const STRIP = { count: 8, width: 0.049, fan: 0.9 }
const KNIFE = 0.085
const SLAB = { length: 0.3, gap: 0.05, count: 3, material: 'compoundGrey' } as const
const HEAD_TOP = SHEET_TOP + 0.42

export function build(kit: Kit, variant: 'strips' | 'slabs' = 'strips'): void {
  if (variant === 'strips') {
    kit.part('belt', () => beltConveyor(kit, BELT.from, BELT.to, BELT.top, BELT.width, { legs: true }))
    kit.part('knives', () => knives(kit))
    kit.part('strips', () => strips(kit))
  } else {
    kit.part('belts', () => {
      beltConveyor(kit, BELT.from, CUT - 0.06, BELT.top, BELT.width)
      beltConveyor(kit, CUT, BELT.to, BELT.top, BELT.width, { legs: true })
    })
    kit.part('guillotine', () => knifeFrame(kit))
    kit.part('slabs', () => slabs(kit))
  }
}

/** The sheet before the cut. */
function sheetUpTo(kit: Kit, material: MaterialName, end: number): void {
  const length = end - BELT.from - 0.1
  kit.box(material, [end - length / 2, BELT.top - 0.0005, 0], [length, SHEET.thickness + 0.0005, SHEET.width], 0.002)
}

/** Knife shaft in two bearings on blue cheeks. */
function knives(kit: Kit): void {
  const y = SHEET_TOP + KNIFE - 0.01
  circularKnives(kit, CUT, y, SHEET.width + SHEET.width / STRIP.count, STRIP.count + 1, KNIFE)
  for (const side of SIDES) {
    const z = side * (BELT.width / 2 + 0.075)
    kit.box('paint', [CUT, BELT.top - 0.16, z], [0.2, 0.2, 0.07], 0.01, 3)
    kit.box('castIron', [CUT, y - 0.055, z], [0.12, 0.11, 0.064], 0.01, 3)
    for (const x of SIDES) hexScrew(kit, [CUT + x * 0.08, BELT.top + 0.038, z], 0.012)
  }
}

function strips(kit: Kit): void {
  sheetUpTo(kit, 'rubber', CUT + 0.02)
  const pitch = SHEET.width / STRIP.count
  for (let strip = 0; strip < STRIP.count; strip++) {
    const length = 0.86 - 0.05 * ((strip * 3) % 4)
    const z = -SHEET.width / 2 + pitch * (strip + 0.5)
    kit.at(
      [CUT + 0.012, BELT.top - 0.0012, z],
      () => kit.box('rubber', [length / 2, 0, 0], [length, SHEET.thickness, STRIP.width], 0.003),
      [0, (STRIP.count / 2 - 0.5 - strip) * STRIP.fan, 0],
    )
  }
}

function knifeFrame(kit: Kit): void {
  guillotine(kit, CUT, SHEET_TOP, BELT.width - 0.06, HEAD_TOP, { lift: 0.06 })
  for (const side of SIDES) {
    const z = side * (BELT.width / 2 + 0.1)
    kit.box('paint', [CUT, BELT.top - 0.2, z], [0.2, HEAD_TOP - BELT.top + 0.21, 0.06], 0.01, 3)
    kit.box('paint', [CUT, BELT.top - 0.22, z + side * 0.002], [0.3, 0.2, 0.07], 0.01, 3)
  }
}

/** Their ends rise a little, because the sheet came off a roll. */
function slabs(kit: Kit): void {
  sheetUpTo(kit, SLAB.material, CUT - 0.03)
  for (let slab = 0; slab < SLAB.count; slab++) {
    const start = CUT + 0.05 + slab * (SLAB.length + SLAB.gap)
    const path = [0.012, 0.003, 0, 0, 0.002, 0.009 - 0.003 * slab].map(
      (rise, index): FlatPoint => [(index / 5 - 0.5) * SLAB.length, SHEET.thickness / 2 + rise],
    )
    kit.at(
      [start + SLAB.length / 2, BELT.top - 0.0005, 0.008 * Math.sin(slab * 2.3)],
      () => sheet(kit, SLAB.material, 0, SHEET.width - 0.006 * slab, path, SHEET.thickness),
      [0, 90 + 2.4 * Math.sin(slab * 1.9 + 0.6), 0],
    )
  }
}
