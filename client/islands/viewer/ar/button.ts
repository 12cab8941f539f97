import type { Viewer } from '../viewer.ts'
import { connectOverlay } from './overlay.ts'
import { connectQuickLook } from './quick-look.ts'

/**
 * Offers AR if the device supports it; returns a function that ends it. Android's Scene Viewer is not supported: it
 * needs a GLB without meshopt compression, and browsers with WebXR are better.
 */
export function connectArButton(panel: HTMLElement, viewer: Viewer): () => void {
  const button = panel.querySelector<HTMLButtonElement>('[data-ar]')
  let closed = false
  let disconnect: (() => void) | undefined
  findArConnector().then((connect) => {
    if (!button || !connect || closed) return
    disconnect = connect(panel, button, viewer)
    button.hidden = false
  })
  return () => {
    closed = true
    disconnect?.()
  }
}

async function findArConnector() {
  // Rejects if a policy or a setting forbids it.
  const webXr = await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)
  if (webXr) return connectOverlay
  if (document.createElement('a').relList.supports('ar')) return connectQuickLook
}
