import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { setVisitorCookie } from '../../http/visitor-cookie.ts'
import { formatItem, type ListItem, readInquiryList } from './item.ts'

/** Keys and models of the machines on a buyer's inquiry list; no personal data. Scripts compare it with what a page shows. */
const cookieName = 'inquiryList'

const listLifetime = 30 * 86_400

/** The list in a request's cookie. */
export function readList(c: Context): ListItem[] {
  return readInquiryList(getCookie(c, cookieName) ?? '')
}

/** Stores the list in the cookie; deletes the cookie for an empty list. */
export function saveList(c: Context, list: ListItem[]): void {
  setVisitorCookie(c, cookieName, list.map(formatItem).join(), list.length > 0 ? listLifetime : 0)
}
