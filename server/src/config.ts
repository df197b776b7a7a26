import { z } from 'zod'

/** The only file that reads the environment. It reports all errors at once, so that a start fails only once. */

const seconds = (fallback: number) => z.coerce.number().int().positive().default(fallback)
const origin = z.url().transform((url) => new URL(url).origin)
const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),

  HUB_URL: origin.default('http://hub.northwind.localhost:8080'),
  SIGN_IN_URL: origin.default('http://id.northwind.localhost:8081'),
  /** The hub's internal URL of the sign-in service. */
  SIGN_IN_INTERNAL_URL: origin.default('http://127.0.0.1:8081'),
  WEB_PORT: z.coerce.number().int().default(8080),
  SIGN_IN_PORT: z.coerce.number().int().default(8081),
  /** Port of a worker's /health and /ready; 0 turns it off. */
  WORKER_PORT: z.coerce.number().int().default(0),
  /** Port of /metrics, for every role; 0 turns it off. */
  METRICS_PORT: z.coerce.number().int().default(0),
  BIND_ADDRESS: z.string().default('127.0.0.1'),
  /** How long a stopping process keeps serving while the load balancer learns from /ready to send no more requests. */
  STOP_NOTICE_MS: z.coerce.number().int().nonnegative().optional(),
  /** Proxies whose X-Forwarded-For is trusted. Production must name them or set STANDS_ALONE. */
  TRUSTED_PROXIES: list.default([]),
  /** There is no proxy in front of this process: a caller's address is that of its connection. */
  STANDS_ALONE: flag.default(false),
  /** Whether /docs is public; by default only in development. */
  API_DOCS: flag.optional(),
  /** The __Host- prefix and Secure; may be false only if every origin is plain http. */
  SECURE_COOKIES: flag.optional(),

  DATABASE_URL: z.url(),
  DATABASE_POOL_SIZE: z.coerce.number().int().positive().default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: z.coerce.number().int().positive().default(4_000),
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().default('partner-hub'),
  TEMPORAL_TASK_QUEUE: z.string().default('partner-hub'),
  WORKFLOW_BUNDLE: z.string().optional(),
  SMTP_URL: z.url().default('smtp://127.0.0.1:1025'),
  /** The sender address of mails; the sender name is the hub's. */
  MAIL_ADDRESS: z.email().default('hub@northwind.example'),
  /** The limit for all workers together. */
  MAILS_PER_SECOND: z.coerce.number().positive().default(20),
  /** The DNS selector of MAIL_DKIM_KEY's public half; leave it out if a relay signs. */
  MAIL_DKIM_SELECTOR: z.string().min(1).optional(),
  S3_ENDPOINT: z.url().default('http://127.0.0.1:7070'),
  /** The URL browsers use for stored files; the endpoint itself by default. */
  S3_PUBLIC_URL: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default('partner-hub'),
  /** The URL browsers use for Books. */
  BOOKS_URL: origin.default('http://books.northwind.localhost:8082'),
  /** The hub's internal URL of Books, and its credentials there. */
  BOOKS_INTERNAL_URL: origin.default('http://127.0.0.1:8082'),
  BOOKS_CLIENT_ID: z.string().min(1).default('partner-hub'),
  /** How long Books may take to open an account; only a story waits for it. */
  BOOKS_OPEN_TIMEOUT_MS: z.coerce.number().int().positive().default(70_000),
  /** How long a reader waits for settings before seeing the copy. */
  BOOKS_READ_TIMEOUT_MS: z.coerce.number().int().positive().default(1_500),
  /** How long a registration waits for the account before it responds without its URL. */
  PROVISION_WAIT_MS: z.coerce.number().int().positive().default(10_000),
  /** How long an acceptance waits for Books to know the owner before it responds. */
  LINK_WAIT_MS: z.coerce.number().int().positive().default(5_000),
  /** The card provider's API; Braintree's is https://api.braintreegateway.com. */
  CARDS_INTERNAL_URL: origin.default('http://127.0.0.1:8083'),
  /** Where the card provider's own form comes from, which firms that are not migrated frame. */
  CARDS_URL: origin.default('http://cards.pay.localhost:8083'),
  CARDS_MERCHANT_ID: z.string().min(1).default('northwind'),
  CARDS_PUBLIC_KEY: z.string().min(1).default('development'),
  /** Given to card forms in place of a client token per opening (DEC-110). */
  CARDS_TOKENIZATION_KEY: z.string().min(1).optional(),
  /** How long a call to the card provider may take. */
  CARDS_TIMEOUT_MS: z.coerce.number().int().positive().default(20_000),
  /** Longer than any charge can be under way; after it, a payment without an answer is looked up. */
  CARDS_IN_FLIGHT_MS: z.coerce.number().int().positive().default(120_000),
  /** How long the selection of a plan waits for its payment before it responds. */
  CHARGE_WAIT_MS: z.coerce.number().int().positive().default(10_000),
  /** Where the card provider's fields come from; Braintree's are at https://assets.braintreegateway.com. */
  CARDS_FRAME_URL: origin.default('http://cards.pay.localhost:8083'),
  /** Where browsers send cards; Braintree takes them at https://payments.braintree-api.com and https://api.braintreegateway.com. */
  CARDS_BROWSER_URLS: list.pipe(z.array(origin)).default(['http://cards.pay.localhost:8083']),
  /** Collector for traces, OTLP over HTTP; without it none are sent. */
  TRACES_URL: z.url().optional(),

  HUB_NAME: z.string().min(1).default('Partner Hub'),
  PROVIDER_NAME: z.string().default('Northwind'),
  PROVIDER_PRODUCT_NAME: z.string().default('Northwind Books'),
  /** Part of an opened account's path: /client-books/:uuid. */
  PROVIDER_PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('books'),
  SUPPORT_URL: z.url().default('https://support.northwind.example/'),
  /** An article on updating billing information, for people whose card was refused. */
  BILLING_HELP_URL: z.url().default('https://support.northwind.example/billing-information'),
  SUPPORT_PHONE: z.string().min(1).default('1-866-555-0142'),
  ACADEMY_URL: z.url().default('https://academy.northwind.example/partners'),
  BOOKING_URL: z.url().default('https://book.northwind.example/onboarding-call'),
  TERMS_URL: z.url().default('https://northwind.example/collaborative-accounting/terms'),
  /** The terms for business owners, who are not partners. */
  PRODUCT_TERMS_URL: z.url().default('https://northwind.example/terms'),
  TERMS_VERSION: z.string().default('2026-01'),
  PRIVACY_URL: z.url().default('https://northwind.example/privacy'),
  WELCOME_VIDEO_URL: z.string().default('/media/welcome.mp4'),

  /** Limits per `web` process: calls per person (average, burst) and firm, concurrent reads per session. */
  CALLS_PER_SECOND: z.coerce.number().positive().default(20),
  CALL_BURST: z.coerce.number().int().positive().default(100),
  FIRM_CALLS_PER_SECOND: z.coerce.number().int().positive().default(200),
  READS_AT_ONCE: z.coerce.number().int().positive().default(2),

  SESSION_IDLE_SECONDS: seconds(30 * 60),
  SESSION_ABSOLUTE_SECONDS: seconds(12 * 60 * 60),
  SIGN_IN_ATTEMPT_SECONDS: seconds(10 * 60),
  /** Whether staff may visit firms at /support on the sign-in origin (DEC-76). */
  SUPPORT_SESSIONS: flag.default(false),
  /** The longest a visit may last. */
  SUPPORT_SESSION_SECONDS: seconds(30 * 60),
  /** How long 'Keep me signed in' lasts on the sign-in origin. */
  SIGN_IN_REMEMBER_SECONDS: seconds(14 * 24 * 60 * 60),
  CONFIRMATION_LINK_SECONDS: seconds(24 * 60 * 60),
  RESET_LINK_SECONDS: seconds(60 * 60),
  RESEND_AFTER_SECONDS: seconds(60),
  /** To one address, for sign-ups, resets and confirmations together; anything beyond is not sent. */
  SIGN_IN_MAILS_PER_DAY: z.coerce.number().int().positive().default(10),
  SIGN_IN_FAILURES_FREE: z.coerce.number().int().positive().default(10),
  SIGN_IN_FAILURES_MAX: z.coerce.number().int().positive().default(100),
  SIGN_IN_DELAY_SECONDS: seconds(15 * 60),
  SIGN_IN_PER_ADDRESS: z.coerce.number().int().positive().default(100),
  STORY_SWEEP_MS: z.coerce.number().int().positive().default(1_000),
  /** How often to check for work that is due in business time. */
  DUE_SWEEP_MS: z.coerce.number().int().positive().default(5_000),
  /** Redirect URIs of the integrators' client, which exists only with INTEGRATOR_CLIENT_SECRET. */
  INTEGRATOR_REDIRECT_URIS: list.pipe(z.array(z.url())).default([]),
})

const DEVELOPMENT_CARDS_KEY = 'development-cards-key'

const keySet = (json: string, context: z.RefinementCtx) => {
  try {
    return z.object({ keys: z.array(z.record(z.string(), z.unknown())) }).parse(JSON.parse(json))
  } catch {
    context.addIssue({ code: 'custom', message: 'is not a JSON web key set' })
    return z.NEVER
  }
}

const Secrets = z.object({
  /** At least 32 characters; the keys for sessions, links and cookies are derived from it. */
  HUB_SECRET: z.string().min(32),
  /** The provider's JSON web key set: one ES256 private key. */
  SIGN_IN_JWKS: z.string().transform(keySet),
  /** The hub's secret at the sign-in service. */
  PORTAL_CLIENT_SECRET: z.string().min(16),
  /** The integrators' secret at the sign-in service; without it they have no client. */
  INTEGRATOR_CLIENT_SECRET: z.string().min(16).optional(),
  BOOKS_CLIENT_SECRET: z.string().min(16),
  /** Books' secret at the sign-in service. */
  BOOKS_SIGN_IN_SECRET: z.string().min(16),
  /** Verifies webhooks from Books. */
  BOOKS_WEBHOOK_SECRET: z.string().min(16),
  /** The hub's key at the card provider. */
  CARDS_PRIVATE_KEY: z.string().min(16).default(DEVELOPMENT_CARDS_KEY),
  /** Verifies webhooks from the mail provider; without it bounces are not reported. */
  MAIL_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** PEM of a 2048-bit RSA key; line breaks may be written as \n. */
  MAIL_DKIM_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .optional(),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
})

export type Config = z.infer<typeof Environment> & {
  SECURE_COOKIES: boolean
  STOP_NOTICE_MS: number
  API_DOCS: boolean
}
export type Secrets = z.infer<typeof Secrets>

export const readConfig = (environment: NodeJS.ProcessEnv = process.env): { config: Config; secrets: Secrets } => {
  const read = Environment.safeParse(environment)
  const secrets = Secrets.safeParse(environment)
  const faults = [read, secrets]
    .flatMap((part) => part.error?.issues ?? [])
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (read.success) {
    const https = [read.data.HUB_URL, read.data.SIGN_IN_URL].some((url) => url.startsWith('https:'))
    if (https && read.data.SECURE_COOKIES === false)
      faults.push('SECURE_COOKIES: an https origin needs the secure cookie prefix')
    if (!https && read.data.NODE_ENV === 'production')
      faults.push('HUB_URL, SIGN_IN_URL: production needs https origins')
    if (read.data.SUPPORT_SESSIONS && read.data.NODE_ENV === 'production')
      faults.push('SUPPORT_SESSIONS: production needs a second factor for staff, which does not exist yet')
    if (read.data.NODE_ENV === 'production' && read.data.TRUSTED_PROXIES.length === 0 && !read.data.STANDS_ALONE)
      faults.push('TRUSTED_PROXIES: production needs the addresses of its proxies, or STANDS_ALONE=true without any')
    if (secrets.data?.CARDS_PRIVATE_KEY === DEVELOPMENT_CARDS_KEY && read.data.NODE_ENV === 'production')
      faults.push('CARDS_PRIVATE_KEY: production needs its own key')
    if (secrets.success && !secrets.data.INTEGRATOR_CLIENT_SECRET !== !read.data.INTEGRATOR_REDIRECT_URIS.length)
      faults.push('INTEGRATOR_CLIENT_SECRET, INTEGRATOR_REDIRECT_URIS: one is of no use without the other')
    if (secrets.success && !read.data.MAIL_DKIM_SELECTOR !== !secrets.data.MAIL_DKIM_KEY)
      faults.push('MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY: one is of no use without the other')
    if (faults.length === 0 && secrets.success)
      return {
        config: {
          ...read.data,
          SECURE_COOKIES: read.data.SECURE_COOKIES ?? https,
          API_DOCS: read.data.API_DOCS ?? read.data.NODE_ENV === 'development',
          // There is no load balancer on a developer's machine.
          STOP_NOTICE_MS: read.data.STOP_NOTICE_MS ?? (read.data.NODE_ENV === 'production' ? 5_000 : 0),
        },
        secrets: secrets.data,
      }
  }
  throw new Error(`The configuration has faults:\n  ${faults.join('\n  ')}`)
}
