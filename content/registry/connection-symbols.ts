import data from './connection-symbols.json' with { type: 'json' }

export type ConnectionKind = keyof typeof data
export const connectionKinds = Object.keys(data) as ConnectionKind[]

/**
 * Symbols of a machine's connections, for the drawings and their legend: closed outlines in a circle of radius 1; up is
 * positive. Air is the open triangle of ISO 1219, pneumatic energy.
 */
export const connectionSigns = data as unknown as Record<
  ConnectionKind,
  { filled: boolean; outline: [across: number, up: number][] }
>
