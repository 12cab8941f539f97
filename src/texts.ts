import generated from '../content/generated/pages.json'
import type { Lang } from '../content/languages.ts'
import type { PageTexts } from '../content/pages.ts'

export type { PageTexts }

/** The copy of every page; the build has checked each file against its schema and put the company's facts into it. */
export const texts = generated as unknown as Record<Lang, PageTexts>
