import { expect, test } from 'vitest'
import { countAlerts } from '../../faults/posts.ts'
import { startSite } from '../../support/site/helpers.ts'
import { validInquiry } from '../../support/site/inquiry-samples.ts'
import { until } from '../../support/wait.ts'

/** Numbers of inquiries that are posted at the same moment. The variable is for longer runs (src/inquiry/README.md). */
const bursts = process.env.ALERT_BURSTS?.split(',').map(Number) ?? [2, 60]

const sites = await Promise.all(
  [1, 2, 8].map(async (window) => ({
    window,
    site: await startSite((url) => ({ ALERT_WEBHOOK_URL: `${url}/alert`, ALERT_WINDOW: String(window) })),
  })),
)

test.concurrent.for(sites)(
  'every alert of a burst is sent once with ALERT_WINDOW $window',
  { timeout: 3_600_000 },
  async ({ window, site }) => {
    const count = () => countAlerts(site.receiver.posts, ['inquiry.held'])
    const { ALERTS } = await site.bindings()
    const isComplete = async (key: string) => (await (await ALERTS.get(key)).status()).status === 'complete'
    const keys: string[] = []
    let raised = 0
    for (const size of bursts) {
      const inquiries = Array.from({ length: size }, () => validInquiry({ leave_empty: 'x' }))
      const answers = await Promise.all(inquiries.map((inquiry) => site.postJson('/api/inquiries', inquiry)))
      expect(answers.map(({ status }) => status)).toEqual(Array(size).fill(202))
      raised += size
      for (const answer of answers) {
        const { id } = (await answer.json()) as { id: string }
        keys.push(`${id}-1-held-0-0`)
      }
      await until(`${raised} alerts`, () => count() >= raised, 600_000)
      expect(count()).toBe(raised)
      if (process.env.ALERT_BURSTS) {
        process.stdout.write(`window of ${window} s: ${raised} alerts in ${site.alerts().length} posts\n`)
      }
    }
    // An alert that is not in the digest is sent alone, some seconds after the window.
    for (const key of keys) await until(`the end of ${key}`, () => isComplete(key), 300_000)
    expect(count()).toBe(raised)
  },
)
