import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, readConfig, type Secrets } from '../../server/src/config.ts'
import type { Role } from '../../server/src/main.ts'
import { createDatabase, type Database } from '../../server/src/platform/database/database.ts'
import { createLog, type Log } from '../../server/src/platform/log/log.ts'
import { unlimitedCalls } from '../../server/testing/unlimited-calls.ts'
import { startTemporaryBooks } from '../books/books-process.ts'
import { freePort } from '../processes/free-port.ts'
import type { ServicesEnvironment } from '../services/environment.ts'
import type { Faults } from './faults.ts'
import { type Balancer, type BalancerOptions, startBalancer } from './haproxy.ts'
import { ownDatabase } from './own-database.ts'
import { type RoleProcess, startProcess } from './role-process.ts'
import type { Timeline } from './timeline.ts'

export type Stage = Awaited<ReturnType<typeof openStage>>

interface Options {
  services: ServicesEnvironment
  timeline: Timeline
  environment?: Record<string, string>
}

const newKeys = (): string => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify({
    keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'faults', alg: 'ES256', use: 'sig' }],
  })
}

/** A run's environment: its own database, ports and task queue, and the processes it starts. */
export const openStage = async ({ services, timeline, environment: more = {} }: Options) => {
  const own = await ownDatabase(services)
  const books = await startTemporaryBooks()
  const [webPort, signInPort] = [await freePort(), await freePort()]
  const environment: Record<string, string> = {
    ...services,
    ...books.environment,
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: join(tmpdir(), 'partner-hub-compile-cache'),
    LOG_LEVEL: 'info',
    DATABASE_URL: own.url,
    DATABASE_POOL_SIZE: '5',
    TEMPORAL_TASK_QUEUE: `faults-${randomBytes(6).toString('hex')}`,
    HUB_URL: `http://hub.northwind.localhost:${webPort}`,
    SIGN_IN_URL: `http://id.northwind.localhost:${signInPort}`,
    SIGN_IN_INTERNAL_URL: `http://127.0.0.1:${signInPort}`,
    HUB_SECRET: randomBytes(32).toString('hex'),
    PORTAL_CLIENT_SECRET: randomBytes(24).toString('base64url'),
    SIGN_IN_JWKS: newKeys(),
    // All callers have the same address here; the run about limits sets its own.
    SIGN_IN_PER_ADDRESS: '1000000',
    ...unlimitedCalls,
    SIGN_IN_MAILS_PER_DAY: '1000000',
    RESEND_AFTER_SECONDS: '1',
    ...more,
  }
  const { config, secrets }: { config: Config; secrets: Secrets } = readConfig(environment)
  const log: Log = createLog({ role: 'faults', level: 'silent' })
  const database: Database = createDatabase({ url: own.adminUrl, poolSize: 4, statementTimeoutMs: 30_000, log })
  const admin = new pg.Pool({ connectionString: own.adminUrl, max: 3 })
  admin.on('error', (error) => timeline.note(`the oracle lost its connection: ${error.message}`))
  const running: { stop(): Promise<void> }[] = [books]

  const start = async (
    name: string,
    role: Role,
    options: {
      faults?: Faults | ((life: number) => Faults)
      isRestarted?: boolean
      port?: number
      environment?: Record<string, string>
    } = {},
  ): Promise<RoleProcess> => {
    const port = options.port ?? (await freePort())
    const given = { ...options, name, role, port, environment: { ...environment, ...options.environment } }
    const started = startProcess(given, timeline)
    running.push(started)
    return started
  }

  return {
    config,
    secrets,
    environment,
    timeline,
    database,
    log,
    ownerUrl: own.ownerUrl,
    adminUrl: own.adminUrl,
    /** The oracle: queries the database without row level security. */
    admin,
    ports: { web: webPort, signIn: signInPort },
    start,
    /** Puts two replicas of a role behind a balancer on the port of its public address. */
    balance: async (
      name: string,
      replicas: readonly RoleProcess[],
      port?: number,
      options: BalancerOptions = {},
    ): Promise<Balancer> => {
      await Promise.all(replicas.map((replica) => replica.whenReady()))
      const balancer = await startBalancer(
        name,
        replicas.map(({ url }) => url),
        timeline,
        port,
        options,
      )
      running.push(balancer)
      return balancer
    },
    close: async () => {
      await Promise.all(running.map((each) => each.stop()))
      await Promise.all([database.close(), admin.end()])
      await own.drop()
    },
  }
}
