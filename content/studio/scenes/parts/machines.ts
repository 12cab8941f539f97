/** Ways to place whole machine models in a hall: leaner at a distance, or half assembled. */
import type { Kit, Piece } from '../../kit/index.ts'

/** Builds, then keeps the pieces that pass. */
export function buildSelected(kit: Kit, keep: (piece: Piece) => boolean, build: () => void): void {
  const from = kit.pieces.length
  build()
  kit.pieces.push(...kit.pieces.splice(from).filter(keep))
}

/** A machine in the background: pieces smaller than `smallest` meters (screws, buttons) are left out. */
export function distant(kit: Kit, smallest: number, build: () => void): void {
  buildSelected(
    kit,
    ({ geometry }) => {
      geometry.computeBoundingSphere()
      return geometry.boundingSphere!.radius * 2 > smallest
    },
    build,
  )
}
