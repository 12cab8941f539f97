import generated from './generated/index.json' with { type: 'json' }
import type { MachineKey } from './keys.ts'
import type { Lang } from './languages.ts'
import type { SpecRow } from './spec-table.ts'

type IndexEntry = { titles: Record<Lang, string>; promises: Record<Lang, string>; figures: SpecRow[] }

/** Title, promise and leading figures of every machine, for menus and cards; made by the build from the documents. */
export const machineIndex = generated as unknown as Record<MachineKey, IndexEntry>
