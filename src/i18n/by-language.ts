import { type Lang, langs } from '../../content/registry/languages.ts'

/** The JSON of content/generated/ by language, parsed on first use: an isolate usually needs one or two languages. */
export function lazyByLanguage<Value>(written: Record<Lang, ArrayBuffer>, finish = (value: Value, _: Lang) => value) {
  const values = {} as Record<Lang, Value>
  for (const lang of langs) {
    let value: Value | undefined
    Object.defineProperty(values, lang, {
      enumerable: true,
      get() {
        value ??= finish(JSON.parse(new TextDecoder().decode(written[lang])) as Value, lang)
        return value
      },
    })
  }
  return values
}
