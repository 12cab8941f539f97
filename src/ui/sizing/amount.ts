import { isolated } from '../../../content/isolate.ts'
import { numberText, rangeMark, withUnit } from '../../../content/numbers.ts'
import type { Range } from '../../../content/sizing/cycle.ts'
import { gramsPerOunce, millimetresPerInch, type SizingUnits } from '../../../content/sizing/question.ts'
import type { Page } from '../../page.ts'
import { shownIn } from '../../units.ts'

/** Writes the numbers of a sizing answer: three figures at most, in the visitor's units, each held to its unit. */
export type Amounts = {
  clamp(tonnes: number): string
  volume(cubicCentimetres: number): string
  length(millimetres: number): string
  /** "650 × 650 mm" */
  size(millimetres: readonly number[]): string
  area(squareCentimetres: number): string
  pressure(megapascals: number): string
  weight(grams: number): string
  seconds(range: Range): string
  /** Of kg/h. */
  rate(range: Range): string
  count(pieces: number): string
  /** "1,200–1,700" */
  span(range: Range): string
}

export function amounts({ t, lang, dir }: Pick<Page, 't' | 'lang' | 'dir'>, units: SizingUnits): Amounts {
  const isolate = (text: string) => (dir === 'rtl' ? isolated(text) : text)
  const dash = rangeMark(lang)
  const text = (value: number) => numberText(rounded(value), lang)
  const imperial = units === 'imperial'
  const held = (value: string, unit: string) => withUnit(isolate(value), unit)
  const whole = (value: number) => numberText(Math.round(Number(value.toPrecision(3))), lang)
  const span = ([low, high]: Range) => isolate([...new Set([whole(low), whole(high)])].join(dash))
  return {
    clamp: (tonnes) => {
      const { value, unit } = shownIn(tonnes, 't', units)
      return held(text(value), t(`unit.${unit}`))
    },
    volume: (cc) => {
      const { value, unit } = shownIn(cc, 'cc', units)
      return held(text(value), t(`unit.${unit}`))
    },
    length: (mm) =>
      imperial
        ? held(text(mm / millimetresPerInch), t('unit.in'))
        : held(numberText(Math.round(mm * 10) / 10, lang), t('unit.mm')),
    size: (sides) =>
      held(
        sides
          .map((mm) => (imperial ? text(mm / millimetresPerInch) : numberText(Math.round(mm), lang)))
          .join('\u00a0×\u00a0'),
        t(imperial ? 'unit.in' : 'unit.mm'),
      ),
    area: (cm2) =>
      imperial ? held(text(cm2 / (2.54 * 2.54)), t('sizing.unit.in2')) : held(text(cm2), t('sizing.unit.cm2')),
    pressure: (mpa) => {
      const { value, unit } = shownIn(mpa, 'MPa', units)
      return held(text(value), t(`unit.${unit}`))
    },
    weight: (grams) =>
      imperial ? held(text(grams / gramsPerOunce), t('sizing.unit.oz')) : held(text(grams), t('sizing.unit.g')),
    seconds: (range) => withUnit(span(range), t('sizing.unit.s')),
    rate: ([low, high]) => {
      const { unit } = shownIn(low, 'kg/h', units)
      const shown = [low, high].map((value) => text(shownIn(value, 'kg/h', units).value))
      return held([...new Set(shown)].join(dash), t(`unit.${unit}`))
    },
    count: (pieces) => isolate(numberText(pieces, lang)),
    span,
  }
}

/** Three significant figures, whole from a hundred on: an estimate has no more. Whole numbers are the table's and stay. */
function rounded(value: number): number {
  if (Number.isInteger(value)) return value
  return value >= 100 ? Math.round(Number(value.toPrecision(3))) : Number(value.toPrecision(3))
}
