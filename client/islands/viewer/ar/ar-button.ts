import type { Viewer } from '../viewer.ts'
import { connectQuickLook } from './quick-look.ts'
import type { ArSession, ArState } from './session.ts'

const turnStep = 15

/** Offers AR if the device supports it, but not Scene Viewer, which needs a GLB without meshopt compression. */
export async function connectArButton(panel: HTMLElement, viewer: Viewer, closed: AbortSignal): Promise<void> {
  const button = panel.querySelector<HTMLButtonElement>('[data-ar]')
  // This call excludes the page from the back/forward cache. It rejects if a policy or a setting forbids AR.
  const canAsk = matchMedia('(any-pointer: coarse)').matches
  const hasWebXr = canAsk && (await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false))
  const hasQuickLook = document.createElement('a').relList.supports('ar')
  if (!button || closed.aborted || (!hasWebXr && !hasQuickLook)) return
  const connect = hasWebXr ? connectWebXr : connectQuickLook
  connect(panel, button, viewer, closed)
  button.hidden = false
}

function connectWebXr(panel: HTMLElement, button: HTMLButtonElement, viewer: Viewer, closed: AbortSignal): void {
  const overlay = panel.querySelector<HTMLElement>('[data-ar-overlay]')
  const status = panel.querySelector<HTMLElement>('[data-ar-status]')
  const problem = panel.querySelector<HTMLElement>('[data-ar-problem]')
  let session: ArSession | undefined

  button.addEventListener('click', open)
  closed.addEventListener('abort', () => session?.end())
  // A click on the overlay's buttons is not a tap on the floor.
  overlay?.addEventListener('beforexrselect', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
  })
  overlay?.querySelector('[data-ar-close]')?.addEventListener('click', () => session?.end())
  for (const turnButton of panel.querySelectorAll<HTMLElement>('[data-ar-turn]')) {
    const step = turnButton.dataset.arTurn === 'left' ? -turnStep : turnStep
    turnButton.addEventListener('click', () => session?.turn(step))
  }

  async function open(): Promise<void> {
    if (!overlay || !problem) return
    button.disabled = true
    problem.hidden = true
    overlay.hidden = false
    showStatus('find')
    try {
      session = await viewer.startAr(overlay, showStatus, closeOverlay)
      // The viewer was closed while the device asked for the camera.
      if (closed.aborted) session.end()
    } catch {
      closeOverlay()
      problem.hidden = false
    }
  }

  function closeOverlay(): void {
    session = undefined
    if (overlay) overlay.hidden = true
    button.disabled = false
    button.focus({ preventScroll: true })
  }

  function showStatus(state: ArState): void {
    const text = status?.dataset[state] ?? ''
    if (status && status.textContent !== text) status.textContent = text
  }
}
