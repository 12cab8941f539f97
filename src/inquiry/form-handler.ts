import {
  type FormState,
  failureReason,
  formFields,
  type InquirySource,
  type InquiryValues,
} from '../../client/shared/inquiry-contract.ts'
import { type MachineKey, machines as registry } from '../../content/registry/machines.ts'
import { recordEvent } from '../api/events.ts'
import type { AppContext } from '../env.ts'
import { isWithinRateLimit, rateWindowSeconds } from '../http/rate-limit.ts'
import { type PostRefusal, receiveForm } from '../http/receive-post.ts'
import { readModels } from '../machines/documents.ts'
import { planLines } from '../plan/inquiry-lines.ts'
import type { PageData } from '../rendering/page-data.ts'
import { sizingLines } from '../sizing/inquiry-lines.ts'
import { hasSizingQuery } from '../sizing/rules/parse-query.ts'
import { namedMachines } from './delivery.ts'
import { saveList } from './list/cookie.ts'
import { itemForMessage, withoutSent } from './list/item.ts'
import { readFormField } from './parse-inquiry.ts'
import { type Posted, type SubmitResult, submit } from './submit-inquiry.ts'

/**
 * Handler of a page with a form: GET shows an empty one, POST (without script) answers on the same page with the status of
 * the API. `view` renders the page with `page.form`; `key` is the machine of a machine page.
 */
export function formPage(view: (c: AppContext) => Response | Promise<Response>, key?: MachineKey) {
  return async (c: AppContext): Promise<Response> => {
    const page = c.get('page')
    const [option, ...others] = new Set(page.listed.map((item) => registry[item.key].option))
    const machine = key ?? (others.length === 0 && option ? option : 'general')
    const initialValues = { ...emptyValues, machine, machines: page.listed.map(itemForMessage).join(', ') }
    if (c.req.method !== 'POST') {
      const values = { ...initialValues, sizing: await attachedLines(c, key) }
      page.form = { status: 'editing', id: crypto.randomUUID(), values }
      return view(c)
    }

    const submission = await submit(c, (request) => readInquiry(request, key))
    c.executionCtx.waitUntil(report(c, submission, key ? 'details_form' : 'custom_form'))
    // The response may contain the buyer's input.
    c.header('Cache-Control', 'no-store')
    c.status(submission.status)
    if (submission.status === 202 && submission.machines) {
      // The header of this response shows the list too.
      page.listed = withoutSent(page.listed, submission.machines)
      saveList(c, page.listed)
    }
    if (submission.status === 429) c.header('Retry-After', String(rateWindowSeconds))
    page.form = stateFor(page, submission, initialValues)
    return view(c)
  }
}

const emptyValues = Object.fromEntries(formFields.map((field) => [field, ''])) as InquiryValues

/** The sizing or hall plan in the query; none if the models cannot be read, because the form works without it. */
async function attachedLines(c: AppContext, key: MachineKey | undefined): Promise<string> {
  const page = c.get('page')
  if (page.url.searchParams.has('plan')) {
    const models = await readModels(c.env, page.version, 'plan').catch(() => undefined)
    return models ? planLines(page, models) : ''
  }
  if (!hasSizingQuery(page.url.searchParams)) return ''
  const [presses, auxiliaries] = await Promise.all([
    readModels(c.env, page.version, 'presses').catch(() => undefined),
    readModels(c.env, page.version, 'auxiliaries').catch(() => []),
  ])
  return presses ? sizingLines(page, presses, auxiliaries, key) : ''
}

async function readInquiry(request: Request, key: MachineKey | undefined): Promise<Posted | PostRefusal> {
  const post = await receiveForm(request)
  if ('status' in post) return post
  const fields = readFormField(post.text)
  // On a machine page the machine is fixed; a posted field is ignored.
  if (key) return { source: 'details_form', raw: (name) => (name === 'machine' ? key : fields(name)) }
  return { source: 'custom_form', raw: fields }
}

function stateFor({ machines, lang }: PageData, submission: SubmitResult, initialValues: InquiryValues): FormState {
  const { status } = submission
  if (status === 202) {
    const { reference } = submission
    return { status: 'sent', reference, machines: namedMachines(submission.machines, machines, lang) }
  }
  const { id = crypto.randomUUID(), values } = { id: undefined, values: initialValues, ...submission }
  if (status === 422) return { status: 'invalid', id, values, errors: submission.errors }
  return { status: 'failed', id, values, reason: failureReason(status) }
}

/** Reports the attempt as the browser's script does; cross-origin posts are not reported. */
async function report(c: AppContext, { status }: SubmitResult, source: InquirySource): Promise<void> {
  if (status === 403 || !(await isWithinRateLimit(c.env, c.req.raw, 'event'))) return
  await recordEvent(c.env, { outcome: status === 202 ? 'success' : 'error', status, source })
}
