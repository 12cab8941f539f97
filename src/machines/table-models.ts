import type { NeutralDocument } from '../../content/schema/machine.ts'

/** The value of a cell: a number, a range or size, a code; undefined if it is empty. */
type Cell = number | number[] | string | undefined

/** The models of a machine with a reader of their cells in the specification table and the installation data, by row label. */
export function tableModels({ specTable, installation }: NeutralDocument) {
  const rows: { label: string; values: unknown[] }[] = [...(specTable?.rows ?? []), ...(installation?.rows ?? [])]
  return (specTable?.models ?? []).map((model, index) => {
    const cell = (label: string) => (rows.find((row) => row.label === label)?.values[index] ?? undefined) as Cell
    return { model, index, cell }
  })
}
