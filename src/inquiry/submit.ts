import { type FieldErrors, type InquirySource, type InquiryValues, referenceOf } from '../../client/inquiry-contract.ts'
import type { Lang } from '../../content/languages.ts'
import type { Env } from '../env.ts'
import { log } from '../log.ts'
import { accept } from './accept.ts'
import { deliveryBody } from './labels.ts'
import { isForeign } from './origin.ts'
import { type Parsed, parseInquiry, type RawFields } from './parse.ts'
import { withinLimit } from './rate-limit.ts'
import { mediaType, type ReadBody } from './read-body.ts'

/** One way in: how a body of this kind is recognised and read. `decode` gives undefined for what is none (400). */
export type Channel = {
  mediaType: string
  read(request: Request): Promise<ReadBody>
  decode(text: string): { raw: RawFields; source: InquirySource; lang: Lang } | undefined
  /** The id under which a parsed inquiry is stored, where that is not simply the posted one. */
  storedId?(id: string, parsed: Parsed): Promise<string>
}

/** What came of a posted inquiry; `status` is the answer's (design, chapter 8). */
export type Submission =
  | { status: 202; id: string; reference: string; lang: Lang }
  | { status: 422; id: string | undefined; values: InquiryValues; errors: FieldErrors; lang: Lang }
  | { status: 429 | 503; id: string | undefined; values: InquiryValues }
  | { status: 400 | 403 | 413 | 415 }

/** Takes a posted inquiry, by script or by plain form: the checks in their order, then the store. */
export async function submit(request: Request, env: Env, channel: Channel): Promise<Submission> {
  if (isForeign(request)) return refused({ status: 403 })
  if (mediaType(request) !== channel.mediaType) return refused({ status: 415 })
  const body = await channel.read(request)
  if (!('text' in body)) return refused(body)
  const decoded = channel.decode(body.text)
  if (!decoded) return refused({ status: 400 })

  const { raw, source, lang } = decoded
  const parsed = parseInquiry(raw, source)
  const { id, values, errors } = parsed
  if (!(await withinLimit(env, request, 'inquiry'))) return refused({ status: 429, id, values })
  if (!id || Object.keys(errors).length > 0) {
    log('inquiry.invalid', { id, source, lang, fields: errors })
    return { status: 422, id, values, errors, lang }
  }
  return store(env, parsed, (await channel.storedId?.(id, parsed)) ?? id, source, lang)
}

async function store(env: Env, parsed: Parsed, id: string, source: InquirySource, lang: Lang): Promise<Submission> {
  const { values, trapped } = parsed
  const body = deliveryBody(values, source, lang)
  const stored = await accept(env.DELIVERY, id, { body, source, lang, held: trapped })
  if (stored instanceof Error) {
    // Only the error's kind: a message could repeat what was to be stored.
    log('inquiry.refused', {
      status: 503,
      id,
      error: /\((instance\.\w{1,40})\)/.exec(stored.message)?.[1] ?? stored.name,
    })
    // The posted id, not the stored one: sent again unchanged, it must lead to the same place.
    return { status: 503, id: parsed.id, values }
  }
  log(trapped ? 'inquiry.held' : 'inquiry.accepted', {
    id,
    source,
    lang,
    machine: values.machine,
    ...(stored === 'repeated' && { repeated: true }),
  })
  return { status: 202, id, reference: referenceOf(id), lang }
}

function refused<S extends Submission>(submission: S): S {
  log('inquiry.refused', { status: submission.status })
  return submission
}
