import { maxListedMachines } from '../../../client/shared/inquiry-contract.ts'
import type { AppContext } from '../../env.ts'
import { receiveForm, refusePost } from '../../http/receive-post.ts'
import { readMachineDocument } from '../../machines/documents.ts'
import { apiPaths, paths } from '../../routes.ts'
import { readList, saveList } from './cookie.ts'
import { displayItems, itemId, type ListItem, mergeItems, parseItem, readInquiryList } from './item.ts'

/**
 * POST /api/inquiry-list: `add`, `compare` (columns of a comparison) and `remove` change the list in its cookie. Redirects
 * back or, with `next=contact` or a full list, to the contact form. Requests for JSON get the list as it is displayed.
 */
export async function inquiryList(c: AppContext): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const body = await receiveForm(c.req.raw)
  if ('status' in body) return refusePost(c, body.status)

  const form = new URLSearchParams(body.text)
  const removed = new Set(readInquiryList(form.getAll('remove').join()).map(itemId))
  const posted = [...form.getAll('add'), ...form.getAll('compare')]
  const texts = posted.slice(0, maxListedMachines)
  const added = (await Promise.all(texts.map((text) => knownMachine(c, text)))).filter((item) => item !== undefined)
  const remaining = readList(c).filter((machine) => !removed.has(itemId(machine)))
  const list = mergeItems([...remaining, ...added])
  // A page that only asks for the list must not undo a change of another tab.
  if (form.size > 0) saveList(c, list)
  if (c.req.header('accept')?.includes('application/json')) return c.json(displayItems(list, c.get('page').machines))
  const listed = new Set(list.map(itemId))
  const isFull = posted.length > texts.length || added.some((item) => !listed.has(itemId(item)))
  const toForm = form.has('plan') || isFull || form.get('next') === 'contact'
  const value = (name: string) => (form.get(name) ?? '').slice(0, 1000)
  const plan = form.has('plan') ? { plan: value('plan'), hall: value('hall') } : {}
  return c.redirect(toForm ? `${c.get('page').link(paths.contact, plan)}#quote` : backFrom(c), 303)
}

/** The posted item if its machine and model exist; otherwise undefined. */
async function knownMachine(c: AppContext, text: string): Promise<ListItem | undefined> {
  const item = parseItem(text)
  if (item?.model === undefined) return item
  // If the document cannot be read, accepts the model: the code comes from our own page.
  const neutral = await readMachineDocument(c.env, c.get('page').version, item.key, 'neutral').catch(() => undefined)
  return neutral === undefined || neutral.specTable?.models.includes(item.model) ? item : undefined
}

/** The page of the form, from the referrer; the contact page when that is not a page of this site. */
function backFrom(c: AppContext): string {
  const { link, url } = c.get('page')
  const referer = c.req.header('referer')
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  if (!page || page.origin !== url.origin || page.pathname.startsWith('//') || page.pathname === apiPaths.inquiryList) {
    return link(paths.contact)
  }
  return page.pathname + page.search
}
