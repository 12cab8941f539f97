import {
  type FieldErrors,
  type InquirySource,
  type InquiryValues,
  referenceOf,
} from '../../client/shared/inquiry-contract.ts'
import { limitTime } from '../../client/shared/with-timeout.ts'
import type { Lang } from '../../content/registry/languages.ts'
import type { AppContext } from '../env.ts'
import { isWithinRateLimit } from '../http/rate-limit.ts'
import type { PostRefusal } from '../http/receive-post.ts'
import { log } from '../log.ts'
import { currentContent } from '../machines/live-content.ts'
import type { RequestScope } from '../machines/live-value.ts'
import { currentSettings } from '../settings.ts'
import { type Delivery, deliveryBody } from './delivery.ts'
import { type FieldReader, type Parsed, parseInquiry, submittedLang } from './parse-inquiry.ts'

/** Timeout of storing an inquiry in milliseconds; after it the buyer is asked to try again. */
const storeTimeoutMs = 10_000

/** Timeout of the check whether it was stored before, in milliseconds. */
const lookupTimeoutMs = 2000

export type Posted = { raw: FieldReader; source: InquirySource }

type SubmittedInquiry = Pick<Parsed, 'values' | 'honeypotFilled'> & { source: InquirySource; lang: Lang }

/** Result of a posted inquiry; `status` is the response's status. */
export type SubmitResult =
  | { status: 202; id: string; reference: string; lang: Lang; machines: string }
  | { status: 422; id: string | undefined; values: InquiryValues; errors: FieldErrors; lang: Lang }
  | { status: 429 | 503; id: string | undefined; values: InquiryValues }
  | PostRefusal

/** Handles a posted inquiry: the checks in order, then the store. `read` reads the post or refuses it. */
export async function submit(
  c: AppContext,
  read: (request: Request) => Promise<Posted | PostRefusal>,
): Promise<SubmitResult> {
  // Counted first, because refused posts count too; the answer 429 comes only after the other checks.
  const isWithinLimit = await isWithinRateLimit(c.env, c.req.raw, 'inquiry')
  const posted = await read(c.req.raw)
  if ('status' in posted) return refused(posted)
  const { raw, source } = posted
  const lang = submittedLang(raw, c.get('page').lang)
  const { id, values, errors, honeypotFilled } = parseInquiry(raw, source)
  if (!isWithinLimit) return refused({ status: 429, id, values })
  if (!id || Object.keys(errors).length > 0) {
    log('inquiry.invalid', { id, source, lang, fields: errors })
    return { status: 422, id, values, errors, lang }
  }
  return store(c, id, { values, honeypotFilled, source, lang })
}

async function store(scope: RequestScope, postedId: string, inquiry: SubmittedInquiry): Promise<SubmitResult> {
  const { values, honeypotFilled, source, lang } = inquiry
  const id = await deriveInquiryId(postedId, inquiry)
  const { machines } = await currentContent(scope, lang)
  const body = deliveryBody(values, source, lang, machines)
  const { webhookSecrets, stepsPerInstance: steps, invalid: invalidSettings } = currentSettings(scope.env)
  const signed = webhookSecrets.length > 0 || invalidSettings.includes('WEBHOOK_SECRET')
  const delivery: Delivery = { body, source, lang, held: honeypotFilled, signed, steps }
  const stored = await storeInstance(scope.env.DELIVERY, id, delivery)
  if (stored instanceof Error) {
    // Logs only the error's name: a message could contain the inquiry.
    const error = /\((instance\.\w{1,40})\)/.exec(stored.message)?.[1] ?? stored.name
    log('inquiry.refused', { status: 503, id, error })
    // Returns the posted id, not the stored one, so that a retry derives the same stored id.
    return { status: 503, id: postedId, values }
  }
  const repeated = stored === 'repeated' && { repeated: true }
  log(honeypotFilled ? 'inquiry.held' : 'inquiry.accepted', { id, source, lang, machine: values.machine, ...repeated })
  return { status: 202, id, reference: referenceOf(id), lang, machines: values.machines }
}

/** Creates the workflow instance of an inquiry. `repeated`: this id was stored before. An error means that it is not stored. */
async function storeInstance(workflow: Workflow, id: string, params: Delivery): Promise<'stored' | 'repeated' | Error> {
  try {
    await limitTime(storeTimeoutMs, 'the store', workflow.create({ id, params }))
    return 'stored'
  } catch (error) {
    const found = await limitTime(lookupTimeoutMs, 'the store', workflow.get(id)).catch(() => undefined)
    if (found) return 'repeated'
    return error instanceof Error ? error : new Error(String(error))
  }
}

function refused<S extends SubmitResult>(submission: S): S {
  log('inquiry.refused', { status: submission.status })
  return submission
}

/**
 * The id under which an inquiry is stored: the first eight digits of the posted id, which are the reference, then a hash of
 * it and the whole input (UUID version 8). A repeated post is stored once; different input becomes another inquiry.
 */
async function deriveInquiryId(id: string, inquiry: SubmittedInquiry): Promise<string> {
  const { values, honeypotFilled, source, lang } = inquiry
  const input = new TextEncoder().encode(JSON.stringify([id, values, honeypotFilled, source, lang]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', input), 0, 12)
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${id.slice(0, 8)}-${hex.slice(0, 4)}-8${hex.slice(5, 8)}-a${hex.slice(9, 12)}-${hex.slice(12, 24)}`
}
