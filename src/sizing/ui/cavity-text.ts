import type { SizingFormat } from '../../i18n/sizing-format.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { Candidate } from '../rules/candidate.ts'

/** "28 cavities in 2 molds", with the plural forms of the language. */
export function cavityText(
  t: Translate,
  { cavities, molds }: Pick<Candidate, 'cavities' | 'molds'>,
  write: SizingFormat,
): string {
  const text = t('sizing.cavityCount', { count: cavities, cavities: write.count(cavities) })
  return molds > 1 ? t('sizing.inMolds', { count: molds, molds: write.count(molds), cavities: text }) : text
}

/** "For this quantity: 3 presses of this model". */
export function machinesText(t: Translate, { machines }: Candidate, write: SizingFormat): string {
  return t('sizing.machines', { count: machines, machines: write.count(machines) })
}
