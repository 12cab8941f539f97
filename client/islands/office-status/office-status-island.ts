import type { Opening } from '../../../content/opening.ts'
import { clockWriter, openingNow } from '../../opening.ts'

type Told = Opening & { openText: string; closedText: string }

/** How often it looks at the clock (milliseconds). */
const every = 20_000

/** The line that says whether the office is open: by the reader's own clock, and as time goes on. */
export function hydrate(root: HTMLElement): void {
  const told = JSON.parse(root.dataset.props ?? '{}') as Told
  const line = root.querySelector('[data-line]')
  const write = clockWriter(document.documentElement.lang)
  const timer = setInterval(show, every)
  show()

  function show(): void {
    const now = openingNow(told, Date.now())
    if (!now || !line) {
      clearInterval(timer)
      return
    }
    const text = (now.open ? told.openText : told.closedText).replace('{{time}}', () => write(now.next))
    if (line.textContent !== text) line.textContent = text
    root.toggleAttribute('data-open', now.open)
  }
}
