import { useSharedData } from '../../rendering/providers.tsx'

/** Hidden field that preserves `?lng=` in GET forms, as links do. */
export function LanguageField() {
  const { lang, hasLangParam } = useSharedData()
  return hasLangParam && <input type="hidden" name="lng" value={lang} />
}
