import type { Home } from './home.ts'
import { mailCatcherUrl, smtpUrl } from './mail-catcher.ts'
import { bucket, objectStoreUrl, objectsKey, region } from './object-store.ts'
import { portOf } from './ports.ts'
import { temporalAddress } from './temporal.ts'
import { namespace } from './temporal-namespace.ts'

/** What the product reads from its environment about the parts it stands on. */
export interface ServicesEnvironment {
  DATABASE_URL: string
  DATABASE_OWNER_URL: string
  /** Superuser: for fault runs alone. */
  DATABASE_ADMIN_URL: string
  TEMPORAL_ADDRESS: string
  TEMPORAL_NAMESPACE: string
  S3_ENDPOINT: string
  S3_REGION: string
  S3_ACCESS_KEY_ID: string
  S3_SECRET_ACCESS_KEY: string
  S3_BUCKET: string
  SMTP_URL: string
  MAILDEV_URL: string
}

export type PartName = 'postgres' | 'temporal' | 'objects' | 'mail'

/** The first variable of a part, when somebody has set it already, says that the part runs elsewhere. */
const variables = {
  postgres: ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_ADMIN_URL'],
  temporal: ['TEMPORAL_ADDRESS', 'TEMPORAL_NAMESPACE'],
  objects: ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_BUCKET'],
  mail: ['SMTP_URL', 'MAILDEV_URL'],
} as const satisfies Record<PartName, readonly (keyof ServicesEnvironment)[]>

export type OuterEnvironment = Record<string, string | undefined>

export const runsElsewhere = (part: PartName, outer: OuterEnvironment): boolean => Boolean(outer[variables[part][0]])

const own = {
  DATABASE_URL: (home) => databaseUrl(home, 'hub_app', 'partner_hub'),
  DATABASE_OWNER_URL: (home) => databaseUrl(home, 'hub_owner', 'partner_hub'),
  DATABASE_ADMIN_URL: (home) => databaseUrl(home, 'postgres', 'postgres'),
  TEMPORAL_ADDRESS: temporalAddress,
  TEMPORAL_NAMESPACE: () => namespace,
  S3_ENDPOINT: objectStoreUrl,
  S3_REGION: () => region,
  S3_ACCESS_KEY_ID: () => objectsKey,
  S3_SECRET_ACCESS_KEY: (home) => home.memory.secrets.objects,
  S3_BUCKET: () => bucket,
  SMTP_URL: smtpUrl,
  MAILDEV_URL: mailCatcherUrl,
} satisfies Record<keyof ServicesEnvironment, (home: Home) => string>

export function servicesEnvironment(home: Home, outer: OuterEnvironment): ServicesEnvironment {
  const missing: string[] = []
  const value = (part: PartName, variable: keyof ServicesEnvironment) => {
    if (!runsElsewhere(part, outer)) return own[variable](home)
    if (!outer[variable]) missing.push(variable)
    return outer[variable] ?? ''
  }
  const entries = Object.entries(variables).flatMap(([part, names]) =>
    names.map((name) => [name, value(part as PartName, name)]),
  )
  if (missing.length) throw new Error(`Parts that run elsewhere need these variables as well: ${missing.join(', ')}`)
  return Object.fromEntries(entries)
}

const databaseUrl = (home: Home, role: 'hub_app' | 'hub_owner' | 'postgres', database: string) =>
  `postgres://${role}:${home.memory.secrets[role]}@127.0.0.1:${portOf(home, 'postgres')}/${database}`
