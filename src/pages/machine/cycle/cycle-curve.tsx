import type { CSSProperties } from 'react'
import { formatNumber, rangeSeparator, unitSpace } from '../../../../client/shared/number-format.ts'
import { convert, labelKey, type UnitSystem } from '../../../i18n/units.ts'
import type { Machine } from '../../../machines/machine.ts'
import { useSharedData } from '../../../rendering/providers.tsx'
import { stepTicks, type Timeline, timeTicks } from './cycle-timeline.ts'

const width = 600
const height = 46
const gap = 14
/** Absolute pressure that the vacuum pump reaches with the hood or mold closed, in kPa. */
const vacuumReached = 6

/** Force, temperature and vacuum over the worked cycle: one band each, time from left to right in every language. */
export function CycleCurve({ course, machine, units }: { course: Timeline; machine: Machine; units: UnitSystem }) {
  const { t, lang } = useSharedData()
  const { cycle, specTable } = machine.neutral
  const force = specTable?.rows.find(({ label }) => label === 'clampForce')
  if (!cycle || !specTable || !force) return null
  const temperature = convert(cycle.moldTemperature, 'C', units)
  const vacuum = convert(vacuumReached, 'kPa', units)
  const clampForce = convert(cycle.forceUsed ?? Number(force.values[specTable.models.indexOf(cycle.model)]), 't', units)
  const rounded = (value: number) => formatNumber(Number(value.toPrecision(3)), lang)
  const bands = [
    {
      name: t(labelKey(force)),
      value: rounded(clampForce.value),
      unit: t(clampForce.unit === 'USton' ? 'unit.USton' : 'unit.t'),
      line: course.force,
    },
    {
      name: t('spec.moldTemperature'),
      value: rounded(temperature.value),
      unit: t(temperature.unit === 'F' ? 'unit.F' : 'unit.C'),
      line: [
        [0, 0.85],
        [course.seconds, 0.85],
      ] as [number, number][],
    },
    ...(course.vacuum
      ? [
          {
            name: t('cycle.vacuum'),
            value: rounded(vacuum.value),
            unit: t(vacuum.unit === 'psi' ? 'unit.psi' : 'unit.kPa'),
            line: course.vacuum,
          },
        ]
      : []),
  ]
  const x = (seconds: number) => ((seconds / course.seconds) * width).toFixed(1)
  const total = bands.length * (height + gap)
  const ticks = timeTicks(course.seconds)
  const place = (seconds: number) => ({ left: `${((seconds / course.seconds) * 100).toFixed(1)}%` }) as CSSProperties
  return (
    <div className="curve">
      <ol className="curve__marks curve__marks--steps" aria-hidden="true">
        {stepTicks(course).map(({ at, first, last }) => (
          <li key={first} style={place(at)}>
            {first === last ? first : `${first}${rangeSeparator(lang)}${last}`}
          </li>
        ))}
      </ol>
      <svg
        viewBox={`0 0 ${width} ${total}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(course.vacuum ? 'cycle.curve' : 'cycle.curveNoVacuum')}
      >
        {course.steps.map(({ real: [from] }, index) => (
          <path className="curve__step" d={`M${x(from)} 0V${total}`} key={index} />
        ))}
        {bands.map(({ line }, band) => {
          const base = (band + 1) * (height + gap) - gap / 2
          const spot = ([seconds, share]: [number, number]) => `${x(seconds)} ${(base - share * height).toFixed(1)}`
          return (
            <g key={band}>
              <path className="curve__base" d={`M0 ${base}H${width}`} />
              <path className="curve__line" d={`M${line.map(spot).join('L')}`} />
            </g>
          )
        })}
        <path className="curve__base" d={ticks.map((at) => `M${x(at)} ${total - 6}V${total}`).join('')} />
        <path className="curve__now" d={`M0 0V${total}`} data-now="" />
      </svg>
      <dl className="curve__names">
        {bands.map(({ name, value, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
              {unitSpace(unit)}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
      <ol className="curve__marks" aria-hidden="true">
        {ticks.map((at) => (
          <li key={at} style={place(at)}>
            {formatNumber(at, lang)}
          </li>
        ))}
      </ol>
      <p className="label">
        <bdi dir="ltr">{`0${rangeSeparator(lang)}${formatNumber(course.seconds, lang)}`}</bdi>
        {unitSpace(t('unit.s'))}
        {t('unit.s')}
      </p>
    </div>
  )
}
