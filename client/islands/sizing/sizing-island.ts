import { fetchDocument } from '../../shared/fetch-document.ts'

/** Delay after the last input before the answer is fetched, in milliseconds. */
const inputDelayMs = 350
/** Timeout for fetching the answer, in milliseconds; after it the form is sent. */
const timeoutMs = 10_000

/** Updates the answer while the buyer types, from the page that the form would open: all rules are on the server. */
export function hydrate(root: HTMLElement, hydrateWithin: (place: ParentNode) => void): void {
  const form = root.querySelector('form')
  const answer = root.querySelector<HTMLElement>('.sizing__answer')
  // The server adds the model that is chosen here to the codes of a plan, when the form is sent.
  const addedModel = root.querySelector<HTMLSelectElement>('#plan-add')
  if (!form || !answer) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined

  form.addEventListener('input', ({ target }) => {
    clearTimeout(timer)
    if (target === addedModel) return
    // If the request fails, the last answer stays; sending the form then loads the page.
    timer = setTimeout(() => update(form, answer).catch(() => undefined), inputDelayMs)
  })
  form.addEventListener('submit', (event) => {
    if (addedModel?.value) return
    event.preventDefault()
    clearTimeout(timer)
    update(form, answer).then(
      () => focusResult(form, answer),
      ({ name }) => name !== 'AbortError' && form.submit(),
    )
  })

  // The buyer may have changed fields before this script was loaded.
  const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue
  const isChosen = ({ selected, defaultSelected }: HTMLOptionElement) => selected && !defaultSelected
  const options = [...form.querySelectorAll<HTMLOptionElement>('select:not(#plan-add) option')]
  if ([...form.querySelectorAll('input')].some(isTyped) || options.some(isChosen))
    form.dispatchEvent(new Event('input'))

  /** @throws AbortError if a newer request replaces this one */
  async function update(form: HTMLFormElement, answer: HTMLElement): Promise<void> {
    request?.abort()
    const controller = new AbortController()
    request = controller
    const timeout = setTimeout(() => controller.abort(new Error('timeout')), timeoutMs)
    const fields = [...new FormData(form)] as [string, string][]
    const url = new URL(form.action)
    url.search = new URLSearchParams(fields.filter(([, value]) => value.trim() !== '')).toString()
    if (addedModel && !url.searchParams.has('plan')) url.searchParams.set('plan', '')
    answer.setAttribute('aria-busy', 'true')
    try {
      const page = await fetchDocument(url, controller.signal)
      const selected = [...answer.querySelectorAll<HTMLInputElement>('[name=compare]:checked')]
      answer.replaceChildren(...(page.querySelector('.sizing__answer')?.childNodes ?? []))
      // A click also updates the compare bar (compare-selection.ts).
      for (const { value } of selected) answer.querySelector<HTMLElement>(`[name=compare][value="${value}"]`)?.click()
      hydrateWithin(answer)
      for (const field of root.querySelectorAll<HTMLElement>('.form__field')) updateField(field, page)
      announce(root)
      document.title = page.title
      form.id = page.querySelector(`.${form.className}`)?.id ?? ''
      url.hash = location.hash
      history.replaceState(history.state, '', url)
    } finally {
      clearTimeout(timeout)
      if (request === controller) answer.removeAttribute('aria-busy')
    }
  }
}

/** Moves the focus to the first wrong field, or to the first line of the answer, and scrolls it into view. */
function focusResult(form: HTMLFormElement, answer: HTMLElement): void {
  const wrongField = form.querySelector<HTMLElement>('[aria-invalid]')
  const target = wrongField ?? answer.querySelector<HTMLElement>('[tabindex="-1"]')
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: wrongField ? 'nearest' : 'start' })
}

/** Announces errors and the result in short: the whole answer would be too long to hear at every keystroke. */
function announce(root: HTMLElement): void {
  const status = root.querySelector('[role=status]')
  const texts = [...root.querySelectorAll('.form__message, [data-announce]')].map((line) => line.textContent.trim())
  if (status) status.textContent = texts.join(' ')
}

/** Takes label, messages and state of a field from the fetched page; the input stays, with its text and focus. */
function updateField(field: HTMLElement, page: Document): void {
  const input = field.querySelector('input, select')
  const newInput = page.getElementById(input?.id ?? '')
  const newField = newInput?.closest('.form__field')
  if (!input || !newInput || !newField) return
  for (const name of ['aria-invalid', 'aria-describedby', 'placeholder']) {
    const value = newInput.getAttribute(name)
    if (value === null) input.removeAttribute(name)
    else input.setAttribute(name, value)
  }
  if (newInput.hasAttribute('aria-invalid')) field.closest('details')?.setAttribute('open', '')
  for (const note of field.querySelectorAll('p')) note.remove()
  field.append(...newField.querySelectorAll('p'))
  field.querySelector('label')?.replaceChildren(...(newField.querySelector('label')?.childNodes ?? []))
}
