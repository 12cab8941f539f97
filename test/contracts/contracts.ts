/**
 * The names that others depend on: browsers, buyers' bookmarks, operators' scripts, receivers of webhooks, and workflow
 * instances that are stored for months. A change of a name here breaks them, and a stored name needs a migration.
 */

/** Pages; each takes `?lng=`. */
export const pages = [
  '/',
  '/about',
  '/faq',
  '/contact',
  '/machines',
  '/machines/rubber',
  '/machines/silicone',
  '/machines/brake',
  '/machines/auxiliary',
  '/machines/customizations',
]

/** Number of machine pages, all listed in sitemap.xml. */
export const machinePages = 21

export const languages = ['en', 'zh', 'ru', 'es', 'ar']

/** GET requests and their status, content type and JSON keys. */
export const resources = [
  { path: '/healthz', type: 'application/json', keys: ['version', 'content'] },
  {
    path: '/data/machines/VF/neutral.json',
    type: 'application/json',
    keys: ['images', 'applicationImages', 'specTable', 'installation', 'cycle', 'default'],
  },
  { path: '/data/machines/VF/en.json', type: 'application/json', keys: ['title', 'keyFeatures'] },
  { path: '/data/machines/en.json', type: 'application/json', keys: ['VF', 'HF', 'LV1', 'OpenMill'] },
  { path: '/data/schema.json', type: 'application/json', keys: ['$schema'] },
  { path: '/sitemap.xml', type: 'application/xml' },
  { path: '/robots.txt', type: 'text/plain' },
]

/** POST addresses beside the pages with a form. */
export const postPaths = ['/api/inquiries', '/api/events', '/api/inquiry-list', '/api/csp-reports']

export const cookies = { language: 'userLanguage', inquiryList: 'inquiryList', units: 'units' }

/** Names of the fields of the inquiry form. */
export const formFields = [
  'company',
  'name',
  'email',
  'application',
  'message',
  'machine',
  'country',
  'phone',
  'leave_empty',
  'id',
  'lng',
]

/** Keys of a delivered inquiry, in order. */
export const deliveredKeys = ['company', 'name', 'email', 'application', 'message', 'machine', 'country']

/** Headers of a delivered inquiry. */
export const deliveryHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'idempotency-key']

/** Documented attributes of the sizing page, which other programs read. */
export const sizingAttributes = ['data-model', 'data-clamp', 'data-line']

/** Fields of each log event, besides `event`, `version` and `content`; `optional` fields are left out when unknown. */
export const logEvents: Record<string, { fields: string[]; optional?: string[] }> = {
  request: { fields: ['id', 'method', 'path', 'status', 'ms'], optional: ['lang', 'country', 'colo', 'ray'] },
  'inquiry.accepted': { fields: ['id', 'source', 'lang', 'machine'], optional: ['repeated'] },
  'inquiry.invalid': { fields: ['id', 'source', 'lang', 'fields'] },
  'inquiry.refused': { fields: ['status'], optional: ['id', 'error'] },
  'inquiry.held': { fields: ['id', 'source', 'lang', 'machine'] },
  'inquiry.delivered': { fields: ['id', 'attempt', 'status', 'ms'] },
  'inquiry.retry': { fields: ['id', 'attempt', 'status', 'wait', 'ms'] },
  'inquiry.undelivered': { fields: ['id', 'attempt', 'status', 'ms'] },
  'inquiry.replayed': { fields: ['id', 'replays'] },
  'event.received': { fields: ['outcome', 'source'], optional: ['status'] },
  'chunk.error': { fields: ['kind'] },
  'csp.violation': { fields: ['directive', 'blocked'] },
  'alert.sent': { fields: ['id', 'about', 'attempt', 'status'] },
  'settings.invalid': { fields: ['setting', 'problem'] },
}

/** Log events that need a failing platform; only their names are checked here. */
export const rareLogEvents = [
  'inquiry.broken',
  'inquiry.continued',
  'alert.failed',
  'event.lost',
  'limiter.failed',
  'content.miss',
  'content.fallback',
  'render.error',
]

export const settings = [
  'INQUIRY_WEBHOOK_URL',
  'EVENTS_WEBHOOK_URL',
  'ALERT_WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'RETRY_SCHEDULE',
  'REMINDER_SCHEDULE',
  'ALERT_WINDOW',
  'STEPS_PER_INSTANCE',
  'SITE_ORIGIN',
  'RATE_LIMIT',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'VITALS',
]

/** Bindings of wrangler.toml, for both deployments. */
export const bindings = ['ASSETS', 'CONTENT', 'DELIVERY', 'ALERTS', 'RATE_LIMITER', 'VITALS_LIMITER', 'VERSION']

/** Workflow names and their classes; instances are stored under them. */
export const workflows = {
  'deliver-inquiry': 'DeliverInquiry',
  'tell-people': 'TellPeople',
  'deliver-inquiry-preview': 'DeliverInquiry',
  'tell-people-preview': 'TellPeople',
}

/** Steps of stored instances by the beginning of their names, and the events that they wait for. */
export const stepNames = [
  ...['attempt ', 'wait ', 'tell ', 'replay ', 'continue', 'broken'],
  ...['append', 'before look ', 'look ', 'wait for the end of the window', 'send ', 'alert '],
]
export const eventTypes = ['replay', 'alert']

/** A stored `deliver-inquiry` instance that continues an earlier one, with every field of instances in production. */
export const storedInquiry = {
  body: {
    company: 'Example Seals',
    name: 'A. Buyer',
    email: 'buyer@example.com',
    application: 'O-rings',
    message: 'Please quote.',
    machine: 'Vertical press',
    country: 'Germany',
  },
  source: 'custom_form',
  lang: 'en',
  held: false,
  signed: true,
  steps: 800,
  continued: {
    id: 'c0ffee00-0000-4000-8000-000000000001',
    part: 2,
    progress: { attempts: 3, status: 500, retries: 1, replays: 1, waiting: false, reminders: 0, told: false },
  },
}

/** A stored instance of `tell-people`. */
export const storedAlert = {
  event: 'inquiry.undelivered',
  id: 'c0ffee00-0000-4000-8000-000000000001',
  attempts: 4,
  status: 500,
  reminders: 0,
  held: false,
}

/** Keys of the KV namespace CONTENT. */
export const kvPointer = 'machines/current'
export const kvKeys = [kvPointer, 'machines/previous', 'machines/built']
export const kvMetadata = ['uploadedAt', 'schema']

/** npm scripts and words of their `--help`. */
export const commands: Record<string, string[]> = {
  start: ['--port', '--var', '--env', '--persist-to', '--ip'],
  inquiries: [
    'list',
    'show',
    'export',
    'replay',
    'erase',
    '--all',
    '--since',
    '--state',
    '--local',
    '--port',
    '--env',
    '--to',
    '--yes',
  ],
  tail: ['--stdin', '--errors', '--inquiry', '--country', '--env'],
  deploy: ['--env', '--var', '--dry-run'],
  doctor: ['--env', '--var'],
  'content:check': [],
  'content:diff': ['--local', '--port', '--persist-to', '--env'],
  'content:publish': ['--yes', '--local', '--port', '--persist-to', '--env'],
  'content:history': ['--local'],
  'content:rollback': ['VERSION', '--yes', '--local'],
  'content:export': ['--to', 'new'],
  'content:import': ['.xlsx'],
}
