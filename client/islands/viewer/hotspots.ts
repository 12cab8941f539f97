import type { ViewerProps } from './props.ts'
import type { Viewer } from './viewer.ts'

/** Time without movement after which the camera is at rest, in milliseconds. */
const restTime = 150
/** Minimum distance of two hotspots in pixels: the target area of one must not cover the number of the other. */
export const minDistance = 28

/** Numbered hotspots on the machine, their list, and the model whose values the list shows, until `closed`. */
export function connectHotspots(panel: HTMLElement, viewer: Viewer, { points }: ViewerProps, closed: AbortSignal) {
  const layer = panel.querySelector<HTMLElement>('[data-points]')
  const buttons = [...panel.querySelectorAll<HTMLButtonElement>('[data-point]')]
  const hotspots = buttons.flatMap((button, index) => (points[index] ? { button, point: points[index] } : []))
  const entries = [...panel.querySelectorAll<HTMLElement>('[data-entry]')]
  const callout = panel.querySelector<HTMLElement>('[data-callout]')
  const select = panel.querySelector('select')
  let chosen = -1
  let restTimer: ReturnType<typeof setTimeout> | undefined

  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => choose(index === chosen ? -1 : index))
  }
  layer?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') choose(-1)
  })
  select?.addEventListener('change', showValues)
  closed.addEventListener('abort', () => clearTimeout(restTimer))
  showValues()

  function choose(index: number): void {
    chosen = index
    for (const [other, button] of buttons.entries()) button.setAttribute('aria-expanded', String(other === index))
    for (const [other, entry] of entries.entries()) entry.toggleAttribute('data-chosen', other === index)
    const entry = entries[index]
    callout?.toggleAttribute('hidden', !entry)
    callout?.replaceChildren(...(entry?.cloneNode(true).childNodes ?? []))
  }

  function showValues(): void {
    for (const value of panel.querySelectorAll<HTMLElement>('[data-model]')) {
      value.hidden = value.dataset.model !== select?.value
    }
  }

  /** Rays are cast only while the camera rests; until then the direction of the hotspot's side decides. */
  function markHidden(): void {
    for (const { button, point } of hotspots) {
      if (viewer.isHidden(point)) button.toggleAttribute('data-behind', true)
    }
  }

  /** Moves every hotspot to its position on the canvas; overlapping hotspots are moved apart. */
  function place(): void {
    clearTimeout(restTimer)
    restTimer = setTimeout(markHidden, restTime)
    const [width, height] = [layer?.parentElement?.clientWidth || 1, layer?.parentElement?.clientHeight || 1]
    const spots = hotspots.flatMap(({ button, point }) => {
      const { x, y, behind } = viewer.project(point)
      // Hides only hotspots outside of the canvas: hiding a button would remove the focus from it.
      button.hidden = x < 0 || x > 1 || y < 0 || y > 1
      button.toggleAttribute('data-behind', behind)
      return button.hidden ? [] : { button, x: x * width, y: y * height }
    })
    moveApart(spots)
    for (const { button, x, y } of spots) {
      button.style.left = `${((x / width) * 100).toFixed(2)}%`
      button.style.top = `${((y / height) * 100).toFixed(2)}%`
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

/** Moves spots that are too near to each other apart by the smallest distance; the others stay. */
function moveApart(spots: { x: number; y: number }[]): void {
  const rounds = 6
  for (let round = 0; round < rounds; round++) {
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        const [across, down] = [other.x - one.x, other.y - one.y]
        const distance = Math.hypot(across, down)
        if (distance >= minDistance) continue
        const push = (minDistance - distance) / 2
        const [right, below] = distance < 0.01 ? [1, 0] : [across / distance, down / distance]
        one.x -= right * push
        one.y -= below * push
        other.x += right * push
        other.y += below * push
      }
    }
  }
}
