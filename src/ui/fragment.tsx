import type { HTMLAttributes, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Page } from '../page.ts'
import { remember } from '../remember.ts'
import { PageContext, usePage } from './page-context.ts'

type FragmentProps = {
  as?: 'div' | 'section' | 'nav' | 'ul' | 'head' | 'body' | 'header' | 'main' | 'footer' | 'details' | 'g'
  children: ReactNode
} & Omit<HTMLAttributes<Element>, 'children'>

/**
 * A part of the page that waits for nothing, as ready HTML inside the streamed document. React's stream encodes every
 * text and attribute by itself, which costs three times what `renderToString` does; so the stream carries strings.
 * Attributes go to the element around it.
 */
export function Rendered({ as: Tag = 'div', children, ...attributes }: FragmentProps) {
  return <Tag {...attributes} dangerouslySetInnerHTML={toHtml(usePage(), children)} />
}

const kept = new Map<string, { __html: string }>()

/**
 * The same for what is alike for every visitor of a language: rendered once per isolate. Links differ for visitors who
 * came with `?lng=`, so these have a copy of their own. Nothing that changes with time may be in it.
 */
export function Kept({ as: Tag = 'div', name, children, ...attributes }: FragmentProps & { name: string }) {
  const page = usePage()
  const key = `${name} ${page.lang} ${page.langSource === 'query'}`
  const html = remember(kept, key, () => flat(toHtml(page, children)))
  return <Tag {...attributes} dangerouslySetInnerHTML={html} />
}

function toHtml(page: Page, children: ReactNode): { __html: string } {
  return { __html: renderToString(<PageContext value={page}>{children}</PageContext>) }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

function flat({ __html }: { __html: string }): { __html: string } {
  return { __html: decoder.decode(encoder.encode(__html)) }
}
