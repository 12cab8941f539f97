/** Equipment of the paint shop: trestles, cans, mixing table, switch box of the booth. */
import { gauge, type Kit, type MaterialName, type Point, SIDES, warningSign } from '../../kit/index.ts'
import { container } from './bench-tools.ts'

/** Steel trestle `width` long along z with a timber pad on its top. */
export function trestle(kit: Kit, place: Point, width: number, height: number): void {
  kit.part('trestle', () =>
    kit.at(place, () => {
      kit.box('plinth', [0, height - 0.14, 0], [0.1, 0.1, width], 0.006)
      kit.box('timber', [0, height - 0.042, 0], [0.09, 0.042, width - 0.02], 0.005)
      for (const z of SIDES) {
        for (const x of SIDES)
          kit.tube(
            'plinth',
            [
              [x * 0.03, height - 0.12, z * (width / 2 - 0.08)],
              [x * 0.26, 0.012, z * (width / 2 - 0.06)],
            ],
            0.022,
            0.01,
            12,
          )
        kit.cylinder('plinth', [-0.16, height * 0.42, z * (width / 2 - 0.068)], 0.014, 0.32, {
          axis: 'x',
          segments: 12,
        })
      }
      for (const x of SIDES)
        for (const z of SIDES) kit.box('dark', [x * 0.26, 0, z * (width / 2 - 0.06)], [0.07, 0.02, 0.07], 0.004)
    }),
  )
}

/** Paint can with a lid, a label and a wire handle. */
export function paintCan(kit: Kit, place: Point, label: MaterialName, radius = 0.1): void {
  const height = radius * 2.1
  kit.at(place, () => {
    kit.cylinder('zinc', [0, 0, 0], radius, height, { bevel: 0.004, segments: 40 })
    kit.cylinder(label, [0, height * 0.2, 0], radius + 0.0008, height * 0.56, { bevel: 0, segments: 40 })
    kit.ring('zinc', [0, height - 0.004, 0], radius - 0.004, 0.007, 'y', 40)
    kit.cylinder('zinc', [0, height - 0.002, 0], radius * 0.8, 0.006, { bevel: 0.001, segments: 40 })
    const handle = Array.from({ length: 9 }, (_, index): Point => {
      const angle = (index / 8) * Math.PI
      return [
        (radius + 0.004) * Math.cos(angle),
        height * 0.8 - 0.35 * height * Math.sin(angle),
        (radius + 0.012) * Math.sin(angle),
      ]
    })
    kit.hose('zinc', handle, 0.003, 8)
  })
}

/** Table with cans, a mixing beaker, a thickness gauge and cloths. */
export function mixingTable(kit: Kit, place: Point, degrees: number): void {
  kit.part('mixing table', () =>
    kit.at(place, () => {
      kit.box('stainless', [0, 0.86, 0], [1.3, 0.04, 0.7], 0.006)
      kit.box('stainless', [0, 0.24, 0], [1.2, 0.03, 0.6], 0.004)
      for (const x of SIDES)
        for (const z of SIDES) kit.box('stainless', [x * 0.6, 0, z * 0.3], [0.05, 0.862, 0.05], 0.004)
      for (const [x, z, label] of [
        [-0.46, -0.18, 'paint'],
        [-0.2, -0.2, 'white'],
        [0.05, -0.18, 'paint'],
      ] as const)
        paintCan(kit, [x, 0.899, z], label)
      paintCan(kit, [-0.36, 0.899, 0.12], 'paint', 0.075)
      kit.cylinder('siliconeClear', [0.02, 0.899, 0.16], 0.05, 0.14, { bore: 0.044, segments: 32 })
      kit.cylinder('paint', [0.02, 0.903, 0.16], 0.0438, 0.08, { segments: 32 })
      kit.cylinder('timber', [0.04, 0.91, 0.17], 0.004, 0.2, { segments: 8 })
      container(kit, 'red', [0.42, 0.899, -0.12], [0.3, 0.14, 0.36])
      kit.box('white', [0.36, 0.899, 0.2], [0.26, 0.02, 0.18], 0.008)
      for (const [x, z] of [
        [-0.42, 0.05],
        [-0.12, -0.06],
        [0.18, 0.06],
        [0.44, -0.04],
      ] as const)
        paintCan(kit, [x, 0.269, z], x > 0 ? 'white' : 'paint', 0.12)
      gauge(kit, [0.58, 0.99, 0.27], 0.03)
      kit.cylinder('plinth', [0.58, 0.898, 0.25], 0.02, 0.09, { segments: 20 })
    }, [0, degrees, 0]),
  )
}

/** Switch box of the booth with lamps, dial and warning sign; faces +z. */
export function boothSwitches(kit: Kit, place: Point): void {
  kit.part('booth switches', () =>
    kit.at(place, () => {
      kit.box('sheet', [0, 0, 0], [0.3, 0.44, 0.12], 0.01, 3)
      for (const [index, material] of (['lampGreen', 'lampYellow', 'lampRed'] as const).entries())
        kit.cylinder(material, [-0.07 + index * 0.07, 0.37, 0.058], 0.014, 0.014, { axis: 'z', segments: 20 })
      gauge(kit, [-0.06, 0.25, 0.06], 0.04)
      kit.cylinder('red', [0.07, 0.25, 0.058], 0.028, 0.03, { axis: 'z' })
      for (const [index, material] of (['green', 'dark', 'white'] as const).entries())
        kit.cylinder(material, [-0.07 + index * 0.07, 0.13, 0.058], 0.014, 0.012, { axis: 'z', segments: 20 })
      kit.decal(warningSign('voltage'), [0, 0.055, 0.0606], 0.06, 0.06)
      kit.cylinder('cable', [0.1, 0.438, 0], 0.016, 1.6, { segments: 12 })
    }),
  )
}

/** Hose on a reel at a wall, its end hanging down; faces +z. */
export function hoseReel(kit: Kit, place: Point): void {
  kit.part('hose reel', () =>
    kit.at(place, () => {
      kit.box('zinc', [0, -0.06, 0.05], [0.1, 0.12, 0.12], 0.006)
      kit.cylinder('plinth', [0, 0, 0.1], 0.24, 0.015, { axis: 'z' })
      kit.cylinder('plinth', [0, 0, 0.22], 0.24, 0.015, { axis: 'z' })
      for (let turn = 0; turn < 5; turn++) kit.ring('airHose', [0, 0, 0.128 + turn * 0.02], 0.2, 0.011, 'z', 48)
      kit.cylinder('airHose', [0, 0, 0.114], 0.19, 0.108, { axis: 'z' })
      kit.cylinder('zinc', [0, 0, 0.23], 0.05, 0.03, { axis: 'z' })
      kit.hose(
        'airHose',
        [
          [0.2, 0, 0.17],
          [0.205, -0.3, 0.17],
          [0.18, -0.8, 0.16],
          [0.16, -1.1, 0.14],
        ],
        0.011,
        10,
      )
      kit.cylinder('brass', [0.158, -1.16, 0.138], 0.016, 0.06, { segments: 16 })
    }),
  )
}
