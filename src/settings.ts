import * as v from 'valibot'
import type { Env } from './env.ts'
import { isLoopback } from './http/hostnames.ts'
import { log } from './log.ts'
import { memoize } from './memoize.ts'

const secondsPerDay = 86_400

/** Delays of the delivery schedule in seconds: about three days in 15 attempts. */
const defaultSchedule = '10,30,60,300,900,1800,3600,7200,14400,28800,43200,43200,57600,57600'

/** Delays between reminders: they are sent after 1, 3, 7, 14 and 30 days, then monthly (the last repeats). */
const defaultReminders = [1, 2, 4, 7, 16, 30].map((days) => days * secondsPerDay).join(',')

/** Maximum of one delay, and of the sum of a schedule; longer delays need manual handling. */
const maxWaitSeconds = 30 * secondsPerDay
const maxSumSeconds = 90 * secondsPerDay

function addressCheck(isValid: (url: URL) => boolean, message: string) {
  return v.check((text: string) => text === '' || (URL.canParse(text) && isValid(new URL(text))), message)
}

const webhookUrl = v.pipe(
  v.string(),
  v.trim(),
  addressCheck(
    ({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)),
    'must be empty or begin with https:// (http only to this machine itself)',
  ),
  addressCheck(({ username, password }) => username + password === '', 'must not contain a user name or password'),
)

const origin = v.pipe(
  webhookUrl,
  addressCheck(
    ({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '',
    'must be scheme and host only, https://www.example.com',
  ),
  v.transform((text) => text && new URL(text).origin),
)

const waits = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(
    v.pipe(
      v.string(),
      v.trim(),
      v.digits('must be whole seconds, separated by commas'),
      v.transform(Number),
      v.minValue(1, 'waits must be at least 1 second'),
      v.maxValue(maxWaitSeconds, 'waits must be at most 30 days (2592000)'),
    ),
  ),
  v.maxLength(50, 'at most 50 waits'),
)

const schedule = v.pipe(
  waits,
  v.check((list) => list.reduce((sum, wait) => sum + wait, 0) <= maxSumSeconds, 'all waits together at most 90 days'),
)

const secrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.check(isSecret, 'must be base64, with or without whsec_, at least 16 bytes'))),
)

function count(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`
  return v.pipe(v.string(), v.digits(message), v.transform(Number), v.minValue(min, message), v.maxValue(max, message))
}

const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((text) => text === 'on'),
)

const email = v.pipe(v.string(), v.trim(), v.email('must be an e-mail address'))
const phone = v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ()-]{5,30}$/, 'must be a phone number'))

/** The settings by their field in `Settings`: name of the variable, schema, and the text that is the default. */
const fields = {
  inquiryWebhookUrl: { name: 'INQUIRY_WEBHOOK_URL', schema: webhookUrl, fallback: '' },
  eventsWebhookUrl: { name: 'EVENTS_WEBHOOK_URL', schema: webhookUrl, fallback: '' },
  alertWebhookUrl: { name: 'ALERT_WEBHOOK_URL', schema: webhookUrl, fallback: '' },
  /** Signing secrets, newest first; empty = unsigned. */
  webhookSecrets: { name: 'WEBHOOK_SECRET', schema: secrets, fallback: '' },
  /** Seconds between delivery attempts. */
  retrySchedule: { name: 'RETRY_SCHEDULE', schema: schedule, fallback: defaultSchedule },
  /** Seconds between reminders of an inquiry that waits for an operator; the last repeats. */
  reminders: { name: 'REMINDER_SCHEDULE', schema: waits, fallback: defaultReminders },
  /** Seconds in which all alerts but the first are collected into one. */
  alertWindow: { name: 'ALERT_WINDOW', schema: count(1, secondsPerDay), fallback: '600' },
  /** Steps of a workflow instance after which a new one continues; the platform allows 1,024 on the free plan. */
  stepsPerInstance: { name: 'STEPS_PER_INSTANCE', schema: count(10, 5000), fallback: '800' },
  /** Origin of canonical URLs; empty: the request's own. */
  siteOrigin: { name: 'SITE_ORIGIN', schema: origin, fallback: '' },
  rateLimit: { name: 'RATE_LIMIT', schema: onOff, fallback: 'on' },
  contactEmail: { name: 'CONTACT_EMAIL', schema: email, fallback: 'sales@example.com' },
  contactPhone: { name: 'CONTACT_PHONE', schema: phone, fallback: '+86 20 0000 0000' },
  vitals: { name: 'VITALS', schema: onOff, fallback: 'off' },
} as const
type Fields = typeof fields

export type SettingName = Fields[keyof Fields]['name']

export const settingNames = Object.values(fields).map(({ name }) => name)

export type Settings = { [Field in keyof Fields]: v.InferOutput<Fields[Field]['schema']> } & {
  /** Their defaults apply. Inquiries wait while their URL or secret is invalid; events are lost while the secret is. */
  invalid: SettingName[]
}

/** Parses the settings. An invalid value never throws: `problems` names it and the default is used. */
export function readSettings(vars: Partial<Record<SettingName, unknown>>) {
  const problems: { setting: SettingName; problem: string }[] = []
  const values = Object.entries(fields).map(([field, { name, schema, fallback }]) => {
    const result = v.safeParse(schema, String(vars[name] ?? fallback), { abortPipeEarly: true })
    if (!result.success) problems.push({ setting: name, problem: result.issues[0].message })
    return [field, result.success ? result.output : v.parse(schema, fallback)]
  })
  const invalid = problems.map(({ setting }) => setting)
  return { settings: { ...Object.fromEntries(values), invalid } as Settings, problems }
}

const settingsByEnv = new WeakMap<Env, Settings>()

/** The settings of this isolate, parsed once; invalid settings are logged once as `settings.invalid`. */
export function currentSettings(env: Env): Settings {
  return memoize(settingsByEnv, env, () => {
    const { settings, problems } = readSettings(env)
    for (const { setting, problem } of problems) log('settings.invalid', { setting, problem })
    return settings
  })
}

/** Origin of public URLs: SITE_ORIGIN, or that of the request. */
export function publicOrigin(env: Env, requestUrl: string): string {
  return currentSettings(env).siteOrigin || new URL(requestUrl).origin
}

/** Decodes once, as signing will: some base64-looking strings are not decodable. */
function isSecret(text: string): boolean {
  try {
    return atob(text.replace(/^whsec_/, '')).length >= 16
  } catch {
    return false
  }
}
