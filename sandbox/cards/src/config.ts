import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const origin = z.url().transform((url) => new URL(url).origin)

/** The only file that reads the environment. */
const Environment = z.object({
  CARDS_PORT: z.coerce.number().int().default(8083),
  BIND_ADDRESS: z.string().default('127.0.0.1'),
  /** The URL for browsers. */
  CARDS_URL: origin,
  /** The database file. */
  CARDS_DATA: z.string().min(1),
  /** The directory of the built frames. */
  CARDS_APP: z.string().default(fileURLToPath(new URL('../dist', import.meta.url))),
  /** The merchant and its API keys. */
  CARDS_MERCHANT_ID: z
    .string()
    .regex(/^[a-z0-9]+$/)
    .default('northwind'),
  CARDS_PUBLIC_KEY: z.string().min(1),
  CARDS_PRIVATE_KEY: z.string().min(16),
  /**
   * The host names in client tokens. `own`: CARDS_URL, which the SDK in the browser accepts only without its domain
   * check. `vendor`: the names of the real service, for an unchanged SDK whose requests are routed here.
   */
  CARDS_BROWSER_NAMES: z.enum(['own', 'vendor']).default('own'),
  /** A key that browsers may use in place of a client token: sandbox_{any}_{merchant id}. */
  CARDS_TOKENIZATION_KEY: z.string().startsWith('sandbox_').optional(),
  /** How long the test card 'executed late' waits. */
  CARDS_LATE_MS: z.coerce.number().int().min(0).default(3_000),
  /** Lets tests read the ledger and cause faults. Unset, the admin interface is off. */
  CARDS_ADMIN_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
})
export type Config = z.infer<typeof Environment>

export const readConfig = (environment: NodeJS.ProcessEnv): Config => Environment.parse(environment)
