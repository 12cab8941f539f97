import type { WebModel } from '../../../content/schema/web-model.ts'

/** What the page offers: where the model's panel is, and how large the model's file. */
export type ViewerLinkProps = { panel: string; bytes: number }

/** What the server tells the viewer about a machine's model; `address` is the file's, lengths are metres. */
export type ViewerProps = Pick<WebModel, 'bytes' | 'camera'> & {
  address: string
  points: Pick<WebModel['points'][number], 'position' | 'normal'>[]
  /** Steps of the animation: seconds of the animation, and shares of the worked cycle's time for the curve. */
  steps: { from: number; to: number; course?: [number, number] }[]
}
