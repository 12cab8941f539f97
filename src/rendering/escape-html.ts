import { escapeToBuffer } from 'hono/utils/html'

/** Escapes a text for HTML. */
export function escapeHtml(text = ''): string {
  const buffer: [string] = ['']
  escapeToBuffer(text, buffer)
  return buffer[0]
}
