import type { Lang } from '../../content/registry/languages.ts'
import { memoize } from '../memoize.ts'

/** Reads the JSON of content/generated/ by language on first use: an isolate usually needs one or two languages. */
export function lazyByLanguage<Value>(written: Record<Lang, ArrayBuffer>, finish = (value: Value, _: Lang) => value) {
  const values = new Map<Lang, Value>()
  return (lang: Lang): Value =>
    memoize(values, lang, () => finish(JSON.parse(new TextDecoder().decode(written[lang])) as Value, lang))
}
