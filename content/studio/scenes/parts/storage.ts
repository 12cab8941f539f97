/** Storage along the walls of a hall: molds, long goods, castings, cable drums. `place` is the middle on the floor; fronts face +z. */
import { type Kit, type MaterialName, type Point, SIDES } from '../../kit/index.ts'
import { container } from './bench-tools.ts'
import { pallet } from './packing.ts'

/** Low shelf of steel sections for heavy goods; `fill` gets the top of each board and its number. */
function heavyShelf(kit: Kit, width: number, levels: number, fill: (y: number, level: number) => void): void {
  const [pitch, depth] = [0.68, 0.8]
  for (const x of SIDES)
    for (const z of SIDES)
      kit.box('motor', [x * (width / 2), 0, z * (depth / 2)], [0.09, levels * pitch - 0.1, 0.09], 0.006)
  for (let level = 0; level < levels; level++) {
    const y = 0.18 + level * pitch
    for (const z of SIDES) kit.box('motor', [0, y, z * (depth / 2 - 0.004)], [width - 0.08, 0.1, 0.06], 0.005)
    kit.box('zinc', [0, y + 0.096, 0], [width - 0.1, 0.014, depth - 0.03], 0.003)
    fill(y + 0.109, level)
  }
}

/** Closed molds with lifting eyes and clamping slots, side by side. */
export function moldShelf(kit: Kit, place: Point, width = 2, levels = 3): void {
  kit.part('mold shelf', () =>
    kit.at(place, () =>
      heavyShelf(kit, width, levels, (y, level) => {
        const sizes = [
          [0.46, 0.3],
          [0.36, 0.22],
          [0.52, 0.26],
          [0.32, 0.34],
        ] as const
        let left = -width / 2 + 0.12
        for (let index = level; ; index++) {
          const [size, height] = sizes[(index * 3) % 4]!
          if (left + size > width / 2 - 0.08) break
          kit.at([left + size / 2, y, 0.02 * ((index % 3) - 1)], () => mold(kit, size, height, index % 3 === 0))
          left += size + 0.08
        }
      }),
    ),
  )
}

function mold(kit: Kit, width: number, height: number, isOiled: boolean): void {
  const depth = 0.44
  const half = height / 2 - 0.004
  const steel: MaterialName = isOiled ? 'castIron' : 'groundSteel'
  for (const up of [0, 1]) {
    kit.box(steel, [0, 0.03 + up * (half + 0.006), 0], [width, half - 0.02, depth], 0.006)
    for (const x of SIDES)
      kit.cylinder('blackOxide', [x * width * 0.3, 0.03 + up * half + half * 0.45, depth / 2 - 0.012], 0.014, 0.014, {
        axis: 'z',
        segments: 16,
      })
  }
  for (const up of [0, 1]) kit.box('steel', [0, up * (height - 0.024), 0], [width + 0.05, 0.034, depth + 0.02], 0.004)
  kit.box('yellow', [width * 0.1, height * 0.62, depth / 2 + 0.001], [0.09, 0.045, 0.003], 0.001, 1)
  kit.ring('zinc', [0, height + 0.034, 0], 0.03, 0.008, 'z', 24)
}

/** Cantilever rack with bars, tubes and chromed rods lying along x. */
export function barRack(kit: Kit, place: Point, width = 3, levels = 4): void {
  kit.part('bar rack', () =>
    kit.at(place, () => {
      for (const x of [-0.36, 0, 0.36]) {
        kit.box('paint', [x * width, 0, -0.24], [0.12, levels * 0.5 + 0.2, 0.12], 0.006)
        kit.box('paint', [x * width, 0.002, 0.06], [0.11, 0.1, 0.56], 0.006)
        for (let level = 0; level < levels; level++) {
          kit.box('yellow', [x * width, 0.22 + level * 0.5, 0.06], [0.07, 0.08, 0.5], 0.006)
          kit.box('yellow', [x * width, 0.28 + level * 0.5, 0.292], [0.066, 0.07, 0.03], 0.006)
        }
      }
      const kinds = [
        ['chrome', 0.045, 5],
        ['groundSteel', 0.06, 4],
        ['castIron', 0.05, 5],
        ['zinc', 0.03, 8],
      ] as const
      for (let level = 0; level < levels; level++) {
        const [material, radius, count] = kinds[level % kinds.length]!
        for (let bar = 0; bar < count; bar++) {
          const length = width * (0.9 + 0.1 * Math.sin(bar * 2.3 + level))
          const shift = 0.04 * Math.sin(bar * 5.1 + level * 2)
          kit.cylinder(
            material,
            [shift - length / 2, 0.3 + level * 0.5 + radius, -0.14 + radius + bar * (radius * 2 + 0.006)],
            radius,
            length,
            { axis: 'x', segments: 28 },
          )
        }
      }
    }),
  )
}

/** Raw castings on two pallets, one on the other, beside a stack of flanges. */
export function castings(kit: Kit, place: Point, degrees = 0): void {
  kit.part('castings', () =>
    kit.at(place, () => {
      pallet(kit, [0, 0, 0])
      for (const x of SIDES) {
        kit.box('rawCasting', [x * 0.29, 0.143, 0.02], [0.46, 0.3, 0.56], 0.03, 3)
        kit.cylinder('rawCasting', [x * 0.29, 0.44, 0.02], 0.17, 0.12, { bevel: 0.02, bore: 0.1 })
        kit.box('rawCasting', [x * 0.29, 0.18, 0.31], [0.2, 0.2, 0.06], 0.02, 3)
      }
      pallet(kit, [1.5, 0, 0])
      for (const [index, x] of [-0.34, 0.06, 0.4].entries())
        for (let layer = 0; layer < 4 - index; layer++)
          kit.cylinder('rawCasting', [1.5 + x, 0.143 + layer * 0.072, 0], 0.18 - index * 0.02, 0.07, {
            bevel: 0.01,
            bore: 0.07,
          })
    }, [0, degrees, 0]),
  )
}

/** Stand with drums of cable on two axles. */
export function cableDrums(kit: Kit, place: Point, width = 1.8): void {
  const cables: readonly MaterialName[] = [
    'dark',
    'cable',
    'blue',
    'dark',
    'red',
    'siliconeSage',
    'cable',
    'dark',
    'blue',
  ]
  kit.part('cable drums', () =>
    kit.at(place, () => {
      for (const x of SIDES) {
        for (const z of SIDES) kit.box('plinth', [x * (width / 2), 0, z * 0.3], [0.06, 1.9, 0.06], 0.005)
        for (const y of [0.3, 0.9, 1.5]) kit.box('plinth', [x * (width / 2), y, 0], [0.05, 0.06, 0.56], 0.005)
      }
      for (const [level, y] of [0.36, 0.96, 1.56].entries()) {
        kit.cylinder('zinc', [-width / 2, y, 0], 0.018, width, { axis: 'x', segments: 20 })
        const count = 3 + (level % 2)
        for (let index = 0; index < count; index++) {
          const [radius, size] = [0.2 + 0.06 * ((index + level) % 2), (width - 0.2) / count - 0.08]
          kit.at([((index + 0.5) / count - 0.5) * (width - 0.14), y, 0], () => {
            for (const side of SIDES)
              kit.cylinder(index % 2 ? 'timber' : 'motor', [side * (size / 2) - 0.01, 0, 0], radius, 0.02, {
                axis: 'x',
              })
            kit.cylinder(cables[(index + level * 3) % cables.length]!, [-size / 2, 0, 0], radius * 0.8, size, {
              axis: 'x',
            })
            for (let turn = 0; turn * 0.03 < size - 0.05; turn++)
              kit.ring(
                cables[(index + level * 3) % cables.length]!,
                [-size / 2 + 0.03 + turn * 0.03, 0, 0],
                radius * 0.8,
                0.013,
                'x',
                40,
              )
          })
        }
      }
    }),
  )
}

/** Roller doors half open, small parts in bins: a cupboard 1 m wide and 1.9 m high. */
export function binCabinet(kit: Kit, place: Point, width = 1): void {
  kit.part('bin cabinet', () =>
    kit.at(place, () => {
      kit.box('sheetGrey', [0, 0.06, -0.02], [width, 1.86, 0.36], 0.008)
      kit.box('plinth', [0, 0, -0.02], [width - 0.04, 0.07, 0.32], 0.005)
      const columns = Math.round(width / 0.17)
      for (let row = 0; row < 9; row++)
        for (let column = 0; column < columns; column++)
          container(
            kit,
            (['blue', 'red', 'yellow', 'blue'] as const)[(row + (column >> 1)) % 4]!,
            [((column + 0.5) / columns - 0.5) * (width - 0.06), 0.14 + row * 0.19, 0.22],
            [0.15, 0.11, 0.18],
          )
    }),
  )
}
