import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { keepCookie } from '../../http/keep-cookie.ts'
import { type ListedMachine, listedText, readInquiryList } from './item.ts'

/** The machines a buyer has put together for one inquiry: keys and models, nothing about the buyer. */
const cookieName = 'inquiryList'

/** A list is kept for a month (seconds). */
const keptFor = 30 * 86_400

/** The list that came with a request. */
export function listOf(c: Context): ListedMachine[] {
  return readInquiryList(getCookie(c, cookieName) ?? '')
}

/** Keeps the list with the visitor; an empty one is forgotten. */
export function keepList(c: Context, list: ListedMachine[]): void {
  keepCookie(c, cookieName, list.map(listedText).join(), list.length > 0 ? keptFor : 0, true)
}

/** Forgets the list: it has been sent. */
export function emptyList(c: Context): void {
  keepList(c, [])
}
