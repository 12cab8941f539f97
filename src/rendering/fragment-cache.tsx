import { escapeToBuffer } from 'hono/utils/html'
import type { AnchorHTMLAttributes, ComponentType, ElementType, FormHTMLAttributes } from 'react'
import { renderToString } from 'react-dom/server'
import { memoize } from '../memoize.ts'
import type { SharedPageData } from './page-data.ts'
import { PageContext, useSharedData } from './providers.tsx'

/**
 * HTML that is identical for all visitors of a language, in UTF-8, cached per isolate. It must not change with time. It cannot
 * leak a visitor's data: it renders without the visitor's context (`usePageData` throws), and its key holds name, language,
 * content version and all props, by value. Values of the visitor in it are slots, which each page fills with its own.
 * All pages in all languages make about 2,100 fragments of 4 kB. Beyond the maximum the oldest are dropped.
 */
const fragments = new Map<string, Fragment>()
const maxFragments = 6000

/** HTML and the names of slots, alternately. */
type Fragment = (Uint8Array<ArrayBuffer> | string)[]

/** A private-use character, which no text contains. */
const slotMark = '\uE000'

/** Marks a text or an attribute of a cached fragment that each page replaces with its own value. */
export function slot(name: string): string {
  return slotMark + name + slotMark
}

type Attributes = { as?: ElementType } & Omit<AnchorHTMLAttributes<Element> & FormHTMLAttributes<Element>, 'children'>

export type FragmentProps<P> = Attributes & {
  name: string
  component: ComponentType<P>
  slots?: Record<string, string>
} & (object extends P ? { props?: P } : { props: P })

/** Renders a component once for each key and reuses the HTML. Other attributes belong to the element around it. */
export function CachedFragment<P extends object>(fragment: FragmentProps<P>) {
  const { name, as: Tag = 'div', slots, component: Content, props, ...attributes } = fragment
  const page = useSharedData()
  const content = (
    <PageContext value={page}>
      <Content {...(props as P)} />
    </PageContext>
  )
  const html = cachedHtml(page, name, props ?? {}, () => renderToString(content), slots)
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

/** A section of a page as a cached fragment. */
export function CachedSection<P extends object>(section: FragmentProps<P>) {
  return CachedFragment({ ...section, as: 'section', className: section.className ?? 'section wrap' })
}

/** HTML from the cache, rendered at its first use. `props` are all values that it depends on besides language and slots. */
export function cachedHtml(
  { lang, hasLangParam, version }: Pick<SharedPageData, 'lang' | 'hasLangParam' | 'version'>,
  name: string,
  props: object,
  render: () => string,
  slots: Record<string, string> = {},
): string {
  const key = `${name} ${lang} ${hasLangParam} ${version} ${JSON.stringify(props)}`
  // Components and texts change during development.
  if (import.meta.env.DEV) fragments.clear()
  const fragment = memoize(fragments, key, () => {
    const parts = withoutPlaceholders(render).split(slotMark)
    return parts.map((part, index) => (index % 2 === 0 ? encode(part) : part))
  })
  if (fragments.size > maxFragments) fragments.delete(fragments.keys().next().value as string)
  return fragment.map((part) => (typeof part === 'string' ? escapeHtml(slots[part]) : placeFragment(part))).join('')
}

/** The fragments of the page that `renderToBytes` is rendering: React renders in the order of the document. */
let placedFragments: Uint8Array<ArrayBuffer>[] | undefined

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const encode = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text) as Uint8Array<ArrayBuffer>

/** Adds a fragment to the page and returns NUL as its placeholder. Outside of `renderToBytes` it returns the HTML. */
function placeFragment(html: Uint8Array<ArrayBuffer>): string {
  if (!placedFragments) return decoder.decode(html)
  placedFragments.push(html)
  return '\0'
}

function withoutPlaceholders(render: () => string): string {
  const outer = placedFragments
  placedFragments = undefined
  try {
    return render()
  } finally {
    placedFragments = outer
  }
}

/** Renders a page to UTF-8 and copies cached fragments in as bytes, because encoding them takes as long as rendering the rest. */
export function renderToBytes(render: () => string): Uint8Array<ArrayBuffer> {
  const fragments: Uint8Array<ArrayBuffer>[] = []
  placedFragments = fragments
  let page: Uint8Array<ArrayBuffer>
  try {
    page = encode(render())
  } finally {
    placedFragments = undefined
  }
  const bytes = new Uint8Array(fragments.reduce((length, fragment) => length + fragment.length - 1, page.length))
  let [start, offset] = [0, 0]
  for (const fragment of fragments) {
    const end = page.indexOf(0, start)
    // React has dropped the element of this fragment.
    if (end === -1) return encode(render())
    bytes.set(page.subarray(start, end), offset)
    bytes.set(fragment, offset + end - start)
    offset += end - start + fragment.length
    start = end + 1
  }
  // A visitor's input may contain NUL as well. Such a page is rendered again without placeholders.
  if (page.includes(0, start)) return encode(render())
  bytes.set(page.subarray(start), offset)
  return bytes
}

/** Escapes a text for HTML. */
export function escapeHtml(text = ''): string {
  const buffer: [string] = ['']
  escapeToBuffer(text, buffer)
  return buffer[0]
}
