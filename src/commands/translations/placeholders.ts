import placeholders from '../../../content/registry/runtime-placeholders.json' with { type: 'json' }
import { findFact } from '../../build/template-values.ts'
import { numbersWithForm, pluralForm } from './plurals.ts'

const placeholder = /\{\{(\w+)\}\}/g
const runtimePlaceholders = [...placeholders.messages, ...placeholders.pages]

/** A translation may use a fact in place of a value of the request: "since {{founded}}" for "{{years}} years". */
const substitutes: Record<string, string | undefined> = { years: 'founded' }

/** The names in double braces, each once; `{{Hours}}` is `hours` where a sentence begins. */
export function placeholderNames(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1))
  return [...new Set(names)]
}

export function withoutPlaceholders(text: string): string {
  return text.replaceAll(placeholder, '')
}

export function withFacts(text: string, facts: Record<string, string>): string {
  return text.replaceAll(placeholder, (all, name: string) => findFact(name, facts) ?? all)
}

type Translation = { place: string; english: string; text: string }

/** Faults of the placeholders of a text whose source is `english`. */
export function placeholderFaults(row: Translation, lang: string, facts: Record<string, string>): string[] {
  const { place, english, text } = row
  const [wanted, found] = [placeholderNames(english), placeholderNames(text)]
  const absent = wanted
    .filter((name) => runtimePlaceholders.includes(name) && !found.includes(name))
    .filter((name) => !found.includes(substitutes[name] ?? name))
  const inWords = absent.length === 1 && isForOneNumber(place, lang)
  const unknown = found
    .filter((name) => !(name in facts) && !wanted.includes(name))
    // English may say "one machine"; in Russian the same form also counts 21.
    .filter((name) => name !== 'count' || pluralForm(place) === undefined)
  const hint = wanted.length > 0 ? `; English has ${wanted.map((name) => `{{${name}}}`).join(', ')}` : ''
  return [
    ...(inWords ? [] : absent.map((name) => `{{${name}}} is missing`)),
    ...unknown.map((name) => `{{${name}}} is not known here${hint}`),
    ...(/[{}]/.test(withoutPlaceholders(text)) ? ['placeholders must be written {{name}}, without spaces'] : []),
  ]
}

/** A plural form of a single number may spell it out: "no machines", "two machines". */
function isForOneNumber(place: string, lang: string): boolean {
  const form = pluralForm(place)
  if (form === undefined || form === 'other') return false
  return numbersWithForm(lang, form, 2).every((n, index) => index === 0 && n <= 2)
}
