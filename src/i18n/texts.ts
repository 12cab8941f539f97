import type { MessageName } from '../../content/generated/message-names.ts'
import { messages as writtenMessages } from '../../content/generated/messages.ts'
import { pages as writtenPages } from '../../content/generated/pages.ts'
import type { PageTexts } from '../../content/schema/page-texts.ts'
import { lazyByLanguage } from './by-language.ts'

export type { PageTexts }

/** The texts of every page; the build has validated each file and filled in the company's facts. */
export const texts = lazyByLanguage<PageTexts>(writtenPages)

/** The interface texts by key; the build has validated and filled them. */
export const messages = lazyByLanguage<Record<MessageName, string>>(writtenMessages)
