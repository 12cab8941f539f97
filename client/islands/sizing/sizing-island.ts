/** Delay after the last input before the answer is fetched, in milliseconds. */
const pause = 350

/**
 * Updates the answer while the buyer types: fetches the page that the form would open, and takes the answer and the
 * field messages from it. The rules stay on the server; the URL holds the question.
 */
export function hydrate(root: HTMLElement, hydrateWithin: (place: ParentNode) => void): void {
  const form = root.querySelector('form')
  const answer = root.querySelector<HTMLElement>('.sizing__answer')
  if (!form || !answer) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked: AbortController | undefined

  form.addEventListener('input', () => {
    clearTimeout(timer)
    // If the request fails, the last answer stays; sending the form then loads the page.
    timer = setTimeout(() => ask().catch(() => undefined), pause)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(timer)
    ask().then(
      (answered) => answered && goOn(),
      () => form.submit(),
    )
  })

  /** Moves the focus to the first wrong field, or to the heading of the answer, and scrolls it into view. */
  function goOn(): void {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid]')
    const next = wrong ?? answer?.querySelector<HTMLElement>('h2')
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: wrong ? 'nearest' : 'start' })
  }

  /** Resolves to false if a newer question has replaced this one. */
  async function ask(): Promise<boolean> {
    asked?.abort()
    asked = new AbortController()
    const { signal } = asked
    const url = new URL(form?.action ?? location.href)
    const fields = [...new FormData(form as HTMLFormElement)] as [string, string][]
    url.search = new URLSearchParams(fields.filter(([, value]) => value.trim() !== '')).toString()
    answer?.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(url, { signal })
      if (!response.ok) throw new Error(`status ${response.status}`)
      show(new DOMParser().parseFromString(await response.text(), 'text/html'))
      url.hash = location.hash
      history.replaceState(history.state, '', url)
      return true
    } catch (error) {
      if (signal.aborted) return false
      throw error
    } finally {
      if (!signal.aborted) answer?.removeAttribute('aria-busy')
    }
  }

  /** Announces the result in short: the whole answer would be too long to hear at every keystroke. */
  function announce(answer: HTMLElement): void {
    const status = root.querySelector('[role=status]')
    const words = [...answer.querySelectorAll('[data-announce]')].map(({ textContent }) => textContent?.trim())
    if (status) status.textContent = words.join(' ')
  }

  function show(page: Document): void {
    const nextAnswer = page.querySelector('.sizing__answer')
    if (nextAnswer && answer) {
      answer.replaceChildren(...nextAnswer.childNodes)
      hydrateWithin(answer)
      announce(answer)
    }
    for (const field of root.querySelectorAll<HTMLElement>('.sizing-form__field')) {
      const input = field.querySelector('input, select')
      const nextInput = page.getElementById(input?.id ?? '')
      const nextField = nextInput?.closest('.sizing-form__field')
      if (!input || !nextInput || !nextField) continue
      // The input itself stays, with its text and focus.
      for (const name of ['aria-invalid', 'aria-describedby', 'placeholder']) {
        const value = nextInput.getAttribute(name)
        if (value === null) input.removeAttribute(name)
        else input.setAttribute(name, value)
      }
      for (const note of field.querySelectorAll('p')) note.remove()
      field.append(...nextField.querySelectorAll('p'))
      field.querySelector('label')?.replaceChildren(...(nextField.querySelector('label')?.childNodes ?? []))
    }
  }
}
