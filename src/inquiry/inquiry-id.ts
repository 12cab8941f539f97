import type { InquirySource } from '../../client/shared/inquiry-contract.ts'
import type { Lang } from '../../content/registry/languages.ts'
import { sha256Hex } from '../http/sha256.ts'
import type { Parsed } from './parse-inquiry.ts'

/** What a buyer said, and where and in which words. */
export type Said = Pick<Parsed, 'values' | 'trapped'> & { source: InquirySource; lang: Lang }

/**
 * The id under which an inquiry is stored and delivered: the first eight digits of the posted one, and with them the
 * reference, then a hash of the posted id and all that was said. So the same sent again (a double click, a reload, a
 * resend after a lost answer) is stored once, and whatever differs is an inquiry of its own: nothing that was thanked
 * for is dropped. A UUID of version 8.
 */
export async function storedId(id: string, { values, trapped, source, lang }: Said): Promise<string> {
  const said = JSON.stringify([id, values, trapped, source, lang])
  const hex = await sha256Hex(said, 12)
  return `${id.slice(0, 8)}-${hex.slice(0, 4)}-8${hex.slice(5, 8)}-a${hex.slice(9, 12)}-${hex.slice(12, 24)}`
}
