import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { referenceOf } from '../../../client/shared/inquiry-contract.ts'

/** How the test receiver answers one post. */
export type Answer =
  | number
  | 'hang'
  | 'reset'
  | {
      status: number
      headers?: Record<string, string>
      /** Milliseconds before it answers. */
      after?: number
      body?: string
    }

export type Post = {
  path: string
  id: string
  at: number
  headers: Record<string, string>
  body: string
  /** The status that was sent, even if the client had stopped waiting. */
  answered?: number
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** An HTTP server on loopback that records every post and answers each id as planned, with 200 after the plan's end. */
export async function startReceiver() {
  const posts: Post[] = []
  const plans = new Map<string, Answer[]>()
  let otherwise: Answer = 200
  let byBody: ((body: string) => Answer[] | undefined) | undefined

  const server = createServer(async (request, response) => {
    const id = String(request.headers['webhook-id'] ?? '')
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const body = await text(request).catch(() => undefined)
    if (body === undefined) return
    const post: Post = { path: request.url ?? '', id, at: Date.now(), headers, body }
    posts.push(post)
    const key = request.url === '/alert' ? 'alerts' : referenceOf(id)
    if (!plans.has(key)) plans.set(key, byBody?.(body) ?? [])
    const plan = plans.get(key)
    const answer = plan?.shift() ?? otherwise
    if (answer === 'hang') return
    if (answer === 'reset') return request.socket.resetAndDestroy()
    const {
      status,
      headers: sent = {},
      after = 0,
      body: content = 'ok',
    } = typeof answer === 'number' ? { status: answer } : answer
    if (after > 0) await new Promise((resolve) => setTimeout(resolve, after))
    post.answered = status
    response.writeHead(status, sent).end(status === 204 ? undefined : content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    /** The next answers to posts with this reference: the posted id or the stored one. */
    plan(id: string, ...answers: Answer[]): void {
      plans.set(referenceOf(id), answers)
    },
    /** The next answers to alerts, posted to /alert. */
    planAlerts(...answers: Answer[]): void {
      plans.set('alerts', answers)
    },
    /** Sets a function that chooses the answers to an id without a plan by the body of the post. */
    planByBody(find: (body: string) => Answer[] | undefined): void {
      byBody = find
    },
    /** The answer to posts without a plan. */
    answerOthers(answer: Answer): void {
      otherwise = answer
    },
    /** Every post with this reference so far: the posted id or the stored one. */
    of(id: string): Post[] {
      return posts.filter((post) => referenceOf(post.id) === referenceOf(id))
    },
    close(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
