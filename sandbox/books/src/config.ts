import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const origin = z.url().transform((url) => new URL(url).origin)

/** The only file that reads the environment. */
const Environment = z.object({
  BOOKS_PORT: z.coerce.number().int().default(8082),
  BIND_ADDRESS: z.string().default('127.0.0.1'),
  /** The URL for browsers. */
  BOOKS_URL: origin,
  /** The database file. */
  BOOKS_DATA: z.string().min(1),
  /** The directory of the built app. */
  BOOKS_APP: z.string().default(fileURLToPath(new URL('../dist', import.meta.url))),
  /** The credentials of the hub's calls. */
  BOOKS_CLIENT_ID: z.string().min(1),
  BOOKS_CLIENT_SECRET: z.string().min(16),
  /** The client secret of Books at the sign-in service. */
  BOOKS_SIGN_IN_SECRET: z.string().min(16),
  /** Signs the webhooks to the hub. */
  BOOKS_WEBHOOK_SECRET: z.string().min(16),
  /** Lets tests count accounts, change settings and cause faults. Unset, the admin interface is off. */
  BOOKS_ADMIN_TOKEN: z.string().min(16).optional(),
  HUB_URL: origin.default('http://hub.northwind.localhost:8080'),
  /** The hub's address for server-to-server calls; below, the same for the sign-in service. */
  HUB_INTERNAL_URL: origin.default('http://127.0.0.1:8080'),
  SIGN_IN_URL: origin.default('http://id.northwind.localhost:8081'),
  SIGN_IN_INTERNAL_URL: origin.default('http://127.0.0.1:8081'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  HUB_NAME: z.string().min(1).default('Partner Hub'),
  PROVIDER_PRODUCT_NAME: z.string().default('Northwind Books'),
})
export type Config = z.infer<typeof Environment>

export const readConfig = (environment: NodeJS.ProcessEnv): Config => Environment.parse(environment)
