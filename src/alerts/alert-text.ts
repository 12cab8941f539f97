import { referenceOf } from '../../client/shared/inquiry-contract.ts'
import type { Alert } from './send-alert.ts'

const maxReferences = 10

/** The command that an alert names. `workflowName`: that of the alerts; it ends with the deployment's `--env`. */
function inquiriesCommand(workflowName: string): string {
  const environment = /^tell-people-(.+)/.exec(workflowName)?.[1]
  return `npm run inquiries --${environment ? ` --env ${environment}` : ''}`
}

/** The JSON body of one alert; chat services show `text`. */
export function alertBody(alert: Alert, reminders: number[], workflowName: string): object {
  const { event, id, attempts, status, held } = alert
  const command = inquiriesCommand(workflowName)
  // Suspected spam should be reviewed before it is sent, and delivered inquiries can only be reviewed.
  const next = `${command} ${held || event === 'inquiry.delivered' ? 'show' : 'replay'} ${id}`
  return {
    text: `${sentence(alert, reminders)}${event === 'inquiry.delivered' ? '' : ` ${next}`}`,
    event,
    id,
    reference: referenceOf(id),
    attempts,
    status,
    command: next,
  }
}

/** The JSON body for the other alerts of a window: counts by event and the first references. */
export function summaryBody(alerts: Alert[], complete: boolean, workflowName: string): object {
  const command = inquiriesCommand(workflowName)
  const counts: Partial<Record<Alert['event'], number>> = {}
  for (const { event } of alerts) counts[event] = (counts[event] ?? 0) + 1
  const list = Object.entries(counts).map(([event, count]) => `${count} ${event.replace('inquiry.', '')}`)
  const references = [...new Set(alerts.map(({ id }) => referenceOf(id)))].slice(0, maxReferences)
  return {
    text: `Inquiries since the last alert: ${complete ? '' : 'at least '}${list.join(', ')}. ${command} list`,
    event: 'summary',
    counts,
    references,
    command: `${command} list`,
  }
}

function sentence({ event, id, attempts, status, reminders, held }: Alert, schedule: number[]): string {
  const inquiry = `Inquiry ${referenceOf(id)}`
  switch (event) {
    case 'inquiry.undelivered':
      return `${inquiry} could not be delivered after ${attempts} attempts (the last: ${status}). It is stored. After the receiver is fixed, run`
    case 'inquiry.held':
      return `${inquiry} is held, because the hidden field was filled. If it is genuine, replay it; show it with`
    case 'inquiry.broken':
      return `${inquiry} stopped because the platform's engine failed. It is stored. ${held ? 'If it is genuine, replay it; show it with' : 'To continue, run'}`
    case 'inquiry.misconfigured':
      return `${inquiry} cannot be sent (${status}). Check INQUIRY_WEBHOOK_URL and WEBHOOK_SECRET. It is stored and goes out with the next attempt after that, or at once with`
    case 'inquiry.waiting':
      return held
        ? `${inquiry} has been held for ${days(schedule, reminders)}. If it is genuine, replay it; show it with`
        : `${inquiry} has been waiting for ${days(schedule, reminders)}. Send it with`
    case 'inquiry.delivered':
      return `${inquiry} was delivered with attempt ${attempts}.`
  }
}

function days(schedule: number[], reminders: number): string {
  const last = schedule.at(-1) ?? 0
  const seconds = Array.from({ length: reminders }, (_, i) => schedule[i] ?? last).reduce((sum, wait) => sum + wait, 0)
  const count = Math.round(seconds / 86_400)
  return count === 1 ? '1 day' : count === 0 ? `${seconds} seconds` : `${count} days`
}
