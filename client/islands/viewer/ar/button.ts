import type { Viewer } from '../viewer.ts'
import { connectOverlay } from './overlay.ts'
import { connectQuickLook } from './quick-look.ts'

/**
 * Offers the machine in the visitor's own hall where the device can show it there; what it returns ends that. Android's
 * Scene Viewer is no third way: it wants a GLB without meshopt compression, and the browsers that have WebXR do better.
 */
export function connectArButton(panel: HTMLElement, viewer: Viewer): () => void {
  const button = panel.querySelector<HTMLButtonElement>('[data-hall]')
  let left = false
  let leave: (() => void) | undefined
  wayIntoHall().then((connect) => {
    if (!button || !connect || left) return
    leave = connect(panel, button, viewer)
    button.hidden = false
  })
  return () => {
    left = true
    leave?.()
  }
}

async function wayIntoHall() {
  // Rejected where a policy or a setting forbids it.
  const webXr = await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)
  if (webXr) return connectOverlay
  if (document.createElement('a').relList.supports('ar')) return connectQuickLook
}
