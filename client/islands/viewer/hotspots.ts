import type { ViewerProps } from './props.ts'
import type { Viewer } from './viewer.ts'

/** Time between the checks of two hotspots, in milliseconds; a check itself takes some. */
const checkInterval = 30
/** Minimum distance of two hotspots in pixels: the target area of one must not cover the number of the other. */
export const minDistance = 28

/** Numbered hotspots on the machine, their list, and the model whose values the list shows, until `closed`. */
export function connectHotspots(panel: HTMLElement, viewer: Viewer, { points }: ViewerProps, closed: AbortSignal) {
  const canvas = panel.querySelector('canvas')
  const layer = panel.querySelector<HTMLElement>('[data-points]')
  const buttons = [...panel.querySelectorAll<HTMLButtonElement>('[data-point]')]
  const hotspots = buttons.flatMap((button, index) => {
    const places = points[index]?.places ?? []
    return places[0] ? { button, places, place: places[0] } : []
  })
  const entries = [...panel.querySelectorAll<HTMLElement>('[data-entry]')]
  const callout = panel.querySelector<HTMLElement>('[data-callout]')
  const select = panel.querySelector('select')
  let chosen = -1
  let checks = 0
  const timer = setInterval(check, checkInterval)

  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => choose(index === chosen ? -1 : index))
    entries[index]?.addEventListener('click', () => {
      choose(index)
      layer?.parentElement?.scrollIntoView({ block: 'nearest' })
    })
  }
  layer?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') choose(-1)
  })
  select?.addEventListener('change', () => {
    for (const value of panel.querySelectorAll<HTMLElement>('[data-model]'))
      value.hidden = value.dataset.model !== select.value
  })
  closed.addEventListener('abort', () => clearInterval(timer))

  function choose(index: number): void {
    chosen = index
    for (const [other, button] of buttons.entries()) button.setAttribute('aria-expanded', String(other === index))
    for (const [other, entry] of entries.entries()) entry.toggleAttribute('data-chosen', other === index)
    const entry = entries[index]
    callout?.toggleAttribute('hidden', !entry)
    callout?.replaceChildren(...(entry?.cloneNode(true).childNodes ?? []))
    checks = index
    place()
    check()
    if (buttons[index]?.matches('[data-behind], [hidden]'))
      panel.querySelector<HTMLElement>(`[data-view="${points[index]?.places[0]?.view}"]`)?.click()
  }

  /** Moves one hotspot to its place in the nearest view, else to its first visible place. It hides if there is none. */
  function check(): void {
    const hotspot = hotspots[checks % hotspots.length]
    if (!hotspot || !checks || layer?.hidden) return
    checks -= 1
    const nearest = hotspot.places.filter(({ view }) => view === viewer.nearestView())
    const visible = [...nearest, ...hotspot.places].find((candidate) => !viewer.isHidden(candidate))
    hotspot.button.toggleAttribute('data-behind', !visible)
    if (!visible || visible === hotspot.place) return
    hotspot.place = visible
    place()
  }

  /** Moves every hotspot to its position on the canvas; overlapping hotspots are moved apart. */
  function place(): void {
    // One more round that begins with the hotspot whose turn it is.
    checks = (checks % hotspots.length) + hotspots.length
    const { clientWidth: width = 1, clientHeight: height = 1, offsetTop = 0 } = canvas ?? {}
    const spots = hotspots.flatMap(({ button, place }) => {
      const { x, y } = viewer.project(place)
      // Hides only hotspots outside of the canvas: hiding a button would remove the focus from it.
      button.hidden = x < 0 || x > 1 || y < 0 || y > 1
      const start = { x: x * width, y: offsetTop + y * height }
      return button.hidden ? [] : { button, start, ...start }
    })
    moveApart(spots)
    for (const { button, x, y } of spots) {
      Object.assign(button.style, { left: `${x}px`, top: `${y}px` })
      if (callout && button === buttons[chosen]) callout.dataset.side = x < width / 2 ? 'left' : 'right'
    }
  }

  return {
    place,
    /** Hotspots are positions of the machine at rest, so they are hidden while it moves. */
    hide(hidden: boolean): void {
      if (!layer || layer.hidden === hidden) return
      if (hidden) choose(-1)
      layer.hidden = hidden
    },
  }
}

/** Moves spots that are too near to each other apart, but not far from where they start: they stay on their parts. */
function moveApart(spots: { x: number; y: number; start: { x: number; y: number } }[]): void {
  const near = (start: number, place: number) =>
    Math.max(start - minDistance / 2, Math.min(start + minDistance / 2, place))
  for (let round = 0; round < 6; round++) {
    for (const spot of spots) {
      for (const other of spots) {
        const [across, down] = [spot.x - other.x, spot.y - other.y]
        const push = spot === other ? 0 : Math.max(0, minDistance - Math.hypot(across, down)) / 2
        const angle = Math.atan2(down, across)
        spot.x = near(spot.start.x, spot.x + Math.cos(angle) * push)
        spot.y = near(spot.start.y, spot.y + Math.sin(angle) * push)
      }
    }
  }
}
