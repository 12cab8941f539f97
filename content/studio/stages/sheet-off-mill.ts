/** Sheet taken off a two-roll mill: banded on the front roll, peeled off in front, led down onto a white belt. Variant = color of the batch. */
import { type FlatPoint, hexScrew, type Kit, type MaterialName, SIDES } from '../kit/index.ts'
import { beltConveyor } from '../machines/cutting-parts.ts'
import { batch, frameOffset, frames, type MillSize, rolls, rollZ, stockGuides, tray } from '../machines/mill-parts.ts'
import { arcPoints, sheet } from '../machines/sheet-parts.ts'

const BATCHES: Record<string, MaterialName> = { rubber: 'rubber', halobutyl: 'compoundGrey', silicone: 'siliconeCoral' }

const MILL: MillSize = { radius: 0.2, length: 0.96, axis: 1, x: 0, frame: 0.2, foot: 0.3 }
const BATCH = { width: 0.72, wrap: 0.012 }
const SHEET = { width: 0.54, thickness: 0.011 }
/** Belt that takes the sheet away to the viewer. */
const BELT = { from: 0.5, to: 1.7, top: 0.66, width: 0.64 }
/** Where the sheet leaves the roll: degrees from the front upwards. */
const PEEL = { from: 34, to: -8 }

export function build(kit: Kit, variant = 'rubber'): void {
  const material = BATCHES[variant]!
  kit.part('frames', () => frames(kit, MILL))
  kit.part('rolls', () => rolls(kit, MILL, 0.06))
  kit.part('stock guides', () => stockGuides(kit, MILL))
  kit.part('tray', () => tray(kit, MILL))
  kit.part('batch', () => batch(kit, MILL, material, BATCH.width, BATCH.wrap))
  kit.part('sheet', () => takenSheet(kit, material))
  kit.part('belt', () =>
    kit.at(
      [0, 0, 0],
      () => beltConveyor(kit, BELT.from, BELT.to, BELT.top, BELT.width, { legs: true, roll: 0.035 }),
      [0, -90, 0],
    ),
  )
  kit.part('knives', () => knives(kit))
}

function takenSheet(kit: Kit, material: MaterialName): void {
  const skin = MILL.radius + BATCH.wrap + SHEET.thickness / 2
  const lying = BELT.top + SHEET.thickness / 2
  const front = rollZ(MILL)
  const path: FlatPoint[] = [
    ...arcPoints([front, MILL.axis], skin - 0.002, PEEL.from, PEEL.to, 8),
    [front + 0.235, 0.89],
    [front + 0.275, 0.78],
    [front + 0.36, 0.695],
    [front + 0.47, lying + 0.004],
    ...[0.59, 0.71, 0.83, 0.95, 1.07, 1.19, 1.31].map((distance): FlatPoint => [front + distance, lying]),
  ]
  sheet(kit, material, 0, SHEET.width, path, SHEET.thickness)
}

/** Two knives on a bar that cut the sheet out of the band. */
function knives(kit: Kit): void {
  const z = rollZ(MILL) + MILL.radius + 0.1
  const y = MILL.axis + 0.12
  const reach = frameOffset(MILL)
  kit.cylinder('steel', [-reach, y, z], 0.016, reach * 2, { axis: 'x', segments: 32 })
  for (const side of SIDES) {
    const x = (side * SHEET.width) / 2
    kit.box('blackOxide', [x + side * 0.004, y - 0.026, z - 0.012], [0.034, 0.052, 0.06], 0.005)
    kit.box('chrome', [x + side * 0.004, y - 0.016, z - 0.075], [0.004, 0.032, 0.09], 0.001)
    kit.box('paint', [side * reach, y - 0.035, z - 0.03], [0.07, 0.07, 0.14], 0.006)
    hexScrew(kit, [side * reach, y, z + 0.039], 0.012, 'z')
  }
}
