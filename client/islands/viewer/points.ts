import type { Stage } from './stage.ts'
import type { ViewerProps } from './viewer-props.ts'

/** Numbered points on the machine, the list beside it, and the model whose values the list gives. */
export function connectPoints(panel: HTMLElement, stage: Stage, points: ViewerProps['points']) {
  const layer = panel.querySelector<HTMLElement>('[data-points]')
  const dots = [...panel.querySelectorAll<HTMLButtonElement>('[data-point]')]
  const entries = [...panel.querySelectorAll<HTMLElement>('[data-entry]')]
  const callout = panel.querySelector<HTMLElement>('[data-callout]')
  const select = panel.querySelector('select')
  let chosen = -1

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

  /** Puts every point where the machine has it now. */
  function place(): void {
    for (const [index, point] of points.entries()) {
      const dot = dots[index]
      if (!dot) continue
      const { x, y, behind } = stage.find(point)
      const outside = x < 0 || x > 1 || y < 0 || y > 1
      dot.toggleAttribute('data-behind', behind)
      dot.hidden = outside
      dot.style.left = `${(x * 100).toFixed(2)}%`
      dot.style.top = `${(y * 100).toFixed(2)}%`
      if (index === chosen && callout) {
        callout.style.left = `${(Math.min(0.98, Math.max(0.02, x)) * 100).toFixed(2)}%`
        callout.style.top = `${(y * 100).toFixed(2)}%`
        callout.style.translate = `${x > 0.5 ? 'calc(-100% - 1.25rem)' : '1.25rem'} ${y > 0.5 ? '-100%' : '0'}`
      }
    }
  }

  return {
    place,
    /** Points are places of the machine at rest: while it moves they are not shown. */
    hide(hidden: boolean): void {
      if (hidden) choose(-1)
      if (layer) layer.hidden = hidden
    },
  }
}
