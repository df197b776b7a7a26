import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createDatabase, type Database } from '../../server/src/platform/database/database.ts'
import { newSecret, newUuid } from '../../server/src/platform/ids/ids.ts'
import { hashOf, seal } from '../../server/src/platform/ids/secrets.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { asOwner } from '../../server/src/platform/testing/template-database.ts'
import { sessionStore } from '../../server/src/session/session.store.ts'
import { sessionKeys } from '../../server/src/session/session-keys.ts'
import { developmentEnvironment } from '../dev/development-environment.ts'
import { seed } from '../seed/seed.ts'
import { startServices } from '../services/services.ts'
import { startRoleProcess } from '../stack/role-process.ts'
import { stackDatabase } from '../stack/stack-database.ts'
import { type Figure, median } from './figures.ts'

const PORT = 8496
const CALLERS = 8
const sizes = { small: { rounds: 3, seconds: 4 }, full: { rounds: 5, seconds: 10 } }

interface Side {
  perSecond: number
  p95: number
}

/** The real list call of a firm with 5,000 clients against the same rows by a bare query, in turns. */
export const benchList = async (size: keyof typeof sizes): Promise<Figure[]> => {
  const { environment: services } = await startServices()
  const own = await stackDatabase(services)
  const log = createLog({ role: 'bench', level: 'warn' })
  const database = createDatabase({ url: own.url, poolSize: 2, statementTimeoutMs: 60_000, log })
  await seed(database)
  const secret = randomBytes(32).toString('hex')
  const caller = await openSession(database, secret)
  await database.close()
  await indexForBareQuery(own.adminUrl)
  const web = await startRoleProcess('web', productionEnvironment(services, own.url, secret), PORT)
  try {
    const { rounds, seconds } = sizes[size]
    const call = { ...caller, url: `http://127.0.0.1:${PORT}`, callers: CALLERS }
    const bare = { url: own.adminUrl, organization: caller.organization, callers: CALLERS }
    await run(httpSide, { ...call, seconds: 3 })
    await run(bareSide, { ...bare, seconds: 3 })
    const pairs: { http: Side; bare: Side }[] = []
    for (let round = 0; round < rounds; round++) {
      const http = await run(httpSide, { ...call, seconds })
      pairs.push({ http, bare: await run(bareSide, { ...bare, seconds }) })
    }
    return figuresOf(pairs)
  } finally {
    await web.stop()
    await own.drop()
  }
}

/** The order of the list by an index, so that the bare query does not sort 5,000 rows at every call. */
const indexForBareQuery = async (adminUrl: string) =>
  asOwner(adminUrl, async (admin) => {
    await admin.query('create index on business_client (organization_uuid, lower(client_name), uuid)')
    await admin.query('analyze')
  })

const httpSide = fileURLToPath(new URL('./http-side.ts', import.meta.url))
const bareSide = fileURLToPath(new URL('./bare-side.ts', import.meta.url))

/** Each side runs in a process of its own, so that neither pays for the other. */
const run = async (side: string, options: object): Promise<Side> => {
  const { stdout } = await promisify(execFile)(process.execPath, [side, JSON.stringify(options)])
  return JSON.parse(stdout)
}

const figuresOf = (pairs: readonly { http: Side; bare: Side }[]): Figure[] => [
  { name: 'list_call', value: median(pairs.map(({ http }) => http.perSecond)), unit: ' requests/s' },
  { name: 'list_call_p95', value: median(pairs.map(({ http }) => http.p95)), unit: ' ms' },
  { name: 'bare_query', value: median(pairs.map(({ bare }) => bare.perSecond)), unit: ' requests/s' },
  { name: 'bare_query_p95', value: median(pairs.map(({ bare }) => bare.p95)), unit: ' ms' },
  {
    name: 'list_throughput_ratio',
    value: median(pairs.map(({ http, bare }) => http.perSecond / bare.perSecond)),
    unit: '',
    goal: { atLeast: 0.8 },
    isTimed: true,
  },
]

/** As in production: https origins, secure cookies, answers not checked again. */
const productionEnvironment = (services: object, databaseUrl: string, secret: string): NodeJS.ProcessEnv => ({
  ...developmentEnvironment(services),
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  HUB_URL: 'https://hub.northwind.example',
  SIGN_IN_URL: 'https://id.northwind.example',
  HUB_SECRET: secret,
  DATABASE_URL: databaseUrl,
  WEB_PORT: String(PORT),
})

/** A session as a log-in leaves it, for the member of the largest firm. */
const openSession = async (database: Database, secret: string) => {
  const keys = sessionKeys(secret)
  const handle = newSecret()
  const member = await database.once
    .selectFrom('users as u')
    .innerJoin('membership as m', 'm.user_id', 'u.id')
    .where('u.email_key', '=', 'owner@harbourledger.example')
    .select(['u.id', 'm.organization_uuid'])
    .executeTakeFirstOrThrow()
  await sessionStore.open(database.once, {
    handle_hash: hashOf(handle),
    uuid: newUuid(),
    user_id: member.id,
    sealed_token: seal(keys.sealing, newSecret()),
  })
  return {
    organization: member.organization_uuid,
    cookie: `__Host-Http-sid=${handle}`,
    authorization: `Bearer ${keys.halfToken(handle)}`,
  }
}
