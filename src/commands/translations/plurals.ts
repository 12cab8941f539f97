import { pluralEnding } from '../../build/read-content.ts'

export function pluralForm(key: string): Intl.LDMLPluralRule | undefined {
  return pluralEnding.exec(key)?.[1] as Intl.LDMLPluralRule | undefined
}

export function pluralForms(lang: string): Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(lang).resolvedOptions().pluralCategories
}

/** The first numbers of a plural form, at most `most`; millions only if no smaller number has this form. */
export function numbersWithForm(lang: string, form: Intl.LDMLPluralRule, most = 4): number[] {
  const rules = new Intl.PluralRules(lang)
  const small = Array.from({ length: 1001 }, (_, n) => n).filter((n) => rules.select(n) === form)
  return small.length > 0 ? small.slice(0, most) : [1_000_000, 1.5].filter((n) => rules.select(n) === form)
}
