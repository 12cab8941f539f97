import { connectArButton } from './ar/button.ts'
import { connectCycle } from './cycle-player.ts'
import { connectPoints } from './hotspots.ts'
import type { ViewerProps } from './props.ts'
import type { Viewer } from './viewer.ts'
import type { View } from './views.ts'

/** Degrees per press of an arrow key, and factor of one zoom step. */
const turn = 15
const tilt = 10
const nearer = 0.8

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
  let said: View

  for (const button of views) {
    button.addEventListener('click', () => {
      viewer.show(button.dataset.view as View)
      say(button.dataset.view as View)
    })
  }
  for (const button of zooms) {
    button.addEventListener('click', () => viewer.zoom(button.dataset.zoom === 'in' ? nearer : 1 / nearer))
  }
  canvas?.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => look(-turn, 0),
    ArrowRight: () => look(turn, 0),
    ArrowUp: () => look(0, tilt),
    ArrowDown: () => look(0, -tilt),
    '+': () => viewer.zoom(nearer),
    '=': () => viewer.zoom(nearer),
    '-': () => viewer.zoom(1 / nearer),
    '0': () => home(),
    Home: () => home(),
  }
  const points = connectPoints(panel, viewer, props.points)
  const cycle = connectCycle(panel, viewer, props.steps, reducedMotion, points.hide)
  const leaveHall = connectArButton(panel, viewer)
  connectFullScreen(panel)
  mark('hero')
  viewer.watch(() => {
    points.place()
    markEnds()
    panel.dataset.drawn = ''
  })

  function home(): void {
    viewer.show('hero')
    say('hero')
  }

  function look(across: number, up: number): void {
    viewer.turn(across, up)
    const view = nearestView(viewer.direction())
    if (view !== said) say(view)
  }

  /** Marks the button of the current view and announces the view. */
  function say(view: View): void {
    mark(view)
    const name = views.find((button) => button.dataset.view === view)?.textContent ?? ''
    if (status?.dataset.text) status.textContent = status.dataset.text.replace('{{value}}', name)
  }

  function mark(view: View): void {
    said = view
    for (const button of views) button.setAttribute('aria-pressed', String(button.dataset.view === view))
  }

  /** Marks the zoom limits without `disabled`: the clicked button must not lose the focus. */
  function markEnds(): void {
    const zoomLimits = viewer.zoomLimits()
    for (const button of zooms) {
      const ended = String(!zoomLimits[button.dataset.zoom as 'in' | 'out'])
      if (button.getAttribute('aria-disabled') !== ended) button.setAttribute('aria-disabled', ended)
    }
  }

  return () => {
    cycle.stop()
    points.stop()
    leaveHall()
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
