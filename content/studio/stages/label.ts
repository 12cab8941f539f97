/** The label with the lot number on cartons. */
import type { Decal } from '../kit/index.ts'

export const lotLabel = (lot: string): Decal => ({
  name: `lot-label-${lot}`,
  width: 480,
  height: 300,
  roughness: 0.5,
  svg: `<rect width="480" height="300" fill="#f7f7f5"/><text x="30" y="110" font-family="DejaVu Sans" font-weight="bold" font-size="78" fill="#11181e">LOT ${lot}</text>${[
    0, 14, 22, 40, 52, 60, 78, 92, 100, 118, 130, 146, 154, 172, 184, 202, 214, 222, 240, 252, 270, 284, 292, 310, 322,
    340, 352, 366, 378, 396, 404,
  ]
    .map((x, index) => `<rect x="${34 + x}" y="150" width="${index % 3 ? 6 : 10}" height="115" fill="#11181e"/>`)
    .join('')}`,
})
