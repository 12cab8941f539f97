import { rangeSeparator } from '../../../client/shared/number-format.ts'
import { formatClock, formatUtcOffset, minutesOf, utcOffset } from '../../../client/shared/office-hours.ts'
import clockZones from '../../../content/registry/clock-cities.json'
import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'

const { opens, closes, timeZone } = site.hours

/** The company's own time zone first, then those of buyers. */
const clocks = [
  { city: undefined, zone: timeZone },
  ...(Object.keys(clockZones) as (keyof typeof clockZones)[])
    .map((city) => ({ city, zone: clockZones[city] }))
    .filter(({ zone }) => zone !== timeZone),
]

/** Offset of each time zone to UTC in minutes at a time (milliseconds): the cached table depends on them. */
export function clockOffsets(time: number): number[] {
  return clocks.map(({ zone }) => utcOffset(zone, time))
}

/** Our office hours in several time zones, as bars over the 24 hours of each city's day. */
export function OfficeHoursTable({ offsets }: { offsets: number[] }) {
  const { t, lang } = useSharedData()
  const [own = 0] = offsets
  return (
    <table className="office-hours">
      <caption>{t('home.clockHeading')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('home.clockCity')}</th>
          <th scope="col" className="office-hours__scale">
            <span className="hidden">{t('home.clockDay')}</span>
            {[0, 6, 12, 18, 24].map((hour) => (
              <span aria-hidden="true" className={hour === 24 ? 'office-hours__end' : undefined} key={hour}>
                {hour}
              </span>
            ))}
          </th>
          <th scope="col">{t('home.clockHours')}</th>
        </tr>
      </thead>
      <tbody>
        {clocks.map(({ city, zone }, index) => {
          const offset = offsets[index] ?? 0
          const from = wrapped(minutesOf(opens) - own + offset)
          const to = wrapped(minutesOf(closes) - own + offset)
          return (
            <tr key={zone}>
              <th scope="row">
                {city ? t(`city.${city}`) : site.place[lang].city}{' '}
                <bdi className="label">{formatUtcOffset(offset)}</bdi>
              </th>
              <td className="office-hours__day">
                <svg viewBox="0 0 1440 1" preserveAspectRatio="none" aria-hidden="true">
                  {bars(from, to).map(([start, length]) => (
                    <rect key={start} x={start} y="0" width={length} height="1" />
                  ))}
                </svg>
              </td>
              <td>
                <bdi>{`${formatClock(from)}${rangeSeparator(lang)}${formatClock(to)}`}</bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const minutesPerDay = 24 * 60

/** Minutes of the day, for a time on the day before or after. */
const wrapped = (minutes: number): number => (minutes + 2 * minutesPerDay) % minutesPerDay

function bars(from: number, to: number): [start: number, length: number][] {
  if (from < to) return [[from, to - from]]
  return [
    [0, to],
    [from, minutesPerDay - from],
  ]
}
