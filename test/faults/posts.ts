import { createHmac } from 'node:crypto'
import type { Post } from '../support/receiver.ts'

/** Is a post's signature ours (Standard Webhooks)? Its age does not count: it may be looked at an hour later. */
export function isSigned({ headers, body }: Post, secret: string): boolean {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(content).digest('base64')
  return headers['webhook-signature']?.split(' ').includes(`v1,${signature}`) ?? false
}

/** Was this an alert, and was it taken? */
export function isTakenAlert({ path, answered }: Post): boolean {
  return path === '/alert' && answered !== undefined && answered >= 200 && answered < 300
}

/** Of how many inquiries that need a person the taken alerts speak; an alert that came twice counts once. */
export function countTold(posts: Post[]): number {
  const alerts = new Map(posts.filter(isTakenAlert).map(({ id, body }) => [id, JSON.parse(body) as Told]))
  return [...alerts.values()]
    .flatMap(({ event, counts }) => Object.entries(counts ?? { [event]: 1 }))
    .reduce((sum, [event, count]) => sum + (needing.includes(event) ? count : 0), 0)
}

type Told = { event: string; counts?: Record<string, number> }

const needing = ['inquiry.undelivered', 'inquiry.held', 'inquiry.broken']
