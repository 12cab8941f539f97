import type { Settings } from '../settings.ts'

/** URL of a webhook and the secrets that sign its posts. */
export type WebhookTarget = {
  url: string
  /** Newest first; empty = unsigned. */
  secrets: string[]
  /** A required setting is invalid or missing: nothing is sent, and never unsigned. */
  misconfigured: boolean
}

/** The automation service; `signed`: there was a secret when the inquiry was accepted. */
export function inquiryTarget(settings: Settings, signed: boolean): WebhookTarget {
  const { inquiryWebhookUrl, webhookSecrets, refused } = settings
  const gone = signed && webhookSecrets.length === 0
  return {
    url: inquiryWebhookUrl,
    secrets: webhookSecrets,
    misconfigured: gone || refused.includes('INQUIRY_WEBHOOK_URL') || refused.includes('WEBHOOK_SECRET'),
  }
}

/** Receiver of analytics events. */
export function eventTarget({ eventsWebhookUrl, webhookSecrets, refused }: Settings): WebhookTarget {
  return { url: eventsWebhookUrl, secrets: webhookSecrets, misconfigured: refused.includes('WEBHOOK_SECRET') }
}

/** Receiver of alerts. Alerts are sent even when the secret is invalid, because they report exactly that. */
export function alertTarget({ alertWebhookUrl, webhookSecrets }: Settings): WebhookTarget {
  return { url: alertWebhookUrl, secrets: webhookSecrets, misconfigured: false }
}
