import { machineKeys } from '../../../content/registry/machines.ts'
import type { SheetLabel } from '../../../content/schema/data-sheet.ts'
import type { SpecLabel } from '../../../content/schema/spec-table.ts'
import { readMachineFiles } from '../../../src/build/read-content.ts'

export const machines = readMachineFiles()

/** Every model of every machine with its values by table row. */
export const models = machineKeys.flatMap((key) => {
  const table = machines[key].neutral.specTable
  return (table?.models ?? []).map((model, index) => {
    const value = (label: SpecLabel) => table?.rows.find((row) => row.label === label)?.values[index]
    return {
      key,
      model,
      number: (label: SpecLabel) => value(label) as number | undefined,
      pair: (label: SpecLabel) => value(label) as number[] | undefined,
      injectionPlunger: table?.injectionPlunger?.[index],
      sheet: (label: SheetLabel) =>
        machines[key].neutral.installation?.rows.find((row) => row.label === label)?.values[index] ?? undefined,
      packages: machines[key].neutral.installation?.packages[index] ?? [],
    }
  })
})
