import { draftKey, formFields } from '../../shared/inquiry-contract.ts'

/** Saves typed text for this tab, across pages, languages and closed dialogs, until it is sent. */
export function saveDraft(form: HTMLFormElement): void {
  const draft: Record<string, string> = {}
  for (const name of formFields) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'hidden') continue
    if (isControl(control)) draft[name] = control.value
  }
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ ...load(), ...draft }))
  } catch {
    // Storage is full or forbidden: the form works without drafts.
  }
}

/** Fills empty fields from the draft; returns whether any text was restored. */
export function readDraft(form: HTMLFormElement): boolean {
  const draft = load()
  let restored = false
  for (const name of formFields) {
    const control = form.elements.namedItem(name)
    const value = draft?.[name]
    if (!value || !isControl(control) || control.type === 'hidden') continue
    if (control instanceof HTMLSelectElement) control.value = value
    else if (!control.value) {
      control.value = value
      restored = true
    }
  }
  return restored
}

/** Whether the visitor typed a text in any field. */
export function hasText(form: HTMLFormElement): boolean {
  return formFields.some((name) => {
    const control = form.elements.namedItem(name)
    return (
      isControl(control) && !(control instanceof HTMLSelectElement) && control.type !== 'hidden' && control.value !== ''
    )
  })
}

/** Deletes the draft after it was sent or discarded. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // Storage may be forbidden.
  }
}

function load(): Record<string, string> | undefined {
  try {
    const text = sessionStorage.getItem(draftKey)
    const draft: unknown = text === null ? undefined : JSON.parse(text)
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}

function isControl(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
}
