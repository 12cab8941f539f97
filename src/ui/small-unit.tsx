/** The unit behind a large number: a Chinese word follows at once (3吨), any other after a space that does not break. */
export function SmallUnit({ unit }: { unit: string }) {
  return (
    <>
      {/^\p{Script=Han}/u.test(unit) ? '' : '\u00a0'}
      <small>{unit}</small>
    </>
  )
}
