import { unitSpace } from '../../../client/shared/number-format.ts'

/** The unit after a large number. */
export function UnitSuffix({ unit }: { unit: string }) {
  return (
    <>
      {unitSpace(unit)}
      <small>{unit}</small>
    </>
  )
}
