import type { InquirySource } from '../../client/shared/inquiry-contract.ts'
import type { Lang } from '../../content/registry/languages.ts'
import { sha256Hex } from '../http/sha256.ts'
import type { Parsed } from './parse-inquiry.ts'

/** The input of an inquiry, with its form and language. */
export type SubmittedInquiry = Pick<Parsed, 'values' | 'honeypotFilled'> & { source: InquirySource; lang: Lang }

/**
 * The id under which an inquiry is stored and delivered: the first eight digits of the posted id, which are the
 * reference, then a hash of the posted id and the whole input. A repeated post (double click, reload, resend after a
 * lost response) is stored once, and different input becomes a separate inquiry, so that no acknowledged inquiry is
 * lost. A UUID of version 8.
 */
export async function deriveInquiryId(
  id: string,
  { values, honeypotFilled, source, lang }: SubmittedInquiry,
): Promise<string> {
  const said = JSON.stringify([id, values, honeypotFilled, source, lang])
  const hex = await sha256Hex(said, 12)
  return `${id.slice(0, 8)}-${hex.slice(0, 4)}-8${hex.slice(5, 8)}-a${hex.slice(9, 12)}-${hex.slice(12, 24)}`
}
