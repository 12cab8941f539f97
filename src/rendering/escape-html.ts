import { escapeToBuffer } from 'hono/utils/html'

export function escapeHtml(text = ''): string {
  const buffer: [string] = ['']
  escapeToBuffer(text, buffer)
  return buffer[0]
}
