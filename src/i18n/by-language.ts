import { type Lang, langs } from '../../content/registry/languages.ts'

/** JSON per language in UTF-8, as the build writes it into content/generated/. */
export type Written = Record<Lang, ArrayBuffer>

/** The generated data by language, parsed on first use: an isolate usually needs one or two languages. */
export function lazyByLanguage<Value>(
  written: Written,
  finish = (value: Value, _lang: Lang): Value => value,
): Readonly<Record<Lang, Value>> {
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
