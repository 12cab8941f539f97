import { declutter } from './declutter.ts'
import type { ViewerProps } from './props.ts'
import type { Viewer } from './viewer.ts'

/** Distance of a label from its hotspot, and its minimum distance from the edge of the canvas, in pixels. */
/** Time without movement after which the camera is at rest, in milliseconds. */
const restTime = 150
const calloutDistance = 20
const minEdgeDistance = 4

/** Numbered hotspots on the machine, their list, and the model whose values the list shows. */
export function connectHotspots(panel: HTMLElement, viewer: Viewer, points: ViewerProps['points']) {
  const layer = panel.querySelector<HTMLElement>('[data-points]')
  const buttons = [...panel.querySelectorAll<HTMLButtonElement>('[data-point]')]
  const entries = [...panel.querySelectorAll<HTMLElement>('[data-entry]')]
  const callout = panel.querySelector<HTMLElement>('[data-callout]')
  const select = panel.querySelector('select')
  let chosen = -1
  let restTimer: ReturnType<typeof setTimeout> | undefined
  const hidden = new Set<number>()

  for (const [index, button] of buttons.entries())
    button.addEventListener('click', () => choose(index === chosen ? -1 : index))
  layer?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') choose(-1)
  })
  select?.addEventListener('change', showValues)
  showValues()

  function choose(index: number): void {
    chosen = index
    for (const [other, button] of buttons.entries()) button.setAttribute('aria-expanded', String(other === index))
    for (const [other, entry] of entries.entries()) entry.toggleAttribute('data-chosen', other === index)
    const entry = entries[index]
    if (callout) {
      callout.hidden = !entry
      callout.replaceChildren(...(entry ? [...entry.cloneNode(true).childNodes] : []))
    }
    place()
  }

  function showValues(): void {
    for (const value of panel.querySelectorAll<HTMLElement>('[data-model]')) {
      value.hidden = value.dataset.model !== select?.value
    }
  }

  /** Rays are cast only while the camera rests; until then the direction of the hotspot's side decides. */
  function findHidden(): void {
    hidden.clear()
    for (const [index, point] of points.entries()) if (viewer.isHidden(point)) hidden.add(index)
    for (const [index, button] of buttons.entries()) if (hidden.has(index)) button.toggleAttribute('data-behind', true)
  }

  /** Moves every hotspot to its position on the canvas; overlapping hotspots are moved apart. */
  function place(): void {
    clearTimeout(restTimer)
    restTimer = setTimeout(findHidden, restTime)
    const [width, height] = [layer?.parentElement?.clientWidth || 1, layer?.parentElement?.clientHeight || 1]
    const projected = points.map((point, index) => ({ ...viewer.project(point), index }))
    const inside = projected.filter(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)
    const spots = declutter(inside.map((spot) => ({ ...spot, x: spot.x * width, y: spot.y * height })))
    // Hides only hotspots outside of the canvas: hiding a button would remove the focus from it.
    for (const [index, button] of buttons.entries()) button.hidden = !spots.some((spot) => spot.index === index)
    for (const { index, behind, x, y } of spots) {
      const button = buttons[index]
      if (!button) continue
      button.toggleAttribute('data-behind', behind)
      button.style.left = percent(x / width)
      button.style.top = percent(y / height)
      if (index === chosen && callout) {
        const { offsetWidth, offsetHeight } = callout
        const beside = x > width / 2 ? x - offsetWidth - calloutDistance : x + calloutDistance
        callout.style.left = `${Math.max(minEdgeDistance, Math.min(beside, width - offsetWidth - minEdgeDistance))}px`
        callout.style.top = `${y > height / 2 ? Math.max(minEdgeDistance, y - offsetHeight) : y}px`
      }
    }
  }

  return {
    place,
    stop(): void {
      clearTimeout(restTimer)
    },
    /** Hotspots are positions of the machine at rest, so they are hidden while it moves. */
    hide(hidden: boolean): void {
      if (hidden) choose(-1)
      if (layer) layer.hidden = hidden
    },
  }
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
