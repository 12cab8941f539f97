import { unitGap } from '../../../client/shared/number-format.ts'

/** The unit behind a large number. */
export function SmallUnit({ unit }: { unit: string }) {
  return (
    <>
      {unitGap(unit)}
      <small>{unit}</small>
    </>
  )
}
