import placeholders from '../../../content/registry/runtime-placeholders.json' with { type: 'json' }
import { formOf, numbersOf } from './plurals.ts'

const placeholder = /\{\{(\w+)\}\}/g
const runtimePlaceholders = [...placeholders.messages, ...placeholders.pages]

/** A translation may use a fact in place of a value of the request: "since {{founded}}" for "{{years}} years". */
const substitutes: Record<string, string | undefined> = { years: 'founded' }

/** The names in double braces, each once; `{{Hours}}` is `hours` where a sentence begins. */
export function namesIn(text: string): string[] {
  const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => small(name)))]
}

/** A text without placeholders. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(placeholder, '')
}

/** The text with facts in place of their names. */
export function withFacts(text: string, facts: Record<string, string>): string {
  const capital = (value: string) => value.charAt(0).toUpperCase() + value.slice(1)
  return text.replaceAll(placeholder, (all, name: string) => {
    const small = name.charAt(0).toLowerCase() + name.slice(1)
    return facts[name] ?? (facts[small] === undefined ? all : capital(facts[small]))
  })
}

/** Faults of the placeholders of a text whose source is `english`. */
export function placeholderFaults(
  { place, english, text, lang }: { place: string; english: string; text: string; lang: string },
  facts: Record<string, string>,
): string[] {
  const [wanted, found] = [namesIn(english), namesIn(text)]
  const absent = wanted
    .filter((name) => runtimePlaceholders.includes(name) && !found.includes(name))
    .filter((name) => !found.includes(substitutes[name] ?? name))
  const inWords = absent.length === 1 && isForOneNumber(place, lang)
  const missing = inWords ? [] : absent.map((name) => `{{${name}}} is missing`)
  const unknown = found
    .filter((name) => !(name in facts) && !wanted.includes(name))
    // English may say "one machine"; in Russian the same form also counts 21.
    .filter((name) => name !== 'count' || formOf(place) === undefined)
    .map((name) => `{{${name}}} is not known here${hint(wanted)}`)
  const malformed = /[{}]/.test(withoutPlaceholders(text))
    ? ['placeholders must be written {{name}}, without spaces']
    : []
  return [...missing, ...unknown, ...malformed]
}

/** A plural form of a single number may spell it out: "no machines", "two machines". */
function isForOneNumber(place: string, lang: string): boolean {
  const form = formOf(place)
  return form !== undefined && form !== 'other' && numbersOf(lang, form, 2).every((n, index) => index === 0 && n <= 2)
}

function hint(wanted: string[]): string {
  return wanted.length > 0 ? `; English has ${wanted.map((name) => `{{${name}}}`).join(', ')}` : ''
}
