/** Cabinets, operator panels, guards and light curtains. */
import type { Kit } from './builder.ts'
import { type Decal, modelPlate, screen, temperatureController, warningSign } from './decals.ts'
import {
  bowHandle,
  COVER_DEPTH,
  cableGland,
  coverPlate,
  door,
  emergencyStop,
  liftingEye,
  lightTower,
  louvers,
  panelInstrument,
  pushButton,
  selector,
  touchScreen,
} from './hardware.ts'
import type { MaterialName } from './materials.ts'
import { rectangle, withHoles } from './outlines.ts'
import { type Point, SIDES } from './types.ts'

type CabinetOptions = {
  width?: number
  height?: number
  depth?: number
  screen?: Decal | false
  modelCode?: string
  tower?: boolean
}

/** Free-standing control cabinet; front to +z, `place` is the floor under its middle. */
export function controlCabinet(kit: Kit, place: Point, options: CabinetOptions = {}): void {
  const { width = 0.62, height = 1.65, depth = 0.42 } = options
  kit.part('control cabinet', () =>
    kit.at(place, () => {
      kit.box('plinth', [0, 0, 0], [width - 0.03, 0.104, depth - 0.03], 0.004)
      kit.box('sheet', [0, 0.1, COVER_DEPTH / 2], [width, height - 0.1, depth - COVER_DEPTH], 0.006, 3)
      door(kit, 'sheet', [0, 0.13, depth / 2], width - 0.04, height - 0.16, { handle: true })
      const face = depth / 2 + 0.023
      kit.box('paint', [0, height - 0.095, face - 0.002], [width - 0.09, 0.03, 0.004], 0.001, 1)
      if (options.screen !== false) {
        touchScreen(kit, [0, height - 0.27, face], 0.33, 0.22, options.screen ?? screen())
        controlRow(kit, [0, height - 0.48, face])
        for (const side of SIDES)
          panelInstrument(kit, [side * 0.075, height - 0.66, face], temperatureController(side < 0 ? 178 : 179))
      }
      if (options.modelCode) kit.decal(modelPlate(options.modelCode), [0, height * 0.47, face + 0.0006], 0.24, 0.06)
      kit.decal(warningSign('voltage'), [width * 0.28, height * 0.34, face + 0.0006], 0.07, 0.07)
      louvers(kit, [0, 0.24, face], width * 0.5, 9, 'sheet')
      kit.at(
        [0, 0, COVER_DEPTH - depth / 2],
        () => coverPlate(kit, [0, 0.15, 0], width - 0.07, height - 0.22),
        [0, 180, 0],
      )
      if (options.tower !== false) lightTower(kit, [width / 2 - 0.1, height - 0.002, -0.05])
      for (const side of SIDES) {
        for (let slot = 0; slot < 6; slot++)
          kit.box('seam', [side * (width / 2), height * 0.62 + slot * 0.03, 0], [0.006, 0.008, depth * 0.5], 0.001, 1)
        liftingEye(kit, [side * (width / 2 - 0.07), height - 0.002, -depth / 2 + 0.07], 0.016)
      }
    }),
  )
}

/** Five buttons, three lamps, two selectors and the emergency stop, 0.38 m wide; `place` is the center of the upper row on the face. */
export function controlRow(kit: Kit, place: Point): void {
  const [x, y, z] = place
  for (const [index, material] of (['green', 'white', 'blue', 'red', 'white'] as const).entries())
    pushButton(kit, [x - 0.15 + index * 0.06, y, z], material)
  for (const [index, material] of (['lampGreen', 'lampYellow', 'white'] as const).entries())
    pushButton(kit, [x - 0.15 + index * 0.06, y - 0.06, z], material, 0.009)
  for (const across of [0.04, 0.09]) selector(kit, [x + across, y - 0.06, z])
  emergencyStop(kit, [x + 0.16, y - 0.03, z])
}

/** Operator box with screen and buttons, for an arm or a post; `place` is the center of its face, tilted back by `tiltDegrees`. */
export function operatorPanel(
  kit: Kit,
  place: Point,
  options: { width?: number; height?: number; tiltDegrees?: number; screen?: Decal } = {},
): void {
  const { width = 0.42, height = 0.48 } = options
  kit.part('operator panel', () =>
    kit.at(place, () => {
      kit.box('sheet', [0, -height / 2, -0.075], [width, height, 0.15], 0.012, 3)
      kit.box('paint', [0, height / 2 - 0.045, 0.0005], [width - 0.05, 0.018, 0.004], 0.001, 1)
      touchScreen(kit, [0, 0.05, 0], width - 0.12, (width - 0.12) * 0.66, options.screen ?? screen())
      for (const [index, material] of (['green', 'red', 'white', 'blue'] as const).entries())
        pushButton(kit, [(-0.14 + index * 0.047) * (width / 0.42), -height / 2 + 0.07, 0], material)
      emergencyStop(kit, [0.13 * (width / 0.42), -height / 2 + 0.075, 0])
    }, [-(options.tiltDegrees ?? 0), 0, 0]),
  )
}

/** Two-hand control bar with emergency stop, 0.62 m wide; `place` is the middle of its underside. */
export function twoHandControl(kit: Kit, place: Point, width = 0.62): void {
  kit.part('two-hand control', () =>
    kit.at(place, () => {
      kit.box('sheet', [0, 0, 0], [width, 0.12, 0.09], 0.01, 3)
      for (const side of SIDES) {
        kit.box('yellow', [side * (width / 2 - 0.075), 0.02, 0.044], [0.08, 0.08, 0.006], 0.003)
        pushButton(kit, [side * (width / 2 - 0.075), 0.06, 0.046], 'green', 0.02)
      }
      emergencyStop(kit, [0, 0.06, 0.044])
    }),
  )
}

/** Framed window, upright, facing +z; `place` is the middle of its lower edge. */
export function windowGuard(
  kit: Kit,
  place: Point,
  width: number,
  height: number,
  options: { frame?: MaterialName; frameWidth?: number; handle?: 'left' | 'right' } = {},
): void {
  const { frame = 'sheet', frameWidth = 0.035 } = options
  kit.part('guard', () =>
    kit.at(place, () => {
      const outline = withHoles(rectangle(width, height, 0.006, [0, height / 2]), [
        rectangle(width - 2 * frameWidth, height - 2 * frameWidth, 0.02, [0, height / 2]),
      ])
      kit.plate(frame, [0, 0, 0], outline, 0.025, { bevel: 0.003 })
      kit.box('glass', [0, frameWidth * 0.7, 0], [width - frameWidth * 1.4, height - frameWidth * 1.4, 0.005], 0.001, 1)
      if (options.handle)
        bowHandle(
          kit,
          [(options.handle === 'right' ? 1 : -1) * (width / 2 - frameWidth / 2), height * 0.5, 0.012],
          0.16,
        )
    }),
  )
}

/** Pair of yellow light-curtain posts `width` apart with brackets reaching back `bracket` meters; `place` is the middle of the lower ends. */
export function lightCurtain(kit: Kit, place: Point, width: number, height: number, bracket = 0.1): void {
  kit.part('light curtain', () =>
    kit.at(place, () => {
      for (const side of SIDES) {
        kit.box('yellow', [(side * width) / 2, 0, 0], [0.045, height, 0.05], 0.006)
        kit.box('dark', [side * (width / 2 - 0.022), 0.03, 0], [0.004, height - 0.06, 0.024], 0.001, 1)
        kit.box('dark', [(side * width) / 2, 0.03, 0.0245], [0.02, height - 0.06, 0.003], 0.001, 1)
        for (const y of [-0.018, height - 0.004])
          kit.box('blackOxide', [(side * width) / 2, y, 0], [0.048, 0.022, 0.053], 0.004)
        for (const share of [0.1, 0.9])
          kit.box('zinc', [(side * width) / 2, height * share, -0.02 - bracket / 2], [0.03, 0.03, bracket], 0.002)
        cableGland(kit, [(side * width) / 2, height + 0.016, 0], 0.008)
      }
    }),
  )
}
