/** Fills the placeholders of a text: `{{name}}` becomes `values.name`; a placeholder without a value stays. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
