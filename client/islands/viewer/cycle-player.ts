import type { ViewerProps } from './props.ts'
import type { Viewer } from './viewer.ts'

/**
 * Plays the cycle, or one step after the other, each with its caption. `reducedMotion` shows only the end of each step.
 * `onMove` receives whether the machine has left its rest pose.
 */
export function connectCycle(
  panel: HTMLElement,
  viewer: Viewer,
  steps: ViewerProps['steps'],
  reducedMotion: boolean,
  onMove: (away: boolean) => void,
) {
  const play = panel.querySelector<HTMLButtonElement>('[data-play]')
  const buttons = [...panel.querySelectorAll<HTMLButtonElement>('[data-step]')]
  const caption = panel.querySelector<HTMLElement>('[data-caption]')
  const now = panel.querySelector<SVGPathElement>('[data-now]')
  const end = steps.at(-1)?.to ?? 0
  let time = 0
  let until = 0
  let frame = 0
  let last = 0
  let shown = -1
  let lastPose = -1
  let away = false

  play?.addEventListener('click', () => {
    if (frame) return stop()
    if (time >= end) time = 0
    run(end)
  })
  for (const [index, button] of buttons.entries()) button.addEventListener('click', () => runStep(index))
  panel.querySelector('[data-next]')?.addEventListener('click', () => runStep(Math.min(steps.length - 1, shown + 1)))
  panel.querySelector('[data-previous]')?.addEventListener('click', () => runStep(Math.max(0, shown - 1)))
  labelPlayButton(false)

  function runStep(index: number): void {
    time = steps[index]?.from ?? 0
    stop()
    run(steps[index]?.to ?? end)
  }

  function run(to: number): void {
    until = to
    last = performance.now()
    frame = requestAnimationFrame(tick)
    labelPlayButton(true)
  }

  function stop(): void {
    cancelAnimationFrame(frame)
    frame = 0
    labelPlayButton(false)
  }

  function tick(clock: number): void {
    // The end of a step belongs to it, not to the next one.
    time = Math.min(until - 1e-4, time + Math.max(0, clock - last) / 1000)
    last = clock
    show()
    if (time < until - 2e-4) frame = requestAnimationFrame(tick)
    else {
      time = until
      stop()
      // The cycle ends in the rest pose.
      if (time >= end) setAway(false)
    }
  }

  function show(): void {
    const index = steps.findIndex(({ from, to }) => time >= from && time < to)
    const step = steps[index]
    if (!step) return
    const pose = reducedMotion ? step.to - 1e-4 : time
    // Renders a pose only once.
    if (pose !== lastPose) viewer.seek(pose)
    lastPose = pose
    setAway(true)
    if (now && step.course) {
      const [from, to] = step.course
      const share = from + ((time - step.from) / (step.to - step.from)) * (to - from)
      now.style.translate = `${(share * 600).toFixed(1)}px 0`
      now.dataset.now = 'shown'
    }
    if (index === shown) return
    shown = index
    for (const [other, button] of buttons.entries()) {
      if (other === index) button.setAttribute('aria-current', 'step')
      else button.removeAttribute('aria-current')
    }
    if (caption) caption.textContent = buttons[index]?.dataset.step ?? ''
  }

  function setAway(now: boolean): void {
    if (now === away) return
    away = now
    onMove(away)
  }

  function labelPlayButton(running: boolean): void {
    if (play) play.textContent = (running ? play.dataset.pause : play.dataset.play) ?? ''
  }

  return { stop }
}
