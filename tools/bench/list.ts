import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { pathOf } from '../../contracts/calls/endpoint.ts'
import { listBusinessClients } from '../../contracts/clients/client-list.ts'
import { rebuildClientRows } from '../../server/src/client-list/rebuild-client-rows.ts'
import { createDatabase, type Database } from '../../server/src/platform/database/database.ts'
import { newSecret, newUuid } from '../../server/src/platform/ids/ids.ts'
import { hashOf, seal } from '../../server/src/platform/ids/secrets.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { sessionStore } from '../../server/src/sessions/session.store.ts'
import { sessionKeys } from '../../server/src/sessions/session-keys.ts'
import { asOwner } from '../../server/testing/template-database.ts'
import { unlimitedCalls } from '../../server/testing/unlimited-calls.ts'
import { developmentEnvironment } from '../dev/development-environment.ts'
import { atLeast, atMost, type Figures, type Goal, type Size } from '../figures/figures.ts'
import { median } from '../figures/percentile.ts'
import { run } from '../processes/run.ts'
import { addColleague } from '../seed/add-colleague.ts'
import { addPerson } from '../seed/seed.ts'
import { startServices } from '../services/services.ts'
import { startRoleProcess } from '../stack/role-process.ts'
import { stackDatabase } from '../stack/stack-database.ts'
import { copyFirms, type LoadedFirm, loadFirm } from './load-firms.ts'

const PORT = 8496
const CALLERS = 8
const LARGE = 10_000
const SMALL = 200
const PAGE = 25
/** The clients of a Member who sees assigned ones only. */
const ASSIGNED = 40
/** Together with the two that are called: 200 firms and 200,000 clients at full size. */
const sizes = {
  small: { rounds: 3, seconds: 3, others: { firms: 18, clients: 100 } },
  full: { rounds: 5, seconds: 6, others: { firms: 198, clients: 959 } },
}

interface Side {
  perSecond: number
  p95: number
}

/** The real list call against the same rows by a bare query, and against itself in other places, in turns. */
export const benchList = async (figures: Figures, size: Size): Promise<void> => {
  const { environment: services } = await startServices()
  const own = await stackDatabase(services)
  const secret = randomBytes(32).toString('hex')
  const { rounds, seconds, others } = sizes[size]
  const loaded = await load(own, secret, others)
  const { large } = loaded
  const web = await startRoleProcess('web', productionEnvironment(services, own.url, secret), PORT)
  try {
    const calls = callsOf(loaded)
    const bare = { url: own.adminUrl, organization: large.organization, callers: CALLERS }
    await measure(httpSide, { ...calls.first, seconds: 3 })
    await measure(bareSide, { ...bare, seconds: 3 })
    const turns: Record<keyof typeof calls | 'bare', Side>[] = []
    for (let round = 0; round < rounds; round++) {
      const turn: Partial<(typeof turns)[number]> = { bare: await measure(bareSide, { ...bare, seconds }) }
      for (const [name, call] of Object.entries(calls))
        turn[name as keyof typeof calls] = await measure(httpSide, { ...call, seconds })
      turns.push(turn as (typeof turns)[number])
    }
    sayFigures(figures, turns)
  } finally {
    await web.stop()
    await own.drop()
  }
}

type Caller = LoadedFirm & { cookie: string; authorization: string }

const load = async (
  own: { url: string; adminUrl: string },
  secret: string,
  others: { firms: number; clients: number },
) => {
  const log = createLog({ role: 'bench', level: 'warn' })
  const database = createDatabase({ url: own.url, poolSize: 2, statementTimeoutMs: 300_000, log })
  const noObjects = { signedUrl: async () => null } as never
  const large = await loadFirm(database, noObjects, { email: 'large@firm.example', clients: LARGE })
  const small = await loadFirm(database, noObjects, { email: 'small@firm.example', clients: SMALL })
  await copyFirms(own.adminUrl, large.organization, others)
  await rebuildClientRows({ database })
  const member = await addMember(database, large)
  await settle(own.adminUrl)
  const callers = {
    large: await openSession(database, secret, large),
    small: await openSession(database, secret, small),
    member: await openSession(database, secret, member),
  }
  const neighbours = await middleRow(own.adminUrl, large.organization)
  await database.close()
  return { ...callers, neighbours }
}

/**
 * The bare query gets an index for its order, so that it does not sort the firm at every call; statistics and the
 * visibility map are as autovacuum leaves them.
 */
const settle = async (adminUrl: string) =>
  asOwner(adminUrl, async (admin) => {
    await admin.query('create index on business_client (organization_uuid, lower(client_name), uuid)')
    await admin.query('vacuum analyze')
  })

/** Somebody of the firm who sees a few of its clients. */
const addMember = async (database: Database, firm: LoadedFirm): Promise<LoadedFirm> => {
  const email = 'member@firm.example'
  const person = await addPerson(database, email, 'none')
  if (!person) throw new Error(`${email} is taken`)
  const colleague = { email, first_name: 'Member', role: 'member', assigned: ASSIGNED } as const
  await addColleague(database, firm.organization, person, colleague)
  return { ...firm, user_id: person.user_id }
}

/** The row before the middle page, as a reader who leafs has it. */
const middleRow = async (adminUrl: string, organization: string): Promise<string> => {
  let uuid = ''
  await asOwner(adminUrl, async (admin) => {
    const { rows } = await admin.query(
      'select uuid from client_rows where organization_uuid = $1 and in_all order by sort_name, uuid offset $2 limit 1',
      [organization, LARGE / 2 - 1],
    )
    uuid = rows[0].uuid
  })
  return uuid
}

/** Three letters as people type them, some found often and some never. */
const searches = ['cyc', 'ber', 'fjo', 'own', 'ith', 'zzz', 'flo', 'lar', '014', 'lex']

const callsOf = ({ large, small, member, neighbours }: Awaited<ReturnType<typeof load>>) => {
  const url = `http://127.0.0.1:${PORT}`
  const at = (caller: Caller, ...queries: string[]) => ({
    url,
    callers: CALLERS,
    cookie: caller.cookie,
    authorization: caller.authorization,
    paths: queries.map(
      (query) =>
        `${pathOf(listBusinessClients.path, { organizationUuid: caller.organization })}?view=all&limit=${PAGE}&${query}`,
    ),
  })
  return {
    first: at(large, 'offset=0'),
    // The clients of all states but archived: 11 of 12.
    last: at(large, `offset=${Math.floor((LARGE * 11) / 12 / PAGE) * PAGE}`),
    leafed: at(large, `offset=${LARGE / 2}&after=${neighbours}`),
    jumped: at(large, `offset=${Math.floor(LARGE / 50) * PAGE}`),
    smallFirm: at(small, 'offset=0'),
    assigned: at(member, 'offset=0'),
    search: at(large, ...searches.map((text) => `offset=0&search=${text}`)),
  }
}

const httpSide = fileURLToPath(new URL('./http-side.ts', import.meta.url))
const bareSide = fileURLToPath(new URL('./bare-side.ts', import.meta.url))

/** Each side runs in a process of its own, so that neither pays for the other. */
const measure = async (side: string, options: object): Promise<Side> =>
  JSON.parse(await run(process.execPath, [side, JSON.stringify(options)]))

type Turn = Record<keyof ReturnType<typeof callsOf> | 'bare', Side>

const sayFigures = (figures: Figures, turns: readonly Turn[]) => {
  const of = (value: (turn: Turn) => number) => median(turns.map(value))
  const sayPace = (name: string, side: keyof Turn) => {
    figures.say(
      name,
      of((turn) => turn[side].perSecond),
      undefined,
      { unit: ' requests/s' },
    )
    figures.say(
      `${name}_p95`,
      of((turn) => turn[side].p95),
      undefined,
      { unit: ' ms' },
    )
  }
  const sayRatio = (name: string, [one, other]: [keyof Turn, keyof Turn], goal?: Goal) =>
    figures.say(
      name,
      of((turn) => turn[one].perSecond / turn[other].perSecond),
      goal,
      { isTimed: true },
    )
  sayPace('list_call', 'first')
  sayPace('bare_query', 'bare')
  sayRatio('list_throughput_ratio', ['first', 'bare'], atLeast(1))
  sayRatio('list_last_to_first_page', ['first', 'last'], atMost(1.3))
  sayRatio('list_leafed_middle_to_first_page', ['first', 'leafed'], atMost(1.3))
  sayRatio('list_jump_to_middle_to_first_page', ['first', 'jumped'])
  sayRatio('list_large_to_small_firm', ['first', 'smallFirm'], atLeast(0.8))
  figures.say(
    'list_assigned_p95_to_owner',
    of((turn) => turn.assigned.p95 / turn.first.p95),
    atMost(1.5),
    { isTimed: true },
  )
  sayPace('list_search_three_letters', 'search')
}

/** As in production: https origins, secure cookies, answers not checked again. */
const productionEnvironment = (services: object, databaseUrl: string, secret: string): NodeJS.ProcessEnv => ({
  ...developmentEnvironment(services),
  NODE_ENV: 'production',
  STANDS_ALONE: 'true',
  ...unlimitedCalls,
  LOG_LEVEL: 'warn',
  HUB_URL: 'https://hub.northwind.example',
  SIGN_IN_URL: 'https://id.northwind.example',
  HUB_SECRET: secret,
  CARDS_PRIVATE_KEY: secret,
  DATABASE_URL: databaseUrl,
  WEB_PORT: String(PORT),
})

/** A session as a log-in leaves it. */
const openSession = async (database: Database, secret: string, firm: LoadedFirm): Promise<Caller> => {
  const keys = sessionKeys(secret)
  const handle = newSecret()
  await sessionStore.open(database.once, {
    handle_hash: hashOf(handle),
    uuid: newUuid(),
    user_id: firm.user_id,
    sealed_token: seal(keys.sealing, newSecret()),
  })
  return { ...firm, cookie: `__Host-Http-sid=${handle}`, authorization: `Bearer ${keys.halfToken(handle)}` }
}
