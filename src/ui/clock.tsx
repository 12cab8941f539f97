import { usePage } from './page-context.ts'

/** Working hours in Guangzhou, GMT+8 (specification, chapter 1). */
const opens = 8
const closes = 18
const guangzhouOffset = 8

/** Cities with a fixed offset or their winter time; a sample of buyers' clocks, not offices. */
const cities = [
  { key: 'guangzhou', offset: 8 },
  { key: 'jakarta', offset: 7 },
  { key: 'dubai', offset: 4 },
  { key: 'moscow', offset: 3 },
  { key: 'madrid', offset: 1 },
  { key: 'mexico', offset: -6 },
] as const

/** Our working hours on six clocks, as bars over the 24 hours of each city's day. */
export function Clock() {
  const { t } = usePage()
  return (
    <table className="clock">
      <caption>{t('home.clockHeading')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('home.clockCity')}</th>
          <th scope="col" className="clock__scale">
            <span className="hidden">{t('home.clockDay')}</span>
            <span aria-hidden="true">0</span>
            <span aria-hidden="true">6</span>
            <span aria-hidden="true">12</span>
            <span aria-hidden="true">18</span>
          </th>
          <th scope="col">{t('home.clockHours')}</th>
        </tr>
      </thead>
      <tbody>
        {cities.map(({ key, offset }) => {
          const from = hourIn(offset, opens)
          const to = hourIn(offset, closes)
          return (
            <tr key={key}>
              <th scope="row">
                {t(`city.${key}`)} <bdi className="label">{`GMT${offset < 0 ? '\u2212' : '+'}${Math.abs(offset)}`}</bdi>
              </th>
              <td className="clock__day">
                <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
                  {bars(from, to).map(([start, length]) => (
                    <rect key={start} x={start} y="0" width={length} height="1" />
                  ))}
                </svg>
              </td>
              <td>
                <bdi>{`${from}:00–${to}:00`}</bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function hourIn(offset: number, hour: number): number {
  return (hour - guangzhouOffset + offset + 24) % 24
}

/** One bar, or two when the hours run over midnight. */
function bars(from: number, to: number): [start: number, length: number][] {
  return from < to
    ? [[from, to - from]]
    : [
        [0, to],
        [from, 24 - from],
      ]
}
