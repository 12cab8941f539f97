import { unitSpace } from '../../../client/shared/number-format.ts'

/** The unit behind a large number. */
export function UnitSuffix({ unit }: { unit: string }) {
  return (
    <>
      {unitSpace(unit)}
      <small>{unit}</small>
    </>
  )
}
