import { createHmac } from 'node:crypto'
import type { Post } from '../support/site/receiver.ts'

/**
 * Whether a post has our signature (Standard Webhooks). Its age is ignored, because it may be checked an hour later.
 */
export function isSigned({ headers, body }: Post, secret: string): boolean {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(content).digest('base64')
  return headers['webhook-signature']?.split(' ').includes(`v1,${signature}`) ?? false
}

/** Whether a post is an alert that the receiver accepted. */
export function isAcceptedAlert({ path, answered }: Post): boolean {
  return path === '/alert' && answered !== undefined && answered >= 200 && answered < 300
}

/** Counts alerts of these events in the accepted posts, summaries included. A post that was repeated counts once. */
export function countAlerts(posts: Post[], events: string[] = needsOperator): number {
  const bodies = new Map(posts.filter(isAcceptedAlert).map(({ id, body }) => [id, JSON.parse(body) as AlertBody]))
  return [...bodies.values()]
    .flatMap(({ event, counts }) => Object.entries(counts ?? { [event]: 1 }))
    .reduce((sum, [event, count]) => sum + (events.includes(event) ? count : 0), 0)
}

type AlertBody = { event: string; counts?: Record<string, number> }

const needsOperator = ['inquiry.undelivered', 'inquiry.held', 'inquiry.broken']
