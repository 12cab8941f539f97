import { HTMLElement, type Node, parse } from 'node-html-parser'

/** What a test reads from a page's HTML. Whether it is valid HTML, test/site/html.test.ts judges. */

export { HTMLElement, parse }

/** Every element of a document, or of a part of it, that a CSS selector finds. */
export function all(html: string | HTMLElement, selector: string): HTMLElement[] {
  return (typeof html === 'string' ? parse(html) : html).querySelectorAll(selector)
}

/** Value of an attribute, entities resolved; undefined where there is none. */
export function attribute(element: HTMLElement | undefined, name: string): string | undefined {
  return element?.getAttribute(name)
}

/** The value of the form's field, as the HTML carries it. */
export function fieldValue(html: string, name: string): string | undefined {
  const [field] = all(html, `textarea[name="${name}"], select[name="${name}"], input[name="${name}"]`)
  if (field?.localName === 'textarea') return field.textContent
  if (field?.localName !== 'select') return field && (attribute(field, 'value') ?? '')
  return attribute(all(field, 'option[selected]')[0], 'value') ?? ''
}

/** The message beside a field, or undefined when the field is right. */
export function fieldMessageIn(html: string, name: string): string | undefined {
  return all(html, `[id^="inquiry-"][id$="-${name}-message"]`)[0]?.textContent
}

/** The reference in the thank-you message. */
export function referenceIn(html: string): string | undefined {
  return all(html, 'bdi')
    .map(({ textContent }) => textContent)
    .find((text) => /^[0-9A-F]{8}$/.test(text))
}

/** Text as a reader sees it: without tags, scripts and entities. */
export function textOf(html: string | HTMLElement): string {
  return textIn(typeof html === 'string' ? parse(html) : html).replace(/\s+/g, ' ')
}

function textIn(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.textContent
  return ['script', 'style'].includes(node.rawTagName) ? ' ' : node.childNodes.map(textIn).join('')
}
