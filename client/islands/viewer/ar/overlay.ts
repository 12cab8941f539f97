import type { Viewer } from '../viewer.ts'
import type { ArSession } from './session.ts'

/** Degrees per click. */
const turnStep = 15

/** Opens AR in the page itself (WebXR) when the button is clicked; returns a function that ends it. */
export function connectOverlay(panel: HTMLElement, button: HTMLButtonElement, viewer: Viewer): () => void {
  const overlay = panel.querySelector<HTMLElement>('[data-ar-overlay]')
  const status = overlay?.querySelector<HTMLElement>('[data-ar-status]')
  const problem = panel.querySelector<HTMLElement>('[data-ar-problem]')
  let session: ArSession | undefined
  let closed = false

  button.addEventListener('click', () => void open())
  // A click on the overlay's buttons is not a tap on the floor.
  overlay?.addEventListener('beforexrselect', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
  })
  overlay?.querySelector('[data-ar-close]')?.addEventListener('click', () => session?.end())
  for (const turnButton of overlay?.querySelectorAll<HTMLElement>('[data-ar-turn]') ?? []) {
    turnButton.addEventListener('click', () =>
      session?.turn(turnButton.dataset.arTurn === 'left' ? -turnStep : turnStep),
    )
  }

  async function open(): Promise<void> {
    if (!overlay) return
    button.disabled = true
    if (problem) problem.hidden = true
    overlay.hidden = false
    showStatus('find')
    try {
      session = await viewer.startAr(overlay, showStatus, closeOverlay)
      // The viewer was closed while the device asked for the camera.
      if (closed) session.end()
    } catch {
      closeOverlay()
      if (problem) problem.hidden = false
    }
  }

  function closeOverlay(): void {
    session = undefined
    if (overlay) overlay.hidden = true
    button.disabled = false
    button.focus({ preventScroll: true })
  }

  function showStatus(state: 'find' | 'place' | 'placed'): void {
    if (status) status.textContent = status.dataset[state] ?? ''
  }

  return () => {
    closed = true
    session?.end()
  }
}
