import { createApp } from './app.tsx'
import type { Env } from './env.ts'

export { DeliverInquiry } from './inquiry/deliver-inquiry.ts'

const app = createApp()

export default {
  fetch: app.fetch,
} satisfies ExportedHandler<Env>
