import type { Cycle } from '../../content/data-sheet.ts'
import type { StepId, WebModel } from '../../content/models.ts'

/** A step of the shown cycle with its place in the worked one; seconds of each. */
export type CourseStep = { id: StepId; shown: [from: number, to: number]; real: [from: number, to: number] }

/** A line of the curve: seconds and share of its full value. */
type Line = [seconds: number, share: number][]

export type Course = { steps: CourseStep[]; seconds: number; force: Line; vacuum: Line | undefined }

/** The time of the worked cycle that each step belongs to. */
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

/** Force falls within this share of the opening. */
const release = 0.1

/**
 * The steps of an animation laid over the times of the worked cycle: steps that share one of its times divide it as
 * the animation does. Force is full from the end of clamping until the mold opens, vacuum from the end of its step.
 */
export function courseOf(steps: WebModel['steps'], cycle: Cycle): Course {
  const times = steps.map(({ id }, index) => (index === 0 && id === 'takeOut' ? 'loadTime' : timeOf[id]))
  let clock = times.includes('loadTime') ? 0 : cycle.loadTime
  const laid = steps.map(({ id, from, to }, index): CourseStep => {
    const time = times[index]
    const sharing = steps.filter((_, other) => times[other] === time)
    const shown = sharing.reduce((sum, step) => sum + step.to - step.from, 0)
    const start = clock
    clock += ((time ? (cycle[time] ?? 0) : 0) * (to - from)) / shown
    return { id, shown: [from, to], real: [start, clock] }
  })
  const seconds = cycle.cycleTime
  const at = (id: StepId) => laid.find((step) => step.id === id)?.real
  const clamp = at('clamp') ?? at('close') ?? [0, 0]
  const open = at('open') ?? [seconds, seconds]
  const fallen = open[0] + (open[1] - open[0]) * release
  const raised = ([start, full]: [number, number]): Line => [
    [0, 0],
    [start, 0],
    [full, 1],
    [open[0], 1],
    [fallen, 0],
    [seconds, 0],
  ]
  const vacuum = at('vacuum')
  return { steps: laid, seconds, force: raised(clamp), vacuum: vacuum && raised(vacuum) }
}
