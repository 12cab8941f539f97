import { connectArButton } from './ar/button.ts'
import { connectCycle } from './cycle-player.ts'
import { connectHotspots } from './hotspots.ts'
import type { ViewerProps } from './props.ts'
import type { Viewer } from './viewer.ts'
import type { View } from './views.ts'

/** Degrees per press of an arrow key, and factor of one zoom step. */
const turnStep = 15
const tiltStep = 10
const zoomStep = 0.8

/** Connects the panel's buttons, keys, hotspots and steps to the viewer; returns a function that disconnects them. */
export function connectPanel(
  panel: HTMLElement,
  viewer: Viewer,
  props: ViewerProps,
  reducedMotion: boolean,
): () => void {
  const canvas = panel.querySelector('canvas')
  const status = panel.querySelector<HTMLElement>('[data-status]')
  const views = [...panel.querySelectorAll<HTMLButtonElement>('[data-view]')]
  const zooms = [...panel.querySelectorAll<HTMLButtonElement>('[data-zoom]')]
  let currentView: View

  for (const button of views) {
    button.addEventListener('click', () => {
      viewer.show(button.dataset.view as View)
      announce(button.dataset.view as View)
    })
  }
  for (const button of zooms) {
    button.addEventListener('click', () => viewer.zoom(button.dataset.zoom === 'in' ? zoomStep : 1 / zoomStep))
  }
  canvas?.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => rotate(-turnStep, 0),
    ArrowRight: () => rotate(turnStep, 0),
    ArrowUp: () => rotate(0, tiltStep),
    ArrowDown: () => rotate(0, -tiltStep),
    '+': () => viewer.zoom(zoomStep),
    '=': () => viewer.zoom(zoomStep),
    '-': () => viewer.zoom(1 / zoomStep),
    '0': () => home(),
    Home: () => home(),
  }
  const hotspots = connectHotspots(panel, viewer, props.points)
  const cycle = connectCycle(panel, viewer, props.steps, reducedMotion, hotspots.hide)
  const disconnectAr = connectArButton(panel, viewer)
  connectFullScreen(panel)
  markView('hero')
  viewer.onFrame(() => {
    hotspots.place()
    markZoomLimits()
    panel.dataset.drawn = ''
  })

  function home(): void {
    viewer.show('hero')
    announce('hero')
  }

  function rotate(across: number, up: number): void {
    viewer.turn(across, up)
    const view = nearestView(viewer.direction())
    if (view !== currentView) announce(view)
  }

  /** Marks the button of the current view and announces the view. */
  function announce(view: View): void {
    markView(view)
    const name = views.find((button) => button.dataset.view === view)?.textContent ?? ''
    if (status?.dataset.text) status.textContent = status.dataset.text.replace('{{value}}', name)
  }

  function markView(view: View): void {
    currentView = view
    for (const button of views) button.setAttribute('aria-pressed', String(button.dataset.view === view))
  }

  /** Marks the zoom limits without `disabled`: the clicked button must not lose the focus. */
  function markZoomLimits(): void {
    const zoomLimits = viewer.zoomLimits()
    for (const button of zooms) {
      const disabled = String(!zoomLimits[button.dataset.zoom as 'in' | 'out'])
      if (button.getAttribute('aria-disabled') !== disabled) button.setAttribute('aria-disabled', disabled)
    }
  }

  return () => {
    cycle.stop()
    hotspots.stop()
    disconnectAr()
  }
}

/** Shows the button if the browser supports full screen; the button also closes it. */
function connectFullScreen(panel: HTMLElement): void {
  const button = panel.querySelector<HTMLButtonElement>('[data-full-screen]')
  if (!button || !document.fullscreenEnabled) return
  button.hidden = false
  button.addEventListener('click', () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : panel.requestFullscreen()
    change.catch(() => undefined)
  })
  panel.addEventListener('fullscreenchange', () => {
    button.setAttribute('aria-pressed', String(document.fullscreenElement === panel))
  })
}

/** The view that is nearest to a direction. */
function nearestView([x, y, z]: [number, number, number]): View {
  if (y > Math.hypot(x, z) * 1.7) return 'top'
  if (Math.abs(x) > Math.abs(z)) return x < 0 ? 'left' : 'right'
  return z > 0 ? 'front' : 'back'
}
