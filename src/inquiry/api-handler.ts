import type { Context } from 'hono'
import { errorTexts } from '../../client/islands/inquiry-form/texts.ts'
import type { AcceptedAnswer, RefusedAnswer } from '../../client/shared/inquiry-contract.ts'
import type { Lang } from '../../content/registry/languages.ts'
import type { AppEnv } from '../env.ts'
import { parseJson } from '../http/parse-json.ts'
import { rateWindow } from '../http/rate-limit.ts'
import { readBody } from '../http/request-body.ts'
import { formTexts } from '../i18n/form-texts.ts'
import { clearList } from './list/cookie.ts'
import { readJsonField, submittedLang } from './parse-inquiry.ts'
import { type BodyFormat, submit } from './submit-inquiry.ts'

const refusals = {
  400: 'not an inquiry in JSON',
  403: 'posted from another site',
  413: 'larger than 32 kB',
  415: 'not application/json',
  429: 'too many inquiries from this address',
  503: 'cannot be stored just now',
} as const

/** POST /api/inquiries: an inquiry from the browser's script. 202 means stored; the workflow delivers it. */
export async function inquiries(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const submission = await submit(c.req.raw, c, jsonFormat(c.get('page').lang))
  const { status } = submission
  if (status === 202) {
    const { id, reference, machines } = submission
    if (machines) clearList(c)
    return c.json({ id, reference } satisfies AcceptedAnswer, status)
  }
  if (status === 422) {
    const fields = errorTexts(submission.errors, formTexts(submission.lang))
    return c.json({ error: 'some fields are wrong', fields } satisfies RefusedAnswer, status)
  }
  if (status === 429) c.header('Retry-After', String(rateWindow))
  return c.json({ error: refusals[status] } satisfies RefusedAnswer, status)
}

function jsonFormat(pageLang: Lang): BodyFormat {
  return {
    mediaType: 'application/json',
    read: (request) => readBody(request),
    decode(text) {
      const body = parseObject(text)
      if (!body) return undefined
      const raw = readJsonField(body)
      const source = raw('source')
      if (source !== 'custom_form' && source !== 'details_form') return undefined
      return { raw, source, lang: submittedLang(raw, pageLang) }
    },
  }
}

function parseObject(text: string): object | undefined {
  const body = parseJson(text)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined
}
