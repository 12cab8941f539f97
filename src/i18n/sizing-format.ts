import { isolateLtr } from '../../client/shared/bidi.ts'
import { formatNumber, rangeSeparator, withUnit } from '../../client/shared/number-format.ts'
import type { PageData } from '../rendering/page-data.ts'
import type { Range } from '../sizing/rules/cycle.ts'
import type { SizingUnits } from '../sizing/rules/parse-query.ts'
import { convert, type Unit } from './units.ts'

export type SizingFormat = ReturnType<typeof amounts>

/**
 * Creates the formatter of the numbers of a sizing answer: three significant figures, in the visitor's units, without a
 * line break before the unit. Values are in the units of the rules: t, cm3, mm, cm2, MPa, degrees Celsius, g, s, kg/h.
 */
export function amounts({ t, lang, dir }: Pick<PageData, 't' | 'lang' | 'dir'>, units: SizingUnits) {
  const joinRange = (texts: string[]) => [...new Set(texts)].join(rangeSeparator(lang))
  const isolate = (text: string) => (dir === 'rtl' ? isolateLtr(text) : text)
  const dash = rangeSeparator(lang)
  const text = (value: number) => formatNumber(rounded(value), lang)
  const to = (step: number) => (value: number) => formatNumber(Math.round(value * step) / step, lang)
  const imperial = units === 'imperial'
  const whole = (value: number) => formatNumber(Math.round(Number(value.toPrecision(3))), lang)
  const precise = (value: number) => (value < 10 ? formatNumber(Number(value.toPrecision(2)), lang) : whole(value))
  const range = ([low, high]: Range, write: (value: number) => string) =>
    isolate([...new Set([write(low), write(high)])].join(dash))

  /** Formats values stored in `unit`, joined, with the unit of display. */
  function held(values: readonly number[], unit: Unit, write = text, join = (texts: string[]) => texts.join()): string {
    const shown = values.map((value) => convert(value, unit, units))
    const texts = shown.map(({ value }) => write(value))
    return withUnit(isolate(join(texts)), unitName(shown[0]?.unit ?? unit))
  }

  /** In Russian, ounces have a different form after a number. */
  function unitName(unit: Unit): string {
    return t(unit === 'oz' ? 'sizing.unit.oz' : `unit.${unit}`)
  }

  return {
    clamp: (tonnes: number) => held([tonnes], 't'),
    /** "53.1–106 t" */
    clampRange: (tonnes: Range) => held(tonnes, 't', text, joinRange),
    volume: (cc: number) => held([cc], 'cc'),
    length: (mm: number) => held([mm], 'mm', imperial ? text : to(10)),
    /** "650 × 650 mm" */
    size: (mm: readonly number[]) => held(mm, 'mm', imperial ? text : to(1), (texts) => texts.join('\u00a0×\u00a0')),
    area: (cm2: number) => held([cm2], 'cm2'),
    pressure: (mpa: number) => held([mpa], 'MPa'),
    pressureRange: (mpa: Range) => held(mpa, 'MPa', text, joinRange),
    /** "170–190 °C" */
    temperature: (celsius: Range) => held(celsius, 'C', to(1), joinRange),
    weight: (grams: number) => held([grams], 'g'),
    seconds: (values: Range) => withUnit(range(values, whole), t('sizing.unit.s')),
    rate: (values: Range) => held(values, 'kg/h', text, joinRange),
    count: (pieces: number) => isolate(formatNumber(pieces, lang)),
    /** "1,200–1,700"; two significant figures below 10. */
    span: (values: Range) => range(values, precise),
  }
}

/**
 * Rounds to three significant figures, whole from 100 on, because an estimate is not more precise. Whole numbers come
 * from tables and stay.
 */
function rounded(value: number): number {
  if (Number.isInteger(value)) return value
  return value >= 100 ? Math.round(Number(value.toPrecision(3))) : Number(value.toPrecision(3))
}
