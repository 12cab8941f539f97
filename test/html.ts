/** What a test reads from a page's HTML, as plain text. */

/** The value of the form's field, as the HTML carries it. */
export function fieldValue(html: string, name: string): string | undefined {
  const textarea = new RegExp(`<textarea[^>]*\\bname="${name}"[^>]*>([^<]*)</textarea>`).exec(html)
  if (textarea) return unescapeHtml(textarea[1] ?? '')
  const select = new RegExp(`<select[^>]*\\bname="${name}"[^>]*>(.*?)</select>`, 's').exec(html)
  if (select) return /<option value="([^"]*)"[^>]* selected/.exec(select[1] ?? '')?.[1] ?? ''
  const input = new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0]
  return input && unescapeHtml(/ value="([^"]*)"/.exec(input)?.[1] ?? '')
}

/** The message beside a field, or undefined when the field is right. */
export function fieldMessageIn(html: string, name: string): string | undefined {
  const message = new RegExp(`id="inquiry-[^"]*-${name}-message">([^<]*)<`).exec(html)
  return message ? unescapeHtml(message[1] ?? '') : undefined
}

/** The reference in the thank-you message. */
export function referenceIn(html: string): string | undefined {
  return /<bdi>([0-9A-F]{8})<\/bdi>/.exec(html)?.[1]
}

/** Text as a reader sees it: without tags, scripts and entities. */
export function textOf(html: string): string {
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, '')
  return unescapeHtml(body).replace(/\s+/g, ' ')
}

export function unescapeHtml(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, code: string) => {
    if (code.startsWith('#')) return String.fromCodePoint(Number(`0${code.slice(1)}`) || Number(code.slice(1)))
    return named[code] ?? whole
  })
}
