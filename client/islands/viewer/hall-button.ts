import type { Hall } from './hall.ts'
import type { Stage } from './stage.ts'

/** One press turns the machine by these degrees. */
const turn = 15

/** Offers the machine in the visitor's own hall where the device can show it there; what it returns ends that. */
export function connectHall(panel: HTMLElement, stage: Stage): () => void {
  const button = panel.querySelector<HTMLButtonElement>('[data-hall]')
  const overlay = panel.querySelector<HTMLElement>('[data-hall-view]')
  const status = overlay?.querySelector<HTMLElement>('[data-hall-status]')
  const problem = panel.querySelector<HTMLElement>('[data-hall-problem]')
  let hall: Hall | undefined

  // Rejected where a policy or a setting forbids it: then nothing is offered, either.
  navigator.xr?.isSessionSupported('immersive-ar').then(
    (can) => {
      if (button) button.hidden = !can
    },
    () => undefined,
  )
  button?.addEventListener('click', () => void open())
  overlay?.querySelector('[data-hall-close]')?.addEventListener('click', () => hall?.end())
  for (const turner of overlay?.querySelectorAll<HTMLElement>('[data-hall-turn]') ?? []) {
    turner.addEventListener('click', () => hall?.turn(turner.dataset.hallTurn === 'left' ? -turn : turn))
  }

  async function open(): Promise<void> {
    if (!button || !overlay) return
    button.disabled = true
    if (problem) problem.hidden = true
    overlay.hidden = false
    say('find')
    try {
      hall = await stage.enterHall(overlay, say, shut)
    } catch {
      shut()
      if (problem) problem.hidden = false
    }
  }

  function shut(): void {
    hall = undefined
    if (overlay) overlay.hidden = true
    if (!button) return
    button.disabled = false
    button.focus({ preventScroll: true })
  }

  function say(state: 'find' | 'place' | 'placed'): void {
    if (status) status.textContent = status.dataset[state] ?? ''
  }

  return () => hall?.end()
}
