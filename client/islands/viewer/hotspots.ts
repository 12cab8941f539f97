import type { ViewerProps } from './props.ts'
import type { Viewer } from './viewer.ts'

/** Time between the checks of two hotspots, in milliseconds; a check itself takes some. */
const checkIntervalMs = 30
/** Height that the buttons take at the top of the frame. */
const buttonsHeight = 56
/** Largest distance of a tap from its hotspot, and from the place where it began (pixels). */
const [tapRadius, tapMove] = [22, 5]

/** Connects lettered hotspots on the machine, their list, and the choice of a model for its values, until `closed` aborts. */
export function connectHotspots(panel: HTMLElement, viewer: Viewer, props: ViewerProps, closed: AbortSignal) {
  const canvas = panel.querySelector('canvas')
  const layer = panel.querySelector<HTMLElement>('[data-points]')
  const buttons = [...panel.querySelectorAll<HTMLButtonElement>('[data-point]')]
  const hotspots = buttons.flatMap((button, index) => {
    const places = props.points[index]?.places ?? []
    return places[0] ? { button, places, anchor: places[0] } : []
  })
  const entries = [...panel.querySelectorAll<HTMLElement>('[data-entry]')]
  const callout = panel.querySelector<HTMLElement>('[data-callout]')
  const leader = panel.querySelector<SVGElement>('[data-leader]')
  const select = panel.querySelector('select')
  let positions: { button: HTMLButtonElement; x: number; y: number }[] = []
  let pressed = { x: 0, y: 0 }
  let chosen = -1
  let queue: typeof hotspots = []
  const timer = setInterval(check, checkIntervalMs)
  const toggle = (index: number) => selectHotspot(index === chosen ? -1 : index)

  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => toggle(index))
    entries[index]?.addEventListener('click', () => {
      selectHotspot(index)
      layer?.parentElement?.scrollIntoView({ block: 'nearest' })
    })
    entries[index]?.addEventListener('pointerenter', () => markPointedAt(index))
    entries[index]?.addEventListener('pointerleave', () => markPointedAt(-1))
  }
  // Pointers reach the canvas through the hotspots, so that a turn or a zoom can begin on one.
  canvas?.addEventListener('pointerdown', ({ offsetX: x, offsetY: y }) => (pressed = { x, y }))
  canvas?.addEventListener('pointermove', ({ offsetX, offsetY }) => markPointedAt(nearest(offsetX, offsetY)))
  canvas?.addEventListener('click', ({ offsetX: x, offsetY: y }) => {
    if (Math.hypot(x - pressed.x, y - pressed.y) < tapMove) toggle(nearest(x, y))
  })
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && selectHotspot(-1))
  select?.addEventListener('change', () => {
    for (const value of panel.querySelectorAll<HTMLElement>('[data-model]'))
      value.hidden = value.dataset.model !== select.value
  })
  closed.addEventListener('abort', () => clearInterval(timer))

  /** Index of the visible hotspot at a place of the canvas; -1 if there is none. */
  function nearest(x: number, y: number): number {
    const distances = positions.map((spot) =>
      spot.button.matches('[data-behind], [hidden]') ? Number.POSITIVE_INFINITY : Math.hypot(spot.x - x, spot.y - y),
    )
    const found = positions[distances.indexOf(Math.min(tapRadius, ...distances))]
    return found && !layer?.hidden ? buttons.indexOf(found.button) : -1
  }

  function markPointedAt(index: number): void {
    for (const [other, part] of [...buttons.entries(), ...entries.entries()])
      part.toggleAttribute('data-hover', other === index)
    if (canvas) Object.assign(canvas, { title: buttons[index]?.title ?? '' }).style.cursor = index < 0 ? '' : 'pointer'
  }

  function selectHotspot(index: number): void {
    chosen = index
    for (const [other, button] of buttons.entries()) button.setAttribute('aria-expanded', String(other === index))
    for (const [other, entry] of entries.entries()) entry.toggleAttribute('data-chosen', other === index)
    const entry = entries[index]
    callout?.toggleAttribute('hidden', !entry)
    callout?.setAttribute('data-letter', buttons[index]?.textContent ?? '')
    callout?.replaceChildren(...(entry?.cloneNode(true).childNodes ?? []))
    queue = hotspots.filter(({ button }) => button === buttons[index])
    updatePositions()
    check()
    if (buttons[index]?.matches('[data-behind], [hidden]'))
      panel.querySelector<HTMLElement>(`[data-view="${props.points[index]?.places[0]?.view}"]`)?.click()
  }

  /** Moves one hotspot to its place in the shown view, between the views to its first visible place, or hides it. */
  function check(): void {
    const hotspot = layer?.hidden ? undefined : queue.shift()
    if (!hotspot) return
    const nearest = hotspot.places.filter(({ view }) => view === viewer.nearestView())
    const candidates = viewer.shownView() ? nearest : [...nearest, ...hotspot.places]
    const visible = candidates.find((candidate) => !viewer.isHidden(candidate))
    hotspot.button.toggleAttribute('data-behind', !visible)
    if (!visible || visible === hotspot.anchor) return
    hotspot.anchor = visible
    updatePositions()
  }

  /** Moves every hotspot, and the callout of the chosen one, to its position on the canvas. */
  function updatePositions(): void {
    // Checks all hotspots once more, after those that wait.
    queue = [...new Set([...queue, ...hotspots])]
    if (!canvas || !callout) return
    const { clientWidth: width, clientHeight: height, offsetTop } = canvas
    positions = hotspots.map(({ button, anchor }) => ({ button, ...viewer.project(anchor.position) }))
    for (const { button, x, y } of positions) {
      // Hides only hotspots outside of the canvas: hiding a button would remove the focus from it.
      button.hidden = x < 0 || x > width || y < 0 || y > height
      if (button.hidden && button === document.activeElement) canvas.focus({ preventScroll: true })
      Object.assign(button.style, { left: `${x}px`, top: `${offsetTop + y}px` })
    }
    const spot = positions.find(({ button }) => button === buttons[chosen])
    leader?.setAttribute('d', '')
    if (!spot) return
    // In the corner above or below the hotspot, whichever is farther away, below the buttons and over the end of its line.
    const { offsetWidth: wide, offsetHeight: high } = callout
    // On phones the buttons are above the canvas.
    const top = spot.y < height / 2 ? height - high : Math.max(0, buttonsHeight - offsetTop)
    const left = spot.x < width / 2 ? 0 : width - wide
    callout.style.setProperty('--left', `${left}px`)
    callout.style.setProperty('--top', `${offsetTop + top}px`)
    leader?.setAttribute('d', `M${spot.x} ${offsetTop + spot.y}L${left + wide / 2} ${offsetTop + top + high / 2}`)
  }

  return {
    updatePositions,
    /** Hotspots are positions of the machine at rest, so they are hidden while it moves. */
    hide(hidden: boolean): void {
      if (!layer || layer.hidden === hidden) return
      if (hidden) selectHotspot(-1)
      layer.hidden = hidden
      panel.querySelector('[data-rest]')?.toggleAttribute('hidden', !hidden)
    },
  }
}
