import { isolateLtr } from '../../client/shared/bidi.ts'
import { formatNumber, rangeSeparator, withUnit } from '../../client/shared/number-format.ts'
import type { PageData } from '../rendering/page-data.ts'
import type { Range } from '../sizing/rules/cycle.ts'
import type { SizingUnits } from '../sizing/rules/parse-query.ts'
import { convert, type DisplayUnit, type Unit } from './units.ts'

/** Writes the numbers of a sizing answer: three figures at most, in the visitor's units, each held to its unit. */
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
  /** Of kg/h. */
  rate(range: Range): string
  count(pieces: number): string
  /** "1,200–1,700" */
  span(range: Range): string
}

/** Writes them as a page does, in the units that its visitor has chosen. */
export function amounts({ t, lang, dir }: Pick<PageData, 't' | 'lang' | 'dir'>, units: SizingUnits): SizingFormat {
  const joinRange = (texts: string[]) => [...new Set(texts)].join(rangeSeparator(lang))
  const isolate = (text: string) => (dir === 'rtl' ? isolateLtr(text) : text)
  const dash = rangeSeparator(lang)
  const text = (value: number) => formatNumber(rounded(value), lang)
  const to = (step: number) => (value: number) => formatNumber(Math.round(value * step) / step, lang)
  const imperial = units === 'imperial'
  const whole = (value: number) => formatNumber(Math.round(Number(value.toPrecision(3))), lang)
  const span = ([low, high]: Range) => isolate([...new Set([whole(low), whole(high)])].join(dash))

  /** Values kept in `unit`, each written, all joined, with the unit that they are shown in. */
  function held(values: readonly number[], unit: Unit, write = text, join = (texts: string[]) => texts.join()): string {
    const shown = values.map((value) => convert(value, unit, units))
    const texts = shown.map(({ value }) => write(value))
    return withUnit(isolate(join(texts)), unitName(shown[0]?.unit ?? unit))
  }

  /** After a number, ounces have a form of their own in Russian. */
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
    seconds: (range) => withUnit(span(range), t('sizing.unit.s')),
    rate: (range) => held(range, 'kg/h', text, joinRange),
    count: (pieces) => isolate(formatNumber(pieces, lang)),
    span,
  }
}

/** Three significant figures, whole from a hundred on: an estimate has no more. Whole numbers are the table's and stay. */
function rounded(value: number): number {
  if (Number.isInteger(value)) return value
  return value >= 100 ? Math.round(Number(value.toPrecision(3))) : Number(value.toPrecision(3))
}
