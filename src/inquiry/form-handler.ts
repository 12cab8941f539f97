import type { Context } from 'hono'
import {
  type FormState,
  formFields,
  type InquirySource,
  type InquiryValues,
} from '../../client/shared/inquiry-contract.ts'
import type { MachineKey } from '../../content/registry/machines.ts'
import type { AppEnv } from '../env.ts'
import { takeEvent } from '../events/relay.ts'
import { isWithinRateLimit, rateWindow } from '../http/rate-limit.ts'
import { readFormBody } from '../http/request-body.ts'
import { readAuxiliaries, readPlanModels, readPresses } from '../machines/documents.ts'
import { planLines } from '../plan/inquiry-lines.ts'
import { isPlanQuery } from '../plan/rules/parse-plan.ts'
import type { PageData } from '../rendering/page-data.ts'
import { sizingLines } from '../sizing/inquiry-lines.ts'
import { asksForSizing } from '../sizing/rules/parse-query.ts'
import { namedMachines } from './delivery-body.ts'
import { emptyList } from './list/cookie.ts'
import { sentName } from './list/display.ts'
import { rawForm, saidLang } from './parse-inquiry.ts'
import { type Channel, type Submission, submit } from './submit-inquiry.ts'

/** A page that shows a form in one of its states. */
export type FormView = (c: Context<AppEnv>, form: FormState) => Response | Promise<Response>

/**
 * Handler of a page with a form: GET shows a fresh one, POST (no script in the browser) takes the inquiry and answers
 * in place with the status codes of the API. `key` is the machine whose page it is.
 */
export function formPage(view: FormView, key?: MachineKey) {
  return async function formPage(c: Context<AppEnv>): Promise<Response> {
    const fresh = freshValues(c, key)
    if (c.req.method !== 'POST') return view(c, editing({ ...fresh, sizing: await askedSizing(c, key) }))

    const source = key ? 'details_form' : 'custom_form'
    const submission = await submit(c.req.raw, c, formChannel(c, source, key))
    await report(c, submission, source)
    // It may show what the buyer typed.
    c.header('Cache-Control', 'no-store')
    c.status(submission.status)
    if (submission.status === 202 && submission.machines) forgetList(c)
    if (submission.status === 429) c.header('Retry-After', String(rateWindow))
    return view(c, stateAfter(c.get('page'), submission, fresh))
  }
}

/** A form that nobody has filled in. */
const emptyValues = Object.fromEntries(formFields.map((field) => [field, ''])) as InquiryValues

function freshValues(c: Context<AppEnv>, key: MachineKey | undefined): InquiryValues {
  const { listed } = c.get('page')
  const machines = listed.map(sentName).join(', ')
  return { ...emptyValues, machine: key ?? 'general', machines }
}

/** The sizing or hall plan that the address asks for. The form works without it: presses that cannot be read just now are no reason to fail. */
async function askedSizing(c: Context<AppEnv>, key: MachineKey | undefined): Promise<string> {
  const page = c.get('page')
  if (isPlanQuery(page.url.searchParams)) {
    const models = await readPlanModels(c.env, page.version).catch(() => undefined)
    return models ? planLines(page, models) : ''
  }
  if (!asksForSizing(page.url.searchParams)) return ''
  const [presses, auxiliaries] = await Promise.all([
    readPresses(c.env, page.version).catch(() => undefined),
    readAuxiliaries(c.env, page.version).catch(() => []),
  ])
  return presses ? sizingLines(page, presses, auxiliaries, key) : ''
}

/** What was sent is off the list, on the answer's page, too. */
function forgetList(c: Context<AppEnv>): void {
  c.get('page').listed = []
  emptyList(c)
}

function editing(values: InquiryValues): FormState {
  return { status: 'editing', id: crypto.randomUUID(), values }
}

function formChannel(c: Context<AppEnv>, source: InquirySource, key: MachineKey | undefined): Channel {
  return {
    mediaType: 'application/x-www-form-urlencoded',
    read: readFormBody,
    decode(text) {
      const fields = rawForm(text)
      return {
        // The machine of a machine page is the page's own, not a field that a browser might have filled.
        raw: (name) => (key && name === 'machine' ? key : fields(name)),
        source,
        lang: saidLang(fields, c.get('page').lang),
      }
    },
  }
}

function stateAfter({ machines, lang }: PageData, submission: Submission, fresh: InquiryValues): FormState {
  switch (submission.status) {
    case 202:
      return {
        status: 'sent',
        reference: submission.reference,
        machines: namedMachines(submission.machines, machines, lang),
      }
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
  if (status === 403 || !(await isWithinRateLimit(c.env, c.req.raw, 'event'))) return
  const outcome = status === 202 ? 'success' : 'error'
  c.executionCtx.waitUntil(takeEvent(c.env, { outcome, status, source }))
}
