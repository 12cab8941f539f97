import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Page } from '../page.ts'
import { PageContext, usePage } from './page-context.ts'

/**
 * Ready HTML inside the streamed document. React's stream encodes every text and attribute by itself, which costs three
 * times what `renderToString` does; so what never waits is rendered to one string, and the stream carries the strings.
 */
export function toHtml(page: Page, element: ReactElement): { __html: string } {
  return { __html: renderToString(<PageContext value={page}>{element}</PageContext>) }
}

const kept = new Map<string, { __html: string }>()

/**
 * The same for what is alike for every visitor of a language: rendered once per isolate. Links differ for visitors who
 * came with `?lng=`, so these have a copy of their own. Nothing that changes with time may be in it.
 */
export function keptHtml(page: Page, name: string, element: ReactElement): { __html: string } {
  const key = `${name} ${page.lang} ${page.langSource === 'query'}`
  let html = kept.get(key)
  if (!html) {
    html = toHtml(page, element)
    kept.set(key, html)
  }
  return html
}

/** A part of a page that is kept: see `keptHtml`. Attributes go to the element around it. */
export function Kept({
  as: Tag = 'div',
  name,
  children,
  ...attributes
}: { as?: 'div' | 'section' | 'ul' | 'dl'; name: string; children: ReactNode } & HTMLAttributes<HTMLElement>) {
  return <Tag {...attributes} dangerouslySetInnerHTML={keptHtml(usePage(), name, <>{children}</>)} />
}
