import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const origin = z.url().transform((url) => new URL(url).origin)

/** The only file that reads the environment. */
const Environment = z.object({
  BOOKS_PORT: z.coerce.number().int().default(8082),
  BIND_ADDRESS: z.string().default('127.0.0.1'),
  /** Where browsers open it. */
  BOOKS_URL: origin,
  /** The file that holds every account. */
  BOOKS_DATA: z.string().min(1),
  /** The folder of the built app. */
  BOOKS_APP: z.string().default(fileURLToPath(new URL('../dist', import.meta.url))),
  /** As whom the hub calls. */
  BOOKS_CLIENT_ID: z.string().min(1),
  BOOKS_CLIENT_SECRET: z.string().min(16),
  /** With which Books proves itself to the sign-in service. */
  BOOKS_SIGN_IN_SECRET: z.string().min(16),
  /** With which Books signs what it tells the hub. */
  BOOKS_WEBHOOK_SECRET: z.string().min(16),
  /** Lets tests count accounts, change settings and cause faults; without one nobody can. */
  BOOKS_ADMIN_TOKEN: z.string().min(16).optional(),
  HUB_URL: origin.default('http://hub.northwind.localhost:8080'),
  /** Where Books reaches the hub without the public name; likewise the sign-in service. */
  HUB_INTERNAL_URL: origin.default('http://127.0.0.1:8080'),
  SIGN_IN_URL: origin.default('http://id.northwind.localhost:8081'),
  SIGN_IN_INTERNAL_URL: origin.default('http://127.0.0.1:8081'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  HUB_NAME: z.string().min(1).default('Partner Hub'),
  PROVIDER_PRODUCT_NAME: z.string().default('Northwind Books'),
})
export type Config = z.infer<typeof Environment>

export const readConfig = (environment: NodeJS.ProcessEnv): Config => Environment.parse(environment)
