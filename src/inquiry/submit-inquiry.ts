import {
  type FieldErrors,
  type InquirySource,
  type InquiryValues,
  referenceOf,
} from '../../client/shared/inquiry-contract.ts'
import type { Lang } from '../../content/registry/languages.ts'
import { currentSettings } from '../current-settings.ts'
import { isWithinRateLimit } from '../http/rate-limit.ts'
import { receivePost } from '../http/receive-post.ts'
import type { ReadBody } from '../http/request-body.ts'
import { log } from '../log.ts'
import { currentContent } from '../machines/live-content.ts'
import type { RequestScope } from '../machines/live-version.ts'
import { deliveryBody } from './delivery-body.ts'
import { deriveInquiryId, type SubmittedInquiry } from './inquiry-id.ts'
import { type FieldReader, parseInquiry } from './parse-inquiry.ts'
import { storeInquiry } from './store-inquiry.ts'

/** How to recognise and read a body of one kind. `decode` returns undefined for an invalid body (400). */
export type BodyFormat = {
  mediaType: string
  read(request: Request): Promise<ReadBody>
  decode(text: string): { raw: FieldReader; source: InquirySource; lang: Lang } | undefined
}

/** Result of a posted inquiry; `status` is the response's status (design, chapter 8). */
export type SubmitResult =
  | { status: 202; id: string; reference: string; lang: Lang; machines: string }
  | { status: 422; id: string | undefined; values: InquiryValues; errors: FieldErrors; lang: Lang }
  | { status: 429 | 503; id: string | undefined; values: InquiryValues }
  | { status: 400 | 403 | 413 | 415 }

/** Handles a posted inquiry, from script or from a plain form: the checks in order, then the store. */
export async function submit(request: Request, scope: RequestScope, format: BodyFormat): Promise<SubmitResult> {
  // Counted first, because refused posts count too; the answer 429 comes only after the other checks.
  const within = await isWithinRateLimit(scope.env, request, 'inquiry')
  const body = await receivePost(request, [format.mediaType], format.read)
  if (!('text' in body)) return refused(body)
  const decoded = format.decode(body.text)
  if (!decoded) return refused({ status: 400 })

  const { raw, source, lang } = decoded
  const parsed = parseInquiry(raw, source)
  const { id, values, errors, honeypotFilled } = parsed
  if (!within) return refused({ status: 429, id, values })
  if (!id || Object.keys(errors).length > 0) {
    log('inquiry.invalid', { id, source, lang, fields: errors })
    return { status: 422, id, values, errors, lang }
  }
  return store(scope, id, { values, honeypotFilled, source, lang })
}

async function store(scope: RequestScope, postedId: string, said: SubmittedInquiry): Promise<SubmitResult> {
  const { values, honeypotFilled, source, lang } = said
  const id = await deriveInquiryId(postedId, said)
  const { machines } = await currentContent(scope, lang)
  const body = deliveryBody(values, source, lang, machines)
  const { webhookSecrets, stepsPerInstance: steps, refused: bad } = currentSettings(scope.env)
  const signed = webhookSecrets.length > 0 || bad.includes('WEBHOOK_SECRET')
  const stored = await storeInquiry(scope.env.DELIVERY, id, { body, source, lang, held: honeypotFilled, signed, steps })
  if (stored instanceof Error) {
    // Logs only the error's name: a message could contain the inquiry.
    log('inquiry.refused', {
      status: 503,
      id,
      error: /\((instance\.\w{1,40})\)/.exec(stored.message)?.[1] ?? stored.name,
    })
    // Returns the posted id, not the stored one, so that a retry derives the same stored id.
    return { status: 503, id: postedId, values }
  }
  log(honeypotFilled ? 'inquiry.held' : 'inquiry.accepted', {
    id,
    source,
    lang,
    machine: values.machine,
    ...(stored === 'repeated' && { repeated: true }),
  })
  return { status: 202, id, reference: referenceOf(id), lang, machines: values.machines }
}

function refused<S extends SubmitResult>(submission: S): S {
  log('inquiry.refused', { status: submission.status })
  return submission
}
