/** Any value as text of an HTML document or attribute. */
export function escapeHtml(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
