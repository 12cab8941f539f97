import type { Context } from 'hono'
import type { FormState, InquirySource, InquiryValues } from '../../client/inquiry-contract.ts'
import { countryCodes } from '../../content/country-codes.ts'
import type { MachineKey } from '../../content/keys.ts'
import { isLang } from '../../content/languages.ts'
import type { AppEnv } from '../env.ts'
import { takeEvent } from './events.ts'
import { formFields, type Parsed } from './parse.ts'
import { rateWindow, withinLimit } from './rate-limit.ts'
import { readFormBody } from './read-body.ts'
import { type Channel, type Submission, submit } from './submit.ts'

/** A page that shows a form in one of its states. */
export type FormView = (c: Context<AppEnv>, form: FormState) => Response | Promise<Response>

/**
 * Handler of a page with a form: GET shows a fresh one, POST (no script in the browser) takes the inquiry and answers
 * in place with the status codes of the API. `key` is the machine whose page it is.
 */
export function formPage(view: FormView, key?: MachineKey) {
  return async function formPage(c: Context<AppEnv>): Promise<Response> {
    const fresh = freshValues(c, key)
    if (c.req.method !== 'POST') return view(c, editing(fresh))

    const source = key ? 'details_form' : 'custom_form'
    const submission = await submit(c.req.raw, c.env, formChannel(c, source, key))
    await report(c, submission, source)
    c.status(submission.status)
    if (submission.status === 429) c.header('Retry-After', String(rateWindow))
    return view(c, stateAfter(submission, fresh))
  }
}

function freshValues(c: Context<AppEnv>, key: MachineKey | undefined): InquiryValues {
  const { country } = c.get('page')
  return {
    company: '',
    name: '',
    email: '',
    application: '',
    message: '',
    machine: key ?? 'general',
    country: country && countryCodes.includes(country) ? country : '',
  }
}

function editing(values: InquiryValues): FormState {
  return { status: 'editing', id: crypto.randomUUID(), values }
}

function formChannel(c: Context<AppEnv>, source: InquirySource, key: MachineKey | undefined): Channel {
  return {
    mediaType: 'application/x-www-form-urlencoded',
    read: readFormBody,
    decode(text) {
      const fields = formFields(text)
      const lng = fields('lng')
      return {
        // The machine of a machine page is the page's own, not a field that a browser might have filled.
        raw: (name) => (key && name === 'machine' ? key : fields(name)),
        source,
        // The language that the buyer saw; the cookie may have changed since, in another tab.
        lang: typeof lng === 'string' && isLang(lng) ? lng : c.get('page').lang,
      }
    },
    storedId,
  }
}

/**
 * Without script nobody renews the form's id when a buyer goes back, changes something and sends again: that is another
 * inquiry, which must not be taken for a repetition. So its id is made of the form's id and what the form says; it keeps
 * the first eight digits, and with them the reference. A reload posts the same and gets the same id.
 */
async function storedId(id: string, { values }: Parsed): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([id, values])))
  const hex = Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${id.slice(0, 8)}-${hex.slice(0, 4)}-8${hex.slice(5, 8)}-a${hex.slice(9, 12)}-${hex.slice(12, 24)}`
}

function stateAfter(submission: Submission, fresh: InquiryValues): FormState {
  switch (submission.status) {
    case 202:
      return { status: 'sent', reference: submission.reference }
    case 422:
      return {
        status: 'invalid',
        id: submission.id ?? crypto.randomUUID(),
        values: submission.values,
        errors: submission.errors,
      }
    case 429:
    case 503:
      return {
        status: 'failed',
        id: submission.id ?? crypto.randomUUID(),
        values: submission.values,
        reason: submission.status === 429 ? 'tooMany' : 'unavailable',
      }
    case 403:
      return { status: 'failed', id: crypto.randomUUID(), values: fresh, reason: 'refused' }
    default:
      return { status: 'failed', id: crypto.randomUUID(), values: fresh, reason: 'unavailable' }
  }
}

/** Reports the attempt, as the browser's script would have; posts from other sites are nobody's attempt. */
async function report(c: Context<AppEnv>, { status }: Submission, source: InquirySource): Promise<void> {
  if (status === 403 || !(await withinLimit(c.env, c.req.raw, 'event'))) return
  const outcome = status === 202 ? 'success' : 'error'
  c.executionCtx.waitUntil(takeEvent(c.env, { outcome, status, source }))
}
