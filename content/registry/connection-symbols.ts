/** Symbols of a machine's connections, for the drawings and their legend. */

export const connectionKinds = ['power', 'water', 'air'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

type Spot = readonly [across: number, up: number]
export type ConnectionSymbol = { outline: readonly Spot[]; filled: boolean }

/** Center and radius of the drop's round bottom, height of its tip. */
const DROP = { middle: -0.2, radius: 0.42, tip: 0.78 }

/** Bottom of a drop: the arc of the circle between the tangents from the tip. */
function dropBottom(): Spot[] {
  const touch = Math.PI / 2 - Math.acos(DROP.radius / (DROP.tip - DROP.middle))
  return Array.from({ length: 21 }, (_, index): Spot => {
    const angle = touch - (index / 20) * (Math.PI + 2 * touch)
    return [DROP.radius * Math.cos(angle), DROP.middle + DROP.radius * Math.sin(angle)]
  })
}

/** Closed outlines in a circle of radius 1; up is positive. Air is the open triangle of ISO 1219, pneumatic energy. */
export const connectionSigns: Record<ConnectionKind, ConnectionSymbol> = {
  power: {
    filled: true,
    outline: [
      [0.2, 0.8],
      [-0.42, -0.12],
      [-0.04, -0.12],
      [-0.2, -0.8],
      [0.42, 0.12],
      [0.04, 0.12],
    ],
  },
  water: { filled: true, outline: [[0, DROP.tip], ...dropBottom()] },
  air: {
    filled: false,
    outline: [
      [0, 0.72],
      [-0.58, -0.4],
      [0.58, -0.4],
    ],
  },
}
