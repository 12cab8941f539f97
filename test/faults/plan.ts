import type { InquiryRequest } from '../../client/shared/inquiry-contract.ts'
import { validInquiry } from '../support/inquiry-samples.ts'
import type { Answer } from '../support/receiver.ts'
import { seededRandom, seededUuid } from './random.ts'

/** One buyer's inquiry: what is sent, by which way, whether it is sent again after an error, and what its delivery meets. */
export type Planned = {
  inquiry: InquiryRequest
  way: 'script' | 'form'
  resends: boolean
  /** The trap field was filled: held, released by an operator at the end. */
  honeypotFilled: boolean
  answers: Answer[]
}

/** What the automation host does and how often (weights). */
const faults: [number, Answer][] = [
  [30, 500],
  [15, 404],
  [15, { status: 429, headers: { 'retry-after': '2' } }],
  [10, { status: 302, headers: { location: '/elsewhere' } }],
  [15, 'reset'],
  [5, 'hang'],
  [5, { status: 200, after: 11_000 }],
  [5, { status: 503, headers: { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' } }],
]

/** More failures than the schedule has attempts: such an inquiry waits for an operator. */
const hopeless = 12

/** What meets alerts, one after the other: the same for the same seed. */
export function planAlerts(seed: number, count: number): Answer[] {
  const random = seededRandom(seed + 1)
  return Array.from({ length: count }, () => (random() < 0.6 ? 200 : pick(random)))
}

/**
 * Plans inquiries and what they meet; the same for the same seed. `needingOperator` is the share that is held, and the share
 * that is undelivered.
 */
export function planFaults(seed: number, count: number, needingOperator = 0.01): Planned[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, number) => {
    const id = seededUuid(random)
    const honeypotFilled = random() < needingOperator
    const failures = random() < needingOperator ? hopeless : Math.floor(random() ** 2 * 5)
    return {
      inquiry: validInquiry({
        id,
        company: `Company ${number}`,
        message: `number ${number}\nзаказ 😀`,
        ...(honeypotFilled && { leave_empty: 'x' }),
      }),
      honeypotFilled,
      way: random() < 0.25 ? 'form' : 'script',
      resends: random() < 0.7,
      answers: Array.from({ length: failures }, () => (failures === hopeless ? 500 : pick(random))),
    }
  })
}

function pick(random: () => number): Answer {
  let rest = random() * faults.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, answer] of faults) {
    rest -= weight
    if (rest < 0) return answer
  }
  return 500
}
