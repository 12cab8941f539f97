import { useSharedData } from '../../rendering/providers.tsx'

/** In a form that is sent by GET: keeps `?lng=` for visitors who came with it, as links do. */
export function LanguageField() {
  const { lang, hasLangParam } = useSharedData()
  return hasLangParam && <input type="hidden" name="lng" value={lang} />
}
