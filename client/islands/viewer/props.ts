import type { WebModel } from '../../../content/schema/web-model.ts'

/** Directions of the camera from the machine, slightly from above; the view `hero` is the picture's own. */
export const viewDirections = {
  front: [0, 0.12, 1],
  left: [-1, 0.12, 0],
  right: [1, 0.12, 0],
  back: [0, 0.12, -1],
  top: [0, 1, 0.02],
} as const

/** Vertical field of view of these directions, in degrees: so narrow that they look like a drawing. */
export const flatFieldOfView = 5

export type View = 'hero' | keyof typeof viewDirections

/** Props of the link that starts the viewer: URL of the model's panel and size of the model's file. */
export type ViewerLinkProps = { panel: string; bytes: number }

/** Props of the viewer; `file` is the URL of the model's file, lengths are in meters. */
export type ViewerProps = Pick<WebModel, 'camera' | 'outline'> & {
  file: string
  points: Pick<WebModel['points'][number], 'places'>[]
  /** Steps of the animation: seconds of the animation, and shares of the worked cycle's time for the curve. */
  steps: { from: number; to: number; course?: [number, number] }[]
}
