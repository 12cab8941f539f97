import { draftKey, type FormField, formFields } from '../../shared/inquiry-contract.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function controlsOf(form: HTMLFormElement): Control[] {
  const controls = [...form.querySelectorAll<Control>('[name]:not([type="hidden"])')]
  return controls.filter(({ name }) => formFields.includes(name as FormField))
}

/** Saves typed text and choices for this tab, across pages, languages and closed dialogs, until they are sent. */
export function saveDraft(form: HTMLFormElement): void {
  const values = controlsOf(form).map((control) => [control.name, isUntouched(control) ? undefined : control.value])
  tryStorage(() => sessionStorage.setItem(draftKey, JSON.stringify({ ...loadDraft(), ...Object.fromEntries(values) })))
}

/** Whether a list still has the page's own choice, which may differ on another page. */
const isUntouched = (control: Control) =>
  control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected

/** Fills empty fields from the draft; returns whether any text was restored. */
export function restoreDraft(form: HTMLFormElement): boolean {
  const draft = loadDraft()
  let restored = false
  for (const control of controlsOf(form)) {
    const value = draft[control.name]
    if (!value) continue
    if (control instanceof HTMLSelectElement) control.value = value
    else if (!control.value) {
      control.value = value
      control.closest('details')?.setAttribute('open', '')
      restored = true
    }
  }
  return restored
}

/** Whether the visitor typed a text in any field. */
export function hasText(form: HTMLFormElement): boolean {
  return controlsOf(form).some((control) => !(control instanceof HTMLSelectElement) && control.value !== '')
}

/** Deletes the draft after it was sent or discarded. */
export function clearDraft(): void {
  tryStorage(() => sessionStorage.removeItem(draftKey))
}

function loadDraft(): Record<string, string> {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')) ?? {}
}

/** Storage may be full or forbidden: the form works without drafts. */
function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
