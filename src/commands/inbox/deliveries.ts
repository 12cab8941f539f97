import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

export const kinds = ['inquiry', 'event', 'alert'] as const
export type Kind = (typeof kinds)[number]

/** One accepted post. `times`: number of posts with this id so far, this one included. */
const deliverySchema = v.object({
  kind: v.picklist(kinds),
  receivedAt: v.string(),
  id: v.string(),
  times: v.number(),
  signature: v.picklist(['right', 'wrong', 'none']),
  body: v.unknown(),
})
export type InboxPost = v.InferOutput<typeof deliverySchema>

/** Maximum number of deliveries of each kind; older ones are deleted. */
export const maxDeliveries = 1000

/** Only the user who runs the site may read what buyers typed. */
const mode = 0o600

/** The deliveries of one state folder, newest first. They are stored in a file beside it, one JSON line each. */
export function openDeliveries(file: string) {
  const deliveries: Record<Kind, InboxPost[]> = { inquiry: [], event: [], alert: [] }

  function insert(delivery: InboxPost): void {
    deliveries[delivery.kind].unshift(delivery)
    deliveries[delivery.kind].splice(maxDeliveries)
  }

  function rewrite(): void {
    const oldestFirst = kinds.flatMap((kind) => deliveries[kind].toReversed())
    writeFileSync(file, oldestFirst.map((delivery) => `${JSON.stringify(delivery)}\n`).join(''), { mode })
  }

  if (existsSync(file)) {
    chmodSync(file, mode)
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // A line may be incomplete.
      const result = v.safeParse(v.pipe(v.string(), v.parseJson(), deliverySchema), line)
      if (result.success) insert(result.output)
    }
    // Removes deliveries beyond the maximum from the file.
    rewrite()
  }

  return {
    list: (kind: Kind): readonly InboxPost[] => deliveries[kind],

    add(delivery: Omit<InboxPost, 'times' | 'receivedAt'>): void {
      const times = 1 + deliveries[delivery.kind].filter(({ id }) => id !== '' && id === delivery.id).length
      const complete = { ...delivery, receivedAt: new Date().toISOString(), times }
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      appendFileSync(file, `${JSON.stringify(complete)}\n`, { mode })
      insert(complete)
    },

    erase(id: string): boolean {
      const rest = deliveries.inquiry.filter((delivery) => delivery.id !== id)
      if (rest.length === deliveries.inquiry.length) return false
      deliveries.inquiry = rest
      rewrite()
      return true
    },
  }
}
