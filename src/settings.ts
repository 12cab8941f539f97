import * as v from 'valibot'

/** Waits of the delivery schedule in seconds: about three days in 15 attempts (design, chapter 8). */
const defaultSchedule = '10,30,60,300,900,1800,3600,7200,14400,28800,43200,43200,57600,57600'

/** Longest wait that one entry may ask for: a year, the platform's limit for a sleep. */
const longestWait = 31_536_000

const webhookUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isHttpUrl(text), 'must be empty or an http(s) address'),
)

const schedule = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((entry) => Number(entry.trim() || Number.NaN))),
  v.array(
    v.pipe(
      v.number('must be whole seconds, separated by commas'),
      v.integer('must be whole seconds, separated by commas'),
      v.minValue(1, 'waits must be at least 1 second'),
      v.maxValue(longestWait, 'waits must be at most a year'),
    ),
  ),
  v.maxLength(100, 'at most 100 waits'),
)

const secrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.check(isSecret, 'must be base64, with or without whsec_, at least 16 bytes'))),
)

const onOff = v.picklist(['on', 'off'], 'must be on or off')

const fields = {
  INQUIRY_WEBHOOK_URL: { schema: webhookUrl, fallback: '' },
  EVENTS_WEBHOOK_URL: { schema: webhookUrl, fallback: '' },
  WEBHOOK_SECRET: { schema: secrets, fallback: '' },
  RETRY_SCHEDULE: { schema: schedule, fallback: defaultSchedule },
  RATE_LIMIT: { schema: onOff, fallback: 'on' },
  CONTACT_EMAIL: {
    schema: v.pipe(v.string(), v.trim(), v.email('must be an e-mail address')),
    fallback: 'sales@example.com',
  },
  CONTACT_PHONE: {
    schema: v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ()-]{5,30}$/, 'must be a phone number')),
    fallback: '+86 20 0000 0000',
  },
  VITALS: { schema: onOff, fallback: 'off' },
} as const

export type SettingName = keyof typeof fields

export type Settings = {
  inquiryWebhookUrl: string
  eventsWebhookUrl: string
  /** Signing secrets, newest first; empty = unsigned. */
  webhookSecrets: string[]
  /** Seconds between delivery attempts. */
  retrySchedule: number[]
  rateLimit: boolean
  contactEmail: string
  contactPhone: string
  vitals: boolean
}

export type SettingProblem = { setting: SettingName; problem: string }

/**
 * Reads the settings from the Worker's variables (or any record of texts). A bad value never throws: it is reported
 * in `problems` and its default is used, so that pages and inquiries go on.
 */
export function readSettings(vars: Partial<Record<SettingName, unknown>>): {
  settings: Settings
  problems: SettingProblem[]
} {
  const problems: SettingProblem[] = []

  function read<N extends SettingName>(setting: N): v.InferOutput<(typeof fields)[N]['schema']> {
    const { schema, fallback } = fields[setting]
    const result = v.safeParse(schema, vars[setting] ?? fallback)
    if (!result.success) problems.push({ setting, problem: result.issues[0].message })
    return (result.success ? result.output : v.parse(schema, fallback)) as v.InferOutput<(typeof fields)[N]['schema']>
  }

  const settings = {
    inquiryWebhookUrl: read('INQUIRY_WEBHOOK_URL'),
    eventsWebhookUrl: read('EVENTS_WEBHOOK_URL'),
    webhookSecrets: read('WEBHOOK_SECRET'),
    retrySchedule: read('RETRY_SCHEDULE'),
    rateLimit: read('RATE_LIMIT') === 'on',
    contactEmail: read('CONTACT_EMAIL'),
    contactPhone: read('CONTACT_PHONE'),
    vitals: read('VITALS') === 'on',
  }
  return { settings, problems }
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function isSecret(text: string): boolean {
  const encoded = text.replace(/^whsec_/, '')
  return /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) && (encoded.replace(/=+$/, '').length * 3) / 4 >= 16
}
