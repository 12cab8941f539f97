import { type DOMNode, HtmlElement, HtmlValidate, Parser } from 'html-validate'

/** What a test reads from a page's HTML. The parser is html-validate's: what it cannot read is no HTML. */

const config = await new HtmlValidate().getConfigFor('page.html')

/** The document as elements, to be asked with CSS selectors. */
export function parse(html: string): HtmlElement {
  return new Parser(config).parseHtml(html)
}

/** Every element of a document, or of a part of it, that a CSS selector finds. */
export function all(html: string | HtmlElement, selector: string): HtmlElement[] {
  return (typeof html === 'string' ? parse(html) : html).querySelectorAll(selector)
}

/** Value of an attribute, entities resolved; undefined where there is none. */
export function attribute(element: HtmlElement | undefined, name: string): string | undefined {
  const value = element?.getAttributeValue(name)
  return value === null || value === undefined ? undefined : unescapeHtml(value)
}

/** The value of the form's field, as the HTML carries it. */
export function fieldValue(html: string, name: string): string | undefined {
  const [field] = all(html, `textarea[name="${name}"], select[name="${name}"], input[name="${name}"]`)
  if (field?.tagName === 'textarea') return unescapeHtml(field.textContent)
  if (field?.tagName !== 'select') return field && (attribute(field, 'value') ?? '')
  return (
    attribute(
      all(field, 'option').find((option) => option.hasAttribute('selected')),
      'value',
    ) ?? ''
  )
}

/** The message beside a field, or undefined when the field is right. */
export function fieldMessageIn(html: string, name: string): string | undefined {
  const message = all(html, '[id]').find(({ id }) => id?.startsWith('inquiry-') && id.endsWith(`-${name}-message`))
  return message && unescapeHtml(message.textContent)
}

/** The reference in the thank-you message. */
export function referenceIn(html: string): string | undefined {
  return all(html, 'bdi')
    .map(({ textContent }) => textContent)
    .find((text) => /^[0-9A-F]{8}$/.test(text))
}

/** Text as a reader sees it: without tags, scripts and entities. */
export function textOf(html: string | HtmlElement): string {
  const text = textIn(typeof html === 'string' ? parse(html) : html)
  return unescapeHtml(text).replace(/\s+/g, ' ')
}

function textIn(node: DOMNode): string {
  if (!(node instanceof HtmlElement)) return node.textContent
  return ['script', 'style'].includes(node.tagName) ? ' ' : node.childNodes.map(textIn).join('')
}

export function unescapeHtml(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, code: string) => {
    if (code.startsWith('#')) return String.fromCodePoint(Number(`0${code.slice(1)}`) || Number(code.slice(1)))
    return named[code] ?? whole
  })
}
