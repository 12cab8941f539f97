import type { Context } from 'hono'
import { maxListedMachines } from '../../../client/shared/inquiry-contract.ts'
import type { AppEnv } from '../../env.ts'
import { mediaType, readFormBody } from '../../http/request-body.ts'
import { isCrossOrigin } from '../../http/same-origin.ts'
import { readMachineDocument } from '../../machines/documents.ts'
import { apiPaths, paths } from '../../routes.ts'
import { keepList, listOf } from './cookie.ts'
import { namedList } from './display.ts'
import { listedId, listedText, readInquiryList, readListed } from './item.ts'

/**
 * POST /api/inquiry-list: takes `add` and `remove` (each as often as it likes), keeps the list in its cookie and goes
 * back to the page it came from, or, with `next=contact` or when the list was full, to the form of the contact page. Script that asks for JSON gets
 * the list as it is shown.
 */
export async function inquiryList(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  if (isCrossOrigin(c.req.raw)) return c.json({ error: 'posted from another site' }, 403)
  if (mediaType(c.req.raw) !== 'application/x-www-form-urlencoded') return c.json({ error: 'not a form' }, 415)
  const body = await readFormBody(c.req.raw)
  if (!('text' in body)) return c.json({ error: 'cannot be read' }, body.status)

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
      ...listOf(c)
        .filter((machine) => !removed.has(listedId(machine)))
        .map(listedText),
      ...added.flatMap((text) => text ?? []),
    ].join(),
  )
  keepList(c, list)
  if (c.req.header('accept')?.includes('application/json')) return c.json(namedList(list, c.get('page').machines))
  const listed = new Set(list.map(listedId))
  const isFull = added.some((entry) => entry !== undefined && !listed.has(idOf(entry)))
  if (form.has('plan')) return c.redirect(planInquiry(c, form), 303)
  const toForm = isFull || form.get('next') === 'contact'
  return c.redirect(toForm ? `${c.get('page').link(paths.contact)}#quote` : backFrom(c), 303)
}

/** An entry's machine and model, whatever its quantity. */
function idOf(text: string): string {
  const machine = readListed(text)
  return machine ? listedId(machine) : text.trim()
}

/** The contact form with the plan whose machines were added. */
function planInquiry(c: Context<AppEnv>, form: URLSearchParams): string {
  const query = { plan: form.get('plan') ?? '', hall: form.get('hall') ?? '' }
  return `${c.get('page').link(paths.contact, query)}#quote`
}

/** An entry for a machine, and a model, that there is; undefined for any other. */
async function knownMachine(c: Context<AppEnv>, text: string): Promise<string | undefined> {
  const machine = readListed(text)
  if (!machine) return undefined
  if (machine.model === undefined) return listedText(machine)
  // A document that cannot be read just now is no reason to refuse a code from our own page.
  const neutral = await readMachineDocument(c.env, c.get('page').version, machine.key, 'neutral').catch(() => undefined)
  const known = neutral === undefined || neutral.specTable?.models.includes(machine.model)
  return known ? listedText(machine) : undefined
}

/** The page that the form stood on, from what the browser says of it; the contact page when that is none of ours. */
function backFrom(c: Context<AppEnv>): string {
  const { link, url } = c.get('page')
  const referer = c.req.header('referer')
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  if (!page || page.origin !== url.origin || page.pathname.startsWith('//') || page.pathname === apiPaths.inquiryList) {
    return link(paths.contact)
  }
  return page.pathname + page.search
}
