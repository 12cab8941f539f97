import type { Settings } from '../settings.ts'

/** Where posts of one kind go, and how they are signed. */
export type WebhookTarget = {
  url: string
  /** Newest first; empty = unsigned. */
  secrets: string[]
  /** A setting that this needs is refused or gone: nothing is sent, least of all unsigned. */
  misconfigured: boolean
}

/** The automation service; `signed`: what is to be sent was accepted while there was a secret. */
export function inquiryTarget(settings: Settings, signed: boolean): WebhookTarget {
  const { inquiryWebhookUrl, webhookSecrets, refused } = settings
  const gone = signed && webhookSecrets.length === 0
  return {
    url: inquiryWebhookUrl,
    secrets: webhookSecrets,
    misconfigured: gone || refused.includes('INQUIRY_WEBHOOK_URL') || refused.includes('WEBHOOK_SECRET'),
  }
}

/** Where analytics events are relayed to. */
export function eventTarget({ eventsWebhookUrl, webhookSecrets, refused }: Settings): WebhookTarget {
  return { url: eventsWebhookUrl, secrets: webhookSecrets, misconfigured: refused.includes('WEBHOOK_SECRET') }
}

/** Whoever is to be told; an alert goes out with a wrong secret, too, because it is the alert that says so. */
export function alertTarget({ alertWebhookUrl, webhookSecrets }: Settings): WebhookTarget {
  return { url: alertWebhookUrl, secrets: webhookSecrets, misconfigured: false }
}
