import { HTMLElement, type Node, parse } from 'node-html-parser'

/** Helpers to read a page's HTML. test/site/pages/html.test.ts validates it. */

export { HTMLElement, parse }

/** All elements of a document or fragment that match a CSS selector. */
export function all(html: string | HTMLElement, selector: string): HTMLElement[] {
  return (typeof html === 'string' ? parse(html) : html).querySelectorAll(selector)
}

/** Value of an attribute with resolved entities; undefined if it is missing. */
export function attribute(element: HTMLElement | undefined, name: string): string | undefined {
  return element?.getAttribute(name)
}

/** The value of the form's field in the HTML. */
export function fieldValue(html: string, name: string): string | undefined {
  const [field] = all(html, `textarea[name="${name}"], select[name="${name}"], input[name="${name}"]`)
  if (field?.localName === 'textarea') return field.textContent
  if (field?.localName !== 'select') return field && (attribute(field, 'value') ?? '')
  return attribute(all(field, 'option[selected]')[0], 'value') ?? ''
}

/** The error message of a field; undefined if it has none. */
export function fieldMessageIn(html: string, name: string): string | undefined {
  return all(html, `[id^="inquiry-"][id$="-${name}-message"]`)[0]?.textContent
}

/** The reference in the thank-you message. */
export function referenceIn(html: string): string | undefined {
  return all(html, 'bdi')
    .map(({ textContent }) => textContent)
    .find((text) => /^[0-9A-F]{8}$/.test(text))
}

/** The visible text: without tags, scripts and entities. */
export function textOf(html: string | HTMLElement): string {
  return textIn(typeof html === 'string' ? parse(html) : html).replace(/\s+/g, ' ')
}

function textIn(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.textContent
  return ['script', 'style'].includes(node.rawTagName) ? ' ' : node.childNodes.map(textIn).join('')
}
