import { reportFailure } from '../../analytics/report.ts'
import { megabytes } from '../../shared/file-size.ts'
import { loadChunk } from '../load-chunk.ts'
import { connectPanel } from './controls.ts'
import { download } from './download.ts'
import type { ViewerLinkProps, ViewerProps } from './props.ts'

/**
 * Replaces the picture of a machine by its 3D model after a click. Nothing of the viewer is fetched before; if WebGL,
 * the script or the file fails, the pictures stay.
 */
export function hydrate(root: HTMLElement): void {
  const link = JSON.parse(root.dataset.props ?? '{}') as ViewerLinkProps
  const openButton = root.querySelector<HTMLButtonElement>('[data-open-viewer]')
  const template = root.querySelector('template')
  if (!openButton || !template) return
  openButton.addEventListener('click', open)
  open()

  function open(): void {
    if (!openButton || !template || root.dataset.state) return
    for (const old of root.querySelectorAll('[data-viewer]')) old.remove()
    root.append(template.content.cloneNode(true))
    const loading = root.querySelector<HTMLElement>('[data-viewer]')
    if (!loading) return
    delete root.dataset.failed
    if (!supportsWebGl2()) {
      showUnsupported(loading)
      return
    }

    const request = new AbortController()
    root.dataset.state = 'loading'
    loading.hidden = false
    loading.querySelector('[data-cancel]')?.addEventListener('click', () => {
      request.abort()
      showPictures()
    })
    // Shows the progress without scrolling the picture out of view.
    loading.querySelector<HTMLElement>('[data-cancel]')?.focus({ preventScroll: true })
    loading.scrollIntoView({ block: 'nearest' })
    const progress = showProgress(loading, link.bytes)

    Promise.all([loadChunk(() => import('./viewer.ts')), fetchModel(link, request.signal, progress)])
      .then(async ([{ createViewer }, { panel, props, file }]) => {
        const canvas = panel.querySelector('canvas')
        if (!canvas || request.signal.aborted) return
        const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
        root.append(panel)
        panel.hidden = false
        const viewer = await createViewer(canvas, file, props, reducedMotion)
        if (request.signal.aborted) return viewer.dispose()
        loading.remove()
        root.dataset.state = 'open'
        setInert(true)
        const disconnect = connectPanel(panel, viewer, props, reducedMotion)
        const close = () => {
          removeEventListener('pagehide', close)
          canvas.removeEventListener('webglcontextlost', close)
          disconnect()
          viewer.dispose()
          showPictures()
        }
        // The page may stay in the back/forward cache, but the model's memory must be released.
        addEventListener('pagehide', close)
        // A phone may discard the WebGL context in the background: then the pictures are shown again.
        canvas.addEventListener('webglcontextlost', close)
        panel.querySelector('[data-close]')?.addEventListener('click', close)
        canvas.focus({ preventScroll: true })
        canvas.scrollIntoView({ block: 'nearest' })
      })
      .catch((error: unknown) => {
        if (request.signal.aborted) return
        // If one of the two downloads fails, the other is stopped.
        request.abort()
        reportFailure(error, root)
        delete root.dataset.state
        root.querySelector('.viewer__panel')?.remove()
        loading.remove()
        // Shows the same notice as a failed hydration (hydrate.ts); the button tries again.
        root.dataset.failed = ''
        openButton.focus()
      })
  }

  /** Shows that this browser can only display the picture. */
  function showUnsupported(loading: HTMLElement): void {
    loading.hidden = false
    loading.querySelector('[data-progress]')?.remove()
    const reason = loading.querySelector<HTMLElement>('[data-problem]')
    if (reason) reason.hidden = false
    openButton?.focus()
  }

  function showPictures(): void {
    for (const part of root.querySelectorAll('[data-viewer]')) part.remove()
    delete root.dataset.state
    setInert(false)
    openButton?.focus({ preventScroll: true })
    openButton?.scrollIntoView({ block: 'nearest' })
  }

  function setInert(inert: boolean): void {
    for (const part of root.querySelectorAll<HTMLElement>('.carousel, .viewer__ask')) part.inert = inert
  }
}

/** Fetches the server-rendered panel and the model's file. @throws if one of them fails */
async function fetchModel(link: ViewerLinkProps, signal: AbortSignal, progress: (bytes: number) => void) {
  const response = await fetch(link.panel, { signal })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const panel = page.querySelector<HTMLElement>('.viewer__panel')
  if (!response.ok || !panel) throw new Error(`status ${response.status}`)
  const props = JSON.parse(panel.dataset.props ?? '{}') as ViewerProps
  return { panel, props, file: await download(props.file, signal, progress) }
}

/** Whether the browser supports WebGL 2; releases the context at once. */
function supportsWebGl2(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return Boolean(context)
}

function showProgress(loading: HTMLElement, total: number): (bytes: number) => void {
  const bar = loading.querySelector('progress')
  const text = loading.querySelector<HTMLElement>('[data-text]')
  const { lang } = document.documentElement
  const update = (bytes: number) => {
    if (bar) bar.value = bytes
    if (text?.dataset.text) {
      text.textContent = text.dataset.text
        .replace('{{done}}', megabytes(bytes, lang))
        .replace('{{total}}', megabytes(total, lang))
    }
  }
  update(0)
  return update
}
