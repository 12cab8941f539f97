import type { ViewerProps } from './props.ts'
import type { Viewer } from './viewer.ts'

/** Seconds before the end of a step at which its last frame is shown; the end itself is the start of the next step. */
const stepEnd = 1e-4

/** Plays the cycle or single steps. `onMove` receives whether the machine left its rest pose; the result restores it. */
export function connectCycle(
  panel: HTMLElement,
  viewer: Viewer,
  { steps }: ViewerProps,
  onMove: (away: boolean) => void,
  closed: AbortSignal,
): () => void {
  const play = panel.querySelector<HTMLButtonElement>('[data-play]')
  const buttons = [...panel.querySelectorAll<HTMLButtonElement>('[data-step]')]
  const caption = panel.querySelector<HTMLElement>('[data-caption]')
  const marker = panel.querySelector<SVGPathElement>('[data-now]')
  // A machine with one step has no poses to show instead, so it runs with reduced motion too.
  const isReduced = steps.length > 1 && matchMedia('(prefers-reduced-motion: reduce)').matches
  const end = steps.at(-1)?.to ?? 0
  let time = 0
  let frame = 0
  let shownStep = -1

  closed.addEventListener('abort', stop)
  play?.addEventListener('click', () => (frame ? stop() : run(time < end ? time : 0, end)))
  for (const [index, { from, to }] of steps.entries()) buttons[index]?.addEventListener('click', () => run(from, to))
  // The points of the list are places of the machine at rest.
  panel.querySelector('[data-list]')?.addEventListener('click', rest, { capture: true })
  panel.querySelector('[data-rest]')?.addEventListener('click', () => {
    rest()
    play?.focus()
  })
  return rest

  function run(from: number, to: number): void {
    stop()
    const start = performance.now() - from * 1000
    frame = requestAnimationFrame(tick)
    play?.setAttribute('data-running', '')

    function tick(now: number): void {
      // Requested before the viewer's own frame, so that each frame is drawn once.
      frame = requestAnimationFrame(tick)
      time = Math.min(to, Math.max(from, (now - start) / 1000))
      show(Math.min(time, to - stepEnd))
      if (time < to) return
      stop()
      if (steps.length === 1) run(from, to)
      else if (time >= end && !isReduced) rest()
    }
  }

  function stop(): void {
    cancelAnimationFrame(frame)
    frame = 0
    play?.removeAttribute('data-running')
  }

  function rest(): void {
    stop()
    time = 0
    if (shownStep >= 0) viewer.seek(time)
    shownStep = -1
    for (const button of buttons) button.ariaCurrent = null
    buttons[0]?.closest('ol')?.scrollTo({ left: 0 })
    if (caption) caption.textContent = ''
    if (marker) marker.dataset.now = ''
    onMove(false)
  }

  function show(moment: number): void {
    const index = steps.findIndex(({ from, to }) => moment >= from && moment < to)
    const step = steps[index]
    if (!step) return
    if (!isReduced) viewer.seek(moment)
    else if (index !== shownStep) viewer.seek(step.to - stepEnd)
    onMove(true)
    if (marker && step.course) {
      const [from, to] = step.course
      const share = from + ((moment - step.from) / (step.to - step.from)) * (to - from)
      marker.style.translate = `${(share * 600).toFixed(1)}px 0`
      marker.dataset.now = 'shown'
    }
    if (index === shownStep) return
    shownStep = index
    for (const [other, button] of buttons.entries()) button.ariaCurrent = other === index ? 'step' : null
    // Scrolls a phone's row of steps to this one; a part of the previous step stays in view.
    buttons[index]?.closest('ol')?.scrollTo({ left: buttons[index].offsetLeft - 48 })
    if (caption) caption.textContent = buttons[index]?.dataset.step ?? ''
  }
}
