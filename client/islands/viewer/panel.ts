import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { connectArButton } from './ar/ar-button.ts'
import { connectCycle } from './cycle-player.ts'
import { connectHotspots } from './hotspots.ts'
import type { View, ViewerProps } from './props.ts'
import type { Viewer } from './viewer.ts'

/** Degrees per press of an arrow key, and factor of one zoom step. */
const turnStep = 15
const tiltStep = 10
const zoomStep = 0.8

/** Connects the panel's buttons, keys, hotspots and steps to the viewer; `closed` ends their work. */
export function connectPanel(panel: HTMLElement, viewer: Viewer, props: ViewerProps, closed: AbortSignal): void {
  const canvas = panel.querySelector('canvas')
  const status = panel.querySelector<HTMLElement>('[data-status]')
  const views = [...panel.querySelectorAll<HTMLButtonElement>('[data-view]')]
  const zooms = [...panel.querySelectorAll<HTMLButtonElement>('[data-zoom]')]
  const hotspots = connectHotspots(panel, viewer, props, closed)
  let announcedView: View = 'hero'
  // From behind, the parts that a step moves are hidden.
  for (const step of panel.querySelectorAll('[data-step]'))
    step.addEventListener('click', () => viewer.nearestView() === 'back' && show('hero'))
  const showAtRest = connectCycle(panel, viewer, props, hotspots.hide, closed)
  connectArButton(panel, viewer, closed)

  for (const button of views) button.addEventListener('click', () => show(button.dataset.view as View))
  for (const button of zooms)
    button.addEventListener('click', () => viewer.zoom(button.dataset.zoom === 'in' ? zoomStep : 1 / zoomStep))
  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => viewer.turn(-turnStep, 0),
    ArrowRight: () => viewer.turn(turnStep, 0),
    ArrowUp: () => viewer.turn(0, tiltStep),
    ArrowDown: () => viewer.turn(0, -tiltStep),
    '+': () => viewer.zoom(zoomStep),
    '-': () => viewer.zoom(1 / zoomStep),
    '0': () => show('hero'),
  }
  canvas?.parentElement?.addEventListener('keydown', (event) => {
    const action = keys[event.key]
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    action()
  })
  connectFullScreen(panel)
  canvas?.addEventListener('frame', () => {
    hotspots.updatePositions()
    const shownView = viewer.shownView()
    for (const button of views) button.setAttribute('aria-pressed', String(button.dataset.view === shownView))
    announce(viewer.nearestView())
    // Marked without `disabled`: the clicked button must not lose the focus.
    for (const button of zooms)
      button.setAttribute('aria-disabled', String(!viewer.zoomLimits()[button.dataset.zoom as 'in' | 'out']))
    panel.dataset.drawn = ''
  })

  function show(view: View): void {
    if (view === 'hero') showAtRest()
    viewer.show(view)
  }

  function announce(view: View): void {
    if (view === announcedView) return
    announcedView = view
    const name = views.find((button) => button.dataset.view === view)?.textContent ?? ''
    if (status?.dataset.text) status.textContent = fillPlaceholders(status.dataset.text, { value: name })
  }
}

/** Shows the button if the browser supports full screen; the button also closes it. */
function connectFullScreen(panel: HTMLElement): void {
  const button = panel.querySelector<HTMLButtonElement>('[data-full-screen]')
  if (!button || !document.fullscreenEnabled) return
  button.hidden = false
  let scrolled = 0
  button.addEventListener('click', () => {
    if (!document.fullscreenElement) scrolled = scrollY
    const change = document.fullscreenElement ? document.exitFullscreen() : panel.requestFullscreen()
    change.catch(() => undefined)
  })
  panel.addEventListener('fullscreenchange', () => {
    button.setAttribute('aria-pressed', String(document.fullscreenElement === panel))
    if (!document.fullscreenElement) scrollTo({ top: scrolled, behavior: 'instant' })
  })
}
