/** Turns the steps of a machine's cycle into key frames. */
import { Euler, Quaternion, Vector3 } from 'three'
import type { WebModel } from '../../schema/web-model.ts'
import { type Point, radians, type Turn } from '../kit/types.ts'
import type { Step } from './subject.ts'

/** Key frames of one group: times in seconds, three numbers a key for moves, four (quaternion) for turns. */
export type Track = { path: 'translation' | 'rotation'; times: number[]; values: number[] }

/** Places of the key frames within a move: it starts and stops softly. */
const EASING = [0.12, 0.25, 0.4, 0.6, 0.75, 0.88, 1]
const soft = (share: number): number => share * share * (3 - 2 * share)
/** Degrees between key frames of a turn; key frames in a period of a swing. */
const DEGREES_PER_KEY = 60
const KEYS_PER_SWING = 8
/** A belt starts its next pitch this many seconds after the last. */
const JUMP = 0.002

/** From when to when each step runs; steps of one kind that follow one another count as one. */
export function stepTimes(steps: readonly Step[]): WebModel['steps'] {
  const times: WebModel['steps'] = []
  let clock = 0
  for (const { id, seconds } of steps) {
    const last = times.at(-1)
    const to = round(clock + seconds)
    if (last?.id === id) last.to = to
    else times.push({ id, from: clock, to })
    clock = to
  }
  return times
}

/** Key frames of one group; what never moves or never turns has none. `pivot` is the place of the group's own origin. */
export function tracksOf(group: string, steps: readonly Step[], pivot: Point): Track[] {
  const moves = new Keys('translation', pivot)
  const turns = new Keys('rotation', [0, 0, 0, 1])
  const place = (offset: Point): number[] => pivot.map((value, axis) => value + offset[axis]!)
  let move: Point = [0, 0, 0]
  let turn = new Quaternion()
  let clock = 0
  for (const step of steps) {
    const from = clock
    const at = (share: number): number => from + step.seconds * share
    clock = round(clock + step.seconds)
    const { to, spin, swing, run } = {
      to: step.to?.[group],
      spin: step.spin?.[group],
      swing: step.swing?.[group],
      run: step.run?.[group],
    }
    if (to?.move) {
      moves.add(from, place(move))
      for (const share of EASING) moves.add(at(share), place(between(move, to.move, soft(share))))
      move = to.move
    }
    if (to?.turn) {
      turns.add(from, turn.toArray())
      const end = new Quaternion().setFromEuler(new Euler(...(to.turn.map(radians) as Turn)))
      for (const share of EASING) turns.add(at(share), turn.clone().slerp(end, soft(share)).toArray())
      turn = end
    }
    if (spin) {
      turns.add(from, turn.toArray())
      const keys = Math.ceil(Math.abs(spin.degrees) / DEGREES_PER_KEY)
      const turned = (degrees: number): Quaternion =>
        new Quaternion().setFromAxisAngle(new Vector3(...spin.axis).normalize(), radians(degrees)).multiply(turn)
      for (let key = 1; key <= keys; key++) turns.add(at(key / keys), turned((spin.degrees * key) / keys).toArray())
      turn = turned(spin.degrees)
    }
    if (swing) {
      moves.add(from, place(move))
      const keys = Math.round(step.seconds * swing.hertz) * KEYS_PER_SWING
      for (let key = 1; key <= keys; key++) {
        const share = (1 - Math.cos((key / KEYS_PER_SWING) * Math.PI * 2)) / 2
        moves.add(at(key / keys), place(shiftedBy(move, swing.by, share)))
      }
    }
    if (run)
      for (let time = 0; time < run.times; time++) {
        moves.add(at(time / run.times) + (time ? JUMP : 0), place(move))
        moves.add(at((time + 1) / run.times), place(shiftedBy(move, run.by, 1)))
      }
  }
  return [moves, turns].filter((keys) => keys.times.length).map((keys) => keys.closed(clock))
}

const shiftedBy = (from: Point, by: Point, share: number): Point =>
  from.map((value, axis) => value + by[axis]! * share) as Point

/** Key frames that start at rest and hold their value between moves. */
class Keys {
  readonly times: number[] = []
  readonly values: number[] = []
  readonly path: Track['path']
  readonly rest: readonly number[]

  constructor(path: Track['path'], rest: readonly number[]) {
    this.path = path
    this.rest = rest
  }

  /** Adds a key; one that comes later than the last holds the value until then. */
  add(time: number, value: readonly number[]): void {
    const last = this.times.at(-1)
    if (last === undefined && time > 0) this.push(0, this.rest)
    if (last !== round(time)) this.push(time, value)
  }

  closed(end: number): Track {
    const width = this.rest.length
    if (this.times.at(-1)! < end) this.push(end, this.values.slice(-width))
    return { path: this.path, times: this.times, values: this.values }
  }

  private push(time: number, value: readonly number[]): void {
    this.times.push(round(time))
    this.values.push(...value)
  }
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4

const between = (from: Point, to: Point, share: number): Point =>
  from.map((value, axis) => value + (to[axis]! - value) * share) as Point
