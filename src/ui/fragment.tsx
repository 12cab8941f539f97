import type { HTMLAttributes, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Page } from '../page.ts'
import { remember } from '../remember.ts'
import { PageContext, usePage } from './page-context.ts'

type FragmentProps = {
  as?: 'div' | 'section' | 'nav' | 'ul' | 'head' | 'body' | 'header' | 'footer' | 'template' | 'details' | 'g'
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

type Html = { __html: string }

/**
 * Fragments of this isolate: about 2,500 with every machine in every language, 8 kB each. More machines, or content
 * published again and again, push out what was made first; it is rendered anew when it is asked for.
 */
const kept = new Map<string, Html>()
const keptAtMost = 3000

/**
 * The same for what is alike for every visitor of a language: rendered once per isolate. Links differ for visitors who
 * came with `?lng=`, so these have a copy of their own. Nothing that changes with time may be in it; what comes from
 * published content has the content's version in its name. Without a name it is this visitor's own, and is not kept.
 */
export function Kept({ as: Tag = 'div', name, children, ...attributes }: FragmentProps & { name: string | undefined }) {
  const page = usePage()
  if (name === undefined) return <Tag {...attributes}>{children}</Tag>
  const key = `${name} ${page.lang} ${page.langSource === 'query'}`
  const html = remember(kept, key, () => flat(toHtml(page, children)))
  if (kept.size > keptAtMost) kept.delete(kept.keys().next().value as string)
  return <Tag {...attributes} dangerouslySetInnerHTML={html} />
}

function toHtml(page: Page, children: ReactNode): Html {
  return { __html: renderToString(<PageContext value={page}>{children}</PageContext>) }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** React adds thousands of pieces, which V8 keeps as a rope; decoded, it is one string that no request walks again. */
function flat({ __html }: Html): Html {
  return { __html: decoder.decode(encoder.encode(__html)) }
}
