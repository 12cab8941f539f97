import type { MessageName } from '../../content/generated/message-names.ts'
import { messages as writtenMessages } from '../../content/generated/messages.ts'
import { pages as writtenPages } from '../../content/generated/pages.ts'
import type { PageTexts } from '../../content/schema/page-texts.ts'
import { lazyByLanguage } from './by-language.ts'

export type { PageTexts }

/** The copy of every page; the build has checked each file against its schema and put the company's facts into it. */
export const texts = lazyByLanguage<PageTexts>(writtenPages)

/** The texts of the interface by key, as the build has checked and filled them. */
export const messages = lazyByLanguage<Record<MessageName, string>>(writtenMessages)
