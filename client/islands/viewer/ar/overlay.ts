import type { Viewer } from '../viewer.ts'
import type { ArSession } from './session.ts'

/** Degrees per click. */
const turn = 15

/** Opens AR in the page itself (WebXR) when the button is clicked; returns a function that ends it. */
export function connectOverlay(panel: HTMLElement, button: HTMLButtonElement, viewer: Viewer): () => void {
  const overlay = panel.querySelector<HTMLElement>('[data-hall-view]')
  const status = overlay?.querySelector<HTMLElement>('[data-hall-status]')
  const problem = panel.querySelector<HTMLElement>('[data-hall-problem]')
  let hall: ArSession | undefined
  let left = false

  button.addEventListener('click', () => void open())
  // A click on the overlay's buttons is not a tap on the floor.
  overlay?.addEventListener('beforexrselect', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
  })
  overlay?.querySelector('[data-hall-close]')?.addEventListener('click', () => hall?.end())
  for (const turner of overlay?.querySelectorAll<HTMLElement>('[data-hall-turn]') ?? []) {
    turner.addEventListener('click', () => hall?.turn(turner.dataset.hallTurn === 'left' ? -turn : turn))
  }

  async function open(): Promise<void> {
    if (!overlay) return
    button.disabled = true
    if (problem) problem.hidden = true
    overlay.hidden = false
    say('find')
    try {
      hall = await viewer.startAr(overlay, say, shut)
      // The viewer was closed while the device asked for the camera.
      if (left) hall.end()
    } catch {
      shut()
      if (problem) problem.hidden = false
    }
  }

  function shut(): void {
    hall = undefined
    if (overlay) overlay.hidden = true
    button.disabled = false
    button.focus({ preventScroll: true })
  }

  function say(state: 'find' | 'place' | 'placed'): void {
    if (status) status.textContent = status.dataset[state] ?? ''
  }

  return () => {
    left = true
    hall?.end()
  }
}
