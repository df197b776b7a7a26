import { z } from 'zod'

/** The only file that reads the environment. */
const Environment = z.object({
  BOOKS_PORT: z.coerce.number().int().default(8082),
  BIND_ADDRESS: z.string().default('127.0.0.1'),
  /** Where browsers open it. */
  BOOKS_URL: z.url().transform((url) => new URL(url).origin),
  /** The file that holds every account. */
  BOOKS_DATA: z.string().min(1),
  BOOKS_CLIENT_ID: z.string().min(1),
  BOOKS_CLIENT_SECRET: z.string().min(16),
  /** Lets tests count accounts, change settings and cause faults; without one nobody can. */
  BOOKS_ADMIN_TOKEN: z.string().min(16).optional(),
  PROVIDER_PRODUCT_NAME: z.string().default('Northwind Books'),
})
export type Config = z.infer<typeof Environment>

export const readConfig = (environment: NodeJS.ProcessEnv): Config => Environment.parse(environment)
