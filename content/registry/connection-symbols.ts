import data from './connection-symbols.json' with { type: 'json' }

export type ConnectionKind = keyof typeof data
export const connectionKinds = Object.keys(data) as ConnectionKind[]

type Sign = { filled: boolean; outline: [across: number, up: number][] }

/** Symbols of connections in drawings, within a circle of radius 1, up positive; air is the open triangle of ISO 1219. */
export const connectionSigns = data as unknown as Record<ConnectionKind, Sign>
