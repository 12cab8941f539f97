import type { Lang } from '../content/languages.ts'
import ar from '../content/pages/ar.json'
import en from '../content/pages/en.json'
import es from '../content/pages/es.json'
import ru from '../content/pages/ru.json'
import zh from '../content/pages/zh.json'
import type { PageTexts } from '../content/pages.ts'

export type { PageTexts }

/** The copy of every page; the build has checked each file against its schema. */
export const texts: Record<Lang, PageTexts> = { en, zh, ru, es, ar }
