import {
  type FieldErrors,
  type InquirySource,
  type InquiryValues,
  referenceOf,
} from '../../client/shared/inquiry-contract.ts'
import type { Lang } from '../../content/registry/languages.ts'
import { currentSettings } from '../current-settings.ts'
import { isWithinRateLimit } from '../http/rate-limit.ts'
import { mediaType, type ReadBody } from '../http/request-body.ts'
import { isCrossOrigin } from '../http/same-origin.ts'
import { log } from '../log.ts'
import { currentContent } from '../machines/live-content.ts'
import type { RequestScope } from '../machines/live-version.ts'
import { deliveryBody } from './delivery-body.ts'
import { type Said, storedId } from './inquiry-id.ts'
import { parseInquiry, type RawFields } from './parse-inquiry.ts'
import { accept } from './store-inquiry.ts'

/** One way in: how a body of this kind is recognised and read. `decode` gives undefined for what is none (400). */
export type Channel = {
  mediaType: string
  read(request: Request): Promise<ReadBody>
  decode(text: string): { raw: RawFields; source: InquirySource; lang: Lang } | undefined
}

/** What came of a posted inquiry; `status` is the answer's (design, chapter 8). */
export type Submission =
  | { status: 202; id: string; reference: string; lang: Lang; machines: string }
  | { status: 422; id: string | undefined; values: InquiryValues; errors: FieldErrors; lang: Lang }
  | { status: 429 | 503; id: string | undefined; values: InquiryValues }
  | { status: 400 | 403 | 413 | 415 }

/** Takes a posted inquiry, by script or by plain form: the checks in their order, then the store. */
export async function submit(request: Request, scope: RequestScope, channel: Channel): Promise<Submission> {
  // Counted first, because refused posts count too; the answer 429 comes only after the other checks.
  const within = await isWithinRateLimit(scope.env, request, 'inquiry')
  if (isCrossOrigin(request)) return refused({ status: 403 })
  if (mediaType(request) !== channel.mediaType) return refused({ status: 415 })
  const body = await channel.read(request)
  if (!('text' in body)) return refused(body)
  const decoded = channel.decode(body.text)
  if (!decoded) return refused({ status: 400 })

  const { raw, source, lang } = decoded
  const parsed = parseInquiry(raw, source)
  const { id, values, errors, trapped } = parsed
  if (!within) return refused({ status: 429, id, values })
  if (!id || Object.keys(errors).length > 0) {
    log('inquiry.invalid', { id, source, lang, fields: errors })
    return { status: 422, id, values, errors, lang }
  }
  return store(scope, id, { values, trapped, source, lang })
}

async function store(scope: RequestScope, postedId: string, said: Said): Promise<Submission> {
  const { values, trapped, source, lang } = said
  const id = await storedId(postedId, said)
  const { machines } = await currentContent(scope, lang)
  const body = deliveryBody(values, source, lang, machines)
  const { webhookSecrets, stepsPerInstance: steps, refused: bad } = currentSettings(scope.env)
  const signed = webhookSecrets.length > 0 || bad.includes('WEBHOOK_SECRET')
  const stored = await accept(scope.env.DELIVERY, id, { body, source, lang, held: trapped, signed, steps })
  if (stored instanceof Error) {
    // Only the error's kind: a message could repeat what was to be stored.
    log('inquiry.refused', {
      status: 503,
      id,
      error: /\((instance\.\w{1,40})\)/.exec(stored.message)?.[1] ?? stored.name,
    })
    // The posted id, not the stored one: sent again unchanged, it must lead to the same place.
    return { status: 503, id: postedId, values }
  }
  log(trapped ? 'inquiry.held' : 'inquiry.accepted', {
    id,
    source,
    lang,
    machine: values.machine,
    ...(stored === 'repeated' && { repeated: true }),
  })
  return { status: 202, id, reference: referenceOf(id), lang, machines: values.machines }
}

function refused<S extends Submission>(submission: S): S {
  log('inquiry.refused', { status: submission.status })
  return submission
}
