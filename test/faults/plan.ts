import type { InquiryRequest } from '../../client/shared/inquiry-contract.ts'
import { validInquiry } from '../support/site/inquiry-samples.ts'
import type { Answer } from '../support/site/receiver.ts'
import { seededRandom, seededUuid } from './random.ts'

/**
 * One buyer's inquiry: its values, by form or JSON, whether it is resent after an error, and the receiver's answers to
 * its delivery.
 */
export type Planned = {
  inquiry: InquiryRequest
  way: 'script' | 'form'
  resends: boolean
  /** The honeypot was filled: held, and released by an operator at the end. */
  honeypotFilled: boolean
  answers: Answer[]
}

/** Answers of the automation host and their weights. */
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

/** More failures than the schedule has attempts, so that the inquiry waits for an operator. */
const hopeless = 12

/** The receiver's answers to alerts in order; equal for equal seeds. */
export function planAlerts(seed: number, count: number): Answer[] {
  const random = seededRandom(seed + 1)
  return Array.from({ length: count }, () => (random() < 0.6 ? 200 : pick(random)))
}

/**
 * Plans inquiries and the receiver's answers; equal for equal seeds. `needingOperator` is the share that is held, and
 * the share that is undelivered.
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
