import type { Cycle } from '../../../../content/schema/data-sheet.ts'
import type { StepId, WebModel } from '../../../../content/schema/web-model.ts'

/** A line of the chart: seconds and share of its full value. */
export type Line = [seconds: number, share: number][]

type Timeline = ReturnType<typeof cycleTimeline>

/** The time of the worked cycle that contains each step. */
const timeOf: Partial<Record<StepId, 'loadTime' | 'closeTime' | 'injectTime' | 'cureTime' | 'openTime'>> = {
  load: 'loadTime',
  close: 'closeTime',
  vacuum: 'closeTime',
  clamp: 'closeTime',
  inject: 'injectTime',
  feed: 'cureTime',
  cure: 'cureTime',
  open: 'openTime',
  takeOut: 'openTime',
}

/** The force falls within this share of the opening time. */
const release = 0.1

/** Absolute pressures in kPa: of the air, and that the vacuum pump reaches with the hood or mold closed. */
export const airPressure = 101
export const vacuumReached = 6

/**
 * Maps the steps of an animation to the times of the worked cycle: steps that share one of its times divide it as in
 * the animation. Force is full after clamping and pressure is low after the vacuum step, until the mold opens.
 */
export function cycleTimeline(steps: WebModel['steps'], cycle: Cycle) {
  const times = steps.map(({ id }, index) => (index === 0 && id === 'takeOut' ? 'loadTime' : timeOf[id]))
  let clock = times.includes('loadTime') ? 0 : cycle.loadTime
  const laid = steps.map(({ id, from, to }, index) => {
    const time = times[index]
    const sharing = steps.filter((_, other) => times[other] === time)
    const shown = sharing.reduce((sum, step) => sum + step.to - step.from, 0)
    const start = clock
    clock += ((time ? (cycle[time] ?? 0) : 0) * (to - from)) / shown
    return { id, /** Time in the worked cycle, in seconds. */ real: [start, clock] as [from: number, to: number] }
  })
  const seconds = cycle.cycleTime
  const at = (id: StepId) => laid.find((step) => step.id === id)?.real
  const clamp = at('clamp') ?? at('close') ?? [0, 0]
  const open = at('open') ?? [seconds, seconds]
  const fallen = open[0] + (open[1] - open[0]) * release
  const line = ([start, full]: [number, number], before = 0, during = 1): Line => [
    [0, before],
    [start, before],
    [full, during],
    [open[0], during],
    [fallen, before],
    [seconds, before],
  ]
  const vacuum = at('vacuum')
  return { steps: laid, seconds, force: line(clamp), pressure: vacuum && line(vacuum, 1, vacuumReached / airPressure) }
}

/** Steps that start within this share of the cycle get one tick. */
const together = 0.07

/** Numbers of the steps from 1 and the middle of their time in seconds; close ones share one tick. */
export function stepTicks({ steps, seconds }: Timeline): { at: number; first: number; last: number }[] {
  const marks: { start: number; end: number; first: number; last: number }[] = []
  for (const [index, { real }] of steps.entries()) {
    const [start, end] = real
    const mark = marks.at(-1)
    if (mark && start - mark.start < seconds * together) Object.assign(mark, { end, last: index + 1 })
    else marks.push({ start, end, first: index + 1, last: index + 1 })
  }
  return marks.map(({ start, end, first, last }) => ({ at: (start + end) / 2, first, last }))
}

const tickSteps = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600]

/** Round seconds from zero in at most five steps, and the end. */
export function timeTicks(seconds: number): number[] {
  const step = tickSteps.find((wide) => seconds / wide <= 5) ?? seconds
  const round = Array.from({ length: 6 }, (_, index) => index * step)
  return [...round.filter((at) => at <= seconds - step * 0.8), seconds]
}
