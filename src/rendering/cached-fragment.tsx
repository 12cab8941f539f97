import type { AnchorHTMLAttributes, FormHTMLAttributes, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { remember } from './memoize.ts'
import type { SharedPageData } from './page-data.ts'
import { placeOf, renderPiece } from './places.ts'
import { SharedDataProvider, useSharedData } from './providers.tsx'

type Attributes = {
  as?:
    | 'div'
    | 'section'
    | 'nav'
    | 'ul'
    | 'header'
    | 'footer'
    | 'template'
    | 'details'
    | 'dl'
    | 'figure'
    | 'p'
    | 'a'
    | 'form'
    | 'label'
    | 'g'
} & Omit<AnchorHTMLAttributes<Element> & FormHTMLAttributes<Element>, 'children'>

/**
 * Fragments of this isolate, in UTF-8: about 2,100 with every page in every language, 4 kB each, 700 small ones of the
 * models in answers to a part, and as many again for visitors who came with `?lng=`. More machines, or content published
 * again and again, push out what was made first; it is rendered anew when it is asked for.
 */
export const kept = new Map<string, Uint8Array>()
const keptAtMost = 6000

/**
 * What is alike for every visitor of a language: one component, rendered once per isolate, as ready HTML within the page.
 * It sees no more of the page than visitors share (`useSharedData`), and its props are what else it depends on: texts, numbers
 * and lists of them count by value, documents by identity. Nothing that changes with time may be in it. Attributes go to
 * the element around it; `cache={false}` for props that only this visitor has.
 */
export function CachedFragment({
  as: Tag = 'div',
  cache = true,
  children,
  ...attributes
}: Attributes & { children: ReactElement<object>; cache?: boolean }) {
  const page = useSharedData()
  const shared = () => <SharedDataProvider page={page}>{children}</SharedDataProvider>
  if (!cache) return <Tag {...attributes}>{shared()}</Tag>
  const html = placeOf(remember(kept, keyOf(page, children), () => renderPiece(() => renderToString(shared()))))
  if (kept.size > keptAtMost) kept.delete(kept.keys().next().value as string)
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

/** The same for a text that no component renders; `name` names all that decides it beside what visitors share. */
export function cachedHtml(page: SharedPageData, name: string, make: () => string): string {
  return placeOf(remember(kept, `${name} ${sharedKey(page)}`, () => renderPiece(make)))
}

/** What decides a fragment: its component, what visitors share, the props. */
function keyOf(page: SharedPageData, { type, props }: ReactElement<object>): string {
  if (typeof type === 'string') throw new Error(`CachedFragment holds one component, not <${type}>`)
  let key = `${idOf(type)} ${sharedKey(page)}`
  for (const [name, value] of Object.entries(props)) key += ` ${name}=${valueKey(value)}`
  return key
}

/** With its length no text can pass for something else. */
function valueKey(value: unknown): string | number {
  if (typeof value === 'string') return `${value.length}:${value}`
  return isObject(value) ? idOf(value) : JSON.stringify(value)
}

const sharedKeys = new WeakMap<SharedPageData, string>()

/** A version's machines are not always the same ones: the build's stand in while its own cannot be read. */
function sharedKey(page: SharedPageData): string {
  const { lang, hasLangParam, version, machines } = page
  return remember(sharedKeys, page, () => [lang, hasLangParam, version, idOf(machines)].join(' '))
}

/** Lists of numbers or texts count by value, too. */
function isObject(value: unknown): value is object {
  if (Array.isArray(value)) return value.some(isObject)
  return typeof value === 'object' && value !== null
}

const ids = new WeakMap<object, number>()
let lastId = 0

function idOf(thing: object): number {
  return remember(ids, thing, () => ++lastId)
}
