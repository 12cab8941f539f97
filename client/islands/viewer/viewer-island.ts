import { reportFailure } from '../../analytics/report.ts'
import { fetchDocument } from '../../shared/fetch-document.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { megabytes } from '../../shared/number-format.ts'
import { loadChunk } from '../load-chunk.ts'
import { connectPanel } from './panel.ts'
import type { ViewerLinkProps, ViewerProps } from './props.ts'

/** Replaces the picture of a machine by its 3D model after a click; if anything fails, the pictures stay. */
export function hydrate(root: HTMLElement): void {
  const link = JSON.parse(root.dataset.props ?? '{}') as ViewerLinkProps
  const openButton = root.querySelector<HTMLButtonElement>('[data-open-viewer]')
  const pictures = root.querySelector('.carousel')
  const template = root.querySelector('template')
  if (!openButton || !template) return
  openButton.addEventListener('click', open)
  open()

  function open(): void {
    if (!template || root.dataset.state) return
    showPictures()
    delete root.dataset.failed
    root.append(template.content.cloneNode(true))
    const loading = root.querySelector<HTMLElement>('.viewer__loading')
    if (!loading) return
    if (!supportsWebGl2()) {
      loading.querySelector('[data-progress]')?.remove()
      loading.querySelector('[data-problem]')?.removeAttribute('hidden')
      openButton?.focus()
      return
    }

    const controller = new AbortController()
    root.dataset.state = 'loading'
    const close = () => {
      controller.abort()
      showPictures()
      openButton?.focus({ preventScroll: true })
      openButton?.scrollIntoView({ block: 'nearest' })
    }
    const cancel = loading.querySelector<HTMLElement>('[data-cancel]')
    cancel?.addEventListener('click', close)
    // Shows the progress without scrolling the picture out of view.
    cancel?.focus({ preventScroll: true })
    loading.scrollIntoView({ block: 'nearest' })

    openPanel(loading, controller.signal, close).catch((error: unknown) => {
      if (controller.signal.aborted) return
      // If one of the two downloads fails, this stops the other.
      close()
      reportFailure(error, root)
      // Shows the same notice as a failed hydration (hydrate.ts); the button tries again.
      root.dataset.failed = ''
    })
  }

  /** Loads script and model, and replaces the pictures until `close` aborts the signal. @throws if one of them fails */
  async function openPanel(loading: HTMLElement, signal: AbortSignal, close: () => void): Promise<void> {
    const [{ createViewer }, { panel, props, file }] = await Promise.all([
      loadChunk(() => import('./viewer.ts')),
      fetchModel(link.panel, signal, showProgress(loading, link.bytes)),
    ])
    const canvas = panel.querySelector('canvas')
    if (!canvas || signal.aborted) return
    root.append(panel)
    panel.hidden = false
    const viewer = await createViewer(canvas, file, props)
    if (signal.aborted) return viewer.dispose()
    loading.remove()
    root.dataset.state = 'open'
    pictures?.toggleAttribute('inert', true)
    connectPanel(panel, viewer, props, signal)
    signal.addEventListener('abort', viewer.dispose)
    // The page may stay in the back/forward cache, but the model's memory must be released.
    addEventListener('pagehide', close, { signal })
    // A phone may discard the WebGL context in the background: then the pictures are shown again.
    canvas.addEventListener('webglcontextlost', close, { signal })
    panel.querySelector('[data-close]')?.addEventListener('click', close)
    canvas.focus({ preventScroll: true })
    canvas.scrollIntoView({ block: 'nearest' })
  }

  function showPictures(): void {
    for (const part of root.querySelectorAll('[data-viewer]')) part.remove()
    delete root.dataset.state
    pictures?.removeAttribute('inert')
  }
}

/** Fetches the server-rendered panel and the model's file. @throws if one of them fails or `signal` aborts them */
async function fetchModel(panelUrl: string, signal: AbortSignal, onProgress: (bytes: number) => void) {
  const page = await fetchDocument(panelUrl, signal)
  const panel = page.querySelector<HTMLElement>('.viewer__panel')
  if (!panel) throw new Error('the page has no panel')
  const props = JSON.parse(panel.dataset.props ?? '{}') as ViewerProps
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length
      onProgress(bytes)
      controller.enqueue(chunk)
    },
  })
  const { ok, status, body } = await fetch(props.file, { signal })
  if (!ok) throw new Error(`status ${status}`)
  return { panel, props, file: await new Response(body?.pipeThrough(counter)).arrayBuffer() }
}

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
    const values = { done: megabytes(bytes, lang), total: megabytes(total, lang) }
    if (text?.dataset.text) text.textContent = fillPlaceholders(text.dataset.text, values)
  }
  update(0)
  return update
}
