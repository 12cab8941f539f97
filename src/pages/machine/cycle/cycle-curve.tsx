import type { CSSProperties } from 'react'
import { formatNumber, rangeSeparator } from '../../../../client/shared/number-format.ts'
import type { Unit } from '../../../../content/schema/spec-table.ts'
import { convert, labelKey } from '../../../i18n/units.ts'
import type { MachineProps } from '../../../machines/machine.ts'
import { webModels } from '../../../rendering/assets.ts'
import { useSharedData } from '../../../rendering/providers.tsx'
import { Amount } from '../../../ui/figures/key-figures.tsx'
import { Terms } from '../../../ui/text/lists.tsx'
import { airPressure, cycleTimeline, type Line, stepTicks, timeTicks, vacuumReached } from './cycle-timeline.ts'

const width = 600
const height = 46
/** Space above a curve, for its name. */
const gap = 30

/** Share of the band's height at which the temperature, which stays the same, is drawn. */
const temperatureShare = 0.85

/** Force, temperature and vacuum over the worked cycle: one band each, time from left to right in every language. */
export function CycleCurve({ machine: { key, neutral }, units }: MachineProps) {
  const { t, lang } = useSharedData()
  const { cycle, specTable } = neutral
  const forceRow = specTable?.rows.find(({ label }) => label === 'clampForce')
  const model = webModels[key]
  if (!model || !cycle || !specTable || !forceRow) return null
  const course = cycleTimeline(model.steps, cycle)
  const { steps, seconds, force, pressure } = course
  const band = (name: string, stored: number[], storedUnit: Unit, line: Line) => {
    const values = stored.map((value) => convert(value, storedUnit, units))
    const text = values.map(({ value }) => formatNumber(Number(value.toPrecision(3)), lang)).join(rangeSeparator(lang))
    return { name, amount: <Amount value={text} unit={t(`unit.${values[0]?.unit ?? storedUnit}`)} />, line }
  }
  const clampForce = cycle.forceUsed ?? Number(forceRow.values[specTable.models.indexOf(cycle.model)])
  const temperature: Line = [0, seconds].map((at) => [at, temperatureShare])
  const bands = [
    band(t(labelKey(forceRow)), [0, clampForce], 't', force),
    band(t('spec.moldTemperature'), [cycle.moldTemperature], 'C', temperature),
    ...(pressure ? [band(t('cycle.vacuum'), [vacuumReached, airPressure], 'kPa', pressure)] : []),
  ]
  const x = (at: number) => ((at / seconds) * width).toFixed(1)
  const total = bands.length * (height + gap)
  const ticks = timeTicks(seconds)
  const place = (at: number): CSSProperties => ({ left: `${((at / seconds) * 100).toFixed(1)}%` })
  return (
    <div className="curve">
      <ol className="curve__marks" aria-hidden="true">
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
        aria-label={t(pressure ? 'cycle.curve' : 'cycle.curveNoVacuum')}
      >
        {steps.map(({ real: [from] }, index) => (
          <path className="curve__step" d={`M${x(from)} 0V${total}`} key={index} />
        ))}
        {bands.map(({ line }, index) => {
          const base = (index + 1) * (height + gap) - 1
          const points = line.map(([at, share]) => `${x(at)} ${(base - share * height).toFixed(1)}`)
          return (
            <g key={index}>
              <path className="curve__base" d={`M0 ${base}H${width}`} />
              <path className="curve__line" d={`M${points.join('L')}`} />
            </g>
          )
        })}
        <path className="curve__base" d={ticks.map((at) => `M${x(at)} ${total - 7}V${total}`).join('')} />
        <path className="curve__now" d={`M0 0V${total}`} data-now="" />
      </svg>
      <dl className="curve__names">
        <Terms rows={bands.map(({ name, amount }) => [name, amount])} />
      </dl>
      <ol className="curve__marks curve__marks--seconds">
        {ticks.map((at) => (
          <li key={at} style={place(at)}>
            {at < seconds ? formatNumber(at, lang) : <Amount value={formatNumber(at, lang)} unit={t('unit.s')} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
