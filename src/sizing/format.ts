import { isolateLtr } from '../../client/shared/bidi.ts'
import { formatNumber, joinRange, withUnit } from '../../client/shared/number-format.ts'
import type { Unit } from '../../content/schema/spec-table.ts'
import { convert, type UnitSystem } from '../i18n/units.ts'
import type { PageData } from '../rendering/page-data.ts'
import type { Candidate } from './rules/candidate.ts'
import type { Range } from './rules/cycle.ts'

export type SizingFormat = ReturnType<typeof createSizingFormat>

/** Formats the numbers of a sizing answer with three significant figures. Values are in t, cm3, mm, cm2, MPa, °C, g, s, kg/h. */
export function createSizingFormat({ t, lang, dir }: Pick<PageData, 't' | 'lang' | 'dir'>, units: UnitSystem) {
  const isolate = (text: string) => (dir === 'rtl' ? isolateLtr(text) : text)
  const text = (value: number) => formatNumber(rounded(value), lang)
  const to = (step: number) => (value: number) => formatNumber(Math.round(value * step) / step, lang)
  const imperial = units === 'imperial'
  const whole = (value: number) => formatNumber(Math.round(Number(value.toPrecision(3))), lang)
  const precise = (value: number) => (value < 10 ? formatNumber(Number(value.toPrecision(2)), lang) : whole(value))
  const join = (texts: string[]) => isolate(joinRange([...new Set(texts)], lang))
  const count = (pieces: number) => isolate(formatNumber(pieces, lang))

  /** Formats one value, or the ends of a range, stored in `unit`, with the unit of display. */
  function measured(values: number | readonly number[], unit: Unit, format = text): string {
    const shown = [values].flat().map((value) => convert(value, unit, units))
    return withUnit(join(shown.map(({ value }) => format(value))), t(`unit.${shown[0]?.unit ?? unit}`))
  }

  /** "28 cavities in 2 molds", with the plural forms of the language. */
  function cavities({ cavities, molds }: Candidate): string {
    const text = t('sizing.cavityCount', { count: cavities, cavities: count(cavities) })
    return molds > 1 ? t('sizing.inMolds', { count: molds, molds: count(molds), cavities: text }) : text
  }

  return {
    /** "53.1–106 t" */
    clamp: (tons: number | Range) => measured(tons, 't'),
    volume: (cc: number) => measured(cc, 'cc'),
    length: (mm: number) => measured(mm, 'mm', imperial ? text : to(10)),
    /** "650 × 650 mm" */
    size: (mm: readonly number[]) => {
      const sides = mm.map((side) => (imperial ? text : to(1))(convert(side, 'mm', units).value))
      return withUnit(isolate(sides.join('\u00a0×\u00a0')), t(imperial ? 'unit.in' : 'unit.mm'))
    },
    area: (cm2: number) => measured(cm2, 'cm2'),
    pressure: (mpa: number | Range) => measured(mpa, 'MPa'),
    /** "170–190 °C" */
    temperature: (celsius: number | Range) => measured(celsius, 'C', to(1)),
    weight: (grams: number) => measured(grams, 'g'),
    seconds: (values: Range) => withUnit(join(values.map(whole)), t('unit.s')),
    rate: (values: number | Range) => measured(values, 'kg/h'),
    count,
    /** "1,200–1,700"; two significant figures below 10. */
    span: (values: Range) => join(values.map(precise)),
    cavities,
    /** "For this quantity: 3 presses of this model". */
    machines: ({ machines }: Candidate) => t('sizing.machines', { count: machines, machines: count(machines) }),
  }
}

/** Rounds to three significant figures, whole from 100 on. Whole numbers come from tables and stay. */
function rounded(value: number): number {
  if (Number.isInteger(value)) return value
  return value >= 100 ? Math.round(Number(value.toPrecision(3))) : Number(value.toPrecision(3))
}
