import type { Context } from 'hono'
import { maxListedMachines } from '../../../client/shared/inquiry-contract.ts'
import type { AppEnv } from '../../env.ts'
import { receivePost } from '../../http/receive-post.ts'
import { readFormBody } from '../../http/request-body.ts'
import { readMachineDocument } from '../../machines/documents.ts'
import { apiPaths, paths } from '../../routes.ts'
import { readList, saveList } from './cookie.ts'
import { displayItems } from './display.ts'
import { formatItem, itemId, parseItem, readInquiryList } from './item.ts'

const refusals = {
  400: 'cannot be read',
  403: 'posted from another site',
  413: 'cannot be read',
  415: 'not a form',
} as const

/**
 * POST /api/inquiry-list: processes `add` and `remove` (both can be repeated), stores the list in its cookie and
 * redirects to the previous page or, with `next=contact` or when the list is full, to the form of the contact page.
 * Requests for JSON get the list as it is displayed.
 */
export async function inquiryList(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const body = await receivePost(c.req.raw, ['application/x-www-form-urlencoded'], readFormBody)
  if (!('text' in body)) return c.json({ error: refusals[body.status] }, body.status)

  const form = new URLSearchParams(body.text)
  const removed = new Set(form.getAll('remove').map(idOf))
  const added = await Promise.all(
    form
      .getAll('add')
      .slice(0, maxListedMachines)
      .map((text) => knownMachine(c, text)),
  )
  const list = readInquiryList(
    [
      ...readList(c)
        .filter((machine) => !removed.has(itemId(machine)))
        .map(formatItem),
      ...added.flatMap((text) => text ?? []),
    ].join(),
  )
  saveList(c, list)
  if (c.req.header('accept')?.includes('application/json')) return c.json(displayItems(list, c.get('page').machines))
  const listed = new Set(list.map(itemId))
  const isFull = added.some((entry) => entry !== undefined && !listed.has(idOf(entry)))
  if (form.has('plan')) return c.redirect(planInquiry(c, form), 303)
  const toForm = isFull || form.get('next') === 'contact'
  return c.redirect(toForm ? `${c.get('page').link(paths.contact)}#quote` : backFrom(c), 303)
}

/** An entry without its quantity. */
function idOf(text: string): string {
  const machine = parseItem(text)
  return machine ? itemId(machine) : text.trim()
}

/** URL of the contact form with the plan whose machines were added. */
function planInquiry(c: Context<AppEnv>, form: URLSearchParams): string {
  const query = { plan: form.get('plan') ?? '', hall: form.get('hall') ?? '' }
  return `${c.get('page').link(paths.contact, query)}#quote`
}

/** The entry if its machine and model exist; otherwise undefined. */
async function knownMachine(c: Context<AppEnv>, text: string): Promise<string | undefined> {
  const machine = parseItem(text)
  if (!machine) return undefined
  if (machine.model === undefined) return formatItem(machine)
  // If the document cannot be read, accepts the model: the code comes from our own page.
  const neutral = await readMachineDocument(c.env, c.get('page').version, machine.key, 'neutral').catch(() => undefined)
  const known = neutral === undefined || neutral.specTable?.models.includes(machine.model)
  return known ? formatItem(machine) : undefined
}

/**
 * The page of the form, from the referrer. Falls back to the contact page when the referrer is not a page of this site.
 */
function backFrom(c: Context<AppEnv>): string {
  const { link, url } = c.get('page')
  const referer = c.req.header('referer')
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  if (!page || page.origin !== url.origin || page.pathname.startsWith('//') || page.pathname === apiPaths.inquiryList) {
    return link(paths.contact)
  }
  return page.pathname + page.search
}
