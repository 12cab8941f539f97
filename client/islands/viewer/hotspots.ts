import { declutter } from './declutter.ts'
import type { ViewerProps } from './props.ts'
import type { Viewer } from './viewer.ts'

/** Distance of a label from its hotspot, and its minimum distance from the edge, in pixels. */
/** Time without movement after which the camera is at rest, in milliseconds. */
const restTime = 150
const aside = 20
const edge = 4

/** Numbered hotspots on the machine, their list, and the model whose values the list shows. */
export function connectPoints(panel: HTMLElement, viewer: Viewer, points: ViewerProps['points']) {
  const layer = panel.querySelector<HTMLElement>('[data-points]')
  const dots = [...panel.querySelectorAll<HTMLButtonElement>('[data-point]')]
  const entries = [...panel.querySelectorAll<HTMLElement>('[data-entry]')]
  const callout = panel.querySelector<HTMLElement>('[data-callout]')
  const select = panel.querySelector('select')
  let chosen = -1
  let resting: ReturnType<typeof setTimeout> | undefined
  const hidden = new Set<number>()

  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => choose(index === chosen ? -1 : index))
  layer?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') choose(-1)
  })
  select?.addEventListener('change', showValues)
  showValues()

  function choose(index: number): void {
    chosen = index
    for (const [other, dot] of dots.entries()) dot.setAttribute('aria-expanded', String(other === index))
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
    for (const [index, dot] of dots.entries()) if (hidden.has(index)) dot.toggleAttribute('data-behind', true)
  }

  /** Moves every hotspot to its position on the canvas; overlapping hotspots are moved apart. */
  function place(): void {
    clearTimeout(resting)
    resting = setTimeout(findHidden, restTime)
    const [width, height] = [layer?.parentElement?.clientWidth || 1, layer?.parentElement?.clientHeight || 1]
    const found = points.map((point, index) => ({ ...viewer.find(point), index }))
    const inside = found.filter(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)
    const spots = declutter(inside.map((spot) => ({ ...spot, x: spot.x * width, y: spot.y * height })))
    // Hides only hotspots outside of the canvas: hiding a button would remove the focus from it.
    for (const [index, dot] of dots.entries()) dot.hidden = !spots.some((spot) => spot.index === index)
    for (const { index, behind, x, y } of spots) {
      const dot = dots[index]
      if (!dot) continue
      dot.toggleAttribute('data-behind', behind)
      dot.style.left = percent(x / width)
      dot.style.top = percent(y / height)
      if (index === chosen && callout) {
        const { offsetWidth, offsetHeight } = callout
        const beside = x > width / 2 ? x - offsetWidth - aside : x + aside
        callout.style.left = `${Math.max(edge, Math.min(beside, width - offsetWidth - edge))}px`
        callout.style.top = `${y > height / 2 ? Math.max(edge, y - offsetHeight) : y}px`
      }
    }
  }

  return {
    place,
    stop(): void {
      clearTimeout(resting)
    },
    /** Hotspots are positions of the machine at rest, so they are hidden while it moves. */
    hide(hidden: boolean): void {
      if (hidden) choose(-1)
      if (layer) layer.hidden = hidden
    },
  }
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
