import { errorTexts } from '../../client/islands/inquiry-form/texts.ts'
import type { AcceptedAnswer } from '../../client/shared/inquiry-contract.ts'
import type { AppContext } from '../env.ts'
import { type PostRefusal, receiveJson, refusePost } from '../http/receive-post.ts'
import { formTexts } from '../i18n/texts.ts'
import { readList, saveList } from './list/cookie.ts'
import { withoutSent } from './list/item.ts'
import { readJsonField } from './parse-inquiry.ts'
import { type Posted, submit } from './submit-inquiry.ts'

/** POST /api/inquiries: an inquiry from the browser's script. 202 means stored; the workflow delivers it. */
export async function inquiries(c: AppContext): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const submission = await submit(c, readInquiry)
  const { status } = submission
  if (status === 202) {
    const { id, reference, machines } = submission
    if (machines) saveList(c, withoutSent(readList(c), machines))
    return c.json({ id, reference } satisfies AcceptedAnswer, status)
  }
  if (status === 422) return refusePost(c, status, errorTexts(submission.errors, formTexts(submission.lang)))
  return refusePost(c, status)
}

async function readInquiry(request: Request): Promise<Posted | PostRefusal> {
  const post = await receiveJson(request, ['application/json'])
  if ('status' in post) return post
  const raw = readJsonField(post.json)
  const source = raw('source')
  return source === 'custom_form' || source === 'details_form' ? { raw, source } : { status: 400 }
}
