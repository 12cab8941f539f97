import { isolateLtr } from '../../client/shared/bidi.ts'
import { formatNumber, rangeSeparator, withUnit } from '../../client/shared/number-format.ts'
import type { PageData } from '../rendering/page-data.ts'
import type { Range } from '../sizing/rules/cycle.ts'
import type { SizingUnits } from '../sizing/rules/parse-query.ts'
import { convert, type DisplayUnit, type Unit } from './units.ts'

/**
 * Formats the numbers of a sizing answer: three significant figures, in the visitor's units, without a line break
 * before the unit.
 */
export type SizingFormat = {
  clamp(tonnes: number): string
  /** "53.1–106 t" */
  clampRange(tonnes: Range): string
  volume(cubicCentimetres: number): string
  length(millimetres: number): string
  /** "650 × 650 mm" */
  size(millimetres: readonly number[]): string
  area(squareCentimetres: number): string
  pressure(megapascals: number): string
  /** "5–10 MPa" */
  pressureRange(megapascals: Range): string
  /** "170–190 °C" */
  temperature(celsius: Range): string
  weight(grams: number): string
  seconds(range: Range): string
  /** In kg/h. */
  rate(range: Range): string
  count(pieces: number): string
  /** "1,200–1,700"; two significant figures below 10. */
  span(range: Range): string
}

/** Creates the formatter for a page and the visitor's units. */
export function amounts({ t, lang, dir }: Pick<PageData, 't' | 'lang' | 'dir'>, units: SizingUnits): SizingFormat {
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
  function unitName(unit: DisplayUnit): string {
    return t(unit === 'oz' ? 'sizing.unit.oz' : `unit.${unit}`)
  }

  return {
    clamp: (tonnes) => held([tonnes], 't'),
    clampRange: (tonnes) => held(tonnes, 't', text, joinRange),
    volume: (cc) => held([cc], 'cc'),
    length: (mm) => held([mm], 'mm', imperial ? text : to(10)),
    size: (sides) => held(sides, 'mm', imperial ? text : to(1), (texts) => texts.join('\u00a0×\u00a0')),
    area: (cm2) => held([cm2], 'cm2'),
    pressure: (mpa) => held([mpa], 'MPa'),
    pressureRange: (mpa) => held(mpa, 'MPa', text, joinRange),
    temperature: (celsius) => held(celsius, 'C', to(1), joinRange),
    weight: (grams) => held([grams], 'g'),
    seconds: (values) => withUnit(range(values, whole), t('sizing.unit.s')),
    rate: (range) => held(range, 'kg/h', text, joinRange),
    count: (pieces) => isolate(formatNumber(pieces, lang)),
    span: (values) => range(values, precise),
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
