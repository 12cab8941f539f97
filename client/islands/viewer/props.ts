import type { WebModel } from '../../../content/schema/web-model.ts'

/** Camera positions around the machine; the first is the picture's own. */
export const views = ['hero', 'front', 'left', 'right', 'back', 'top'] as const

export type View = (typeof views)[number]

/** Props of the link that starts the viewer: URL of the model's panel and size of the model's file. */
export type ViewerLinkProps = { panel: string; bytes: number }

/** Props of the viewer; `file` is the URL of the model's file, lengths are in meters. */
export type ViewerProps = Pick<WebModel, 'camera'> & {
  file: string
  points: Pick<WebModel['points'][number], 'places'>[]
  /** Steps of the animation: seconds of the animation, and shares of the worked cycle's time for the curve. */
  steps: { from: number; to: number; course?: [number, number] }[]
}
