import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BooksPort } from '../../server/src/books/books.ts'
import { createDatabase, type Database } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import type { ObjectPort } from '../../server/src/platform/objects/objects.ts'
import { unlimitedCalls } from '../../server/testing/unlimited-calls.ts'
import type { BooksEnvironment } from '../books/books-environment.ts'
import { booksPort } from '../books/books-port.ts'
import { startTemporaryBooks } from '../books/books-process.ts'
import { booksDocument } from '../books/build-app.ts'
import { cardsDocument } from '../cards/build-frames.ts'
import type { CardsEnvironment } from '../cards/cards-environment.ts'
import { startTemporaryCards } from '../cards/cards-process.ts'
import { developmentEnvironment, neighboursOn, type Ports } from '../dev/development-environment.ts'
import { demoObjects } from '../seed/add-logo.ts'
import { projectRoot } from '../services/home.ts'
import { startServices } from '../services/services.ts'
import { keepRole, startRoleProcess } from './role-process.ts'
import { stackDatabase } from './stack-database.ts'

export interface Stack {
  readonly hubUrl: string
  readonly signInUrl: string
  readonly mailUrl: string
  readonly database: Database
  /** The same database as superuser, for what the product's own role may not do. */
  readonly adminUrl: string
  readonly objects: ObjectPort
  readonly books: BooksPort
  /** What tests need to inspect Books. */
  readonly booksEnvironment: BooksEnvironment
  /** What tests need to inspect the card provider. */
  readonly cardsEnvironment: CardsEnvironment
  readonly environment: NodeJS.ProcessEnv
  /** Starts a second hub and sign-in service on the same database, with other settings. */
  startVariant(ports: Ports, settings: Record<string, string>): Promise<{ hubUrl: string; signInUrl: string }>
  stop(): Promise<void>
}

const workflowBundle = join(projectRoot, 'server/dist/workflows.cjs')

/** Starts the whole system on real services and its own database: the three roles as processes, the built portal. */
export const startStack = async (
  ports: Ports,
  settings: Record<string, string> = {},
  onWorker: (pid: number) => void = () => undefined,
): Promise<Stack> => {
  const built = [join(projectRoot, 'portal/dist/index.html'), workflowBundle, booksDocument, cardsDocument]
  if (!built.every((file) => existsSync(file))) throw new Error('The product is not built yet: npm run build')
  const { environment: services } = await startServices()
  const own = await stackDatabase(services)
  const books = await startTemporaryBooks(neighboursOn(ports))
  // The built portal contains the vendor's SDK unchanged, which accepts no other host names.
  const cards = await startTemporaryCards('vendor')
  const log = createLog({ role: 'stack', level: 'warn' })
  const database = createDatabase({ url: own.url, poolSize: 2, statementTimeoutMs: 60_000, log })
  const environmentOn = (at: Ports, more: Record<string, string>): NodeJS.ProcessEnv => ({
    ...developmentEnvironment(services, at),
    ...books.environment,
    ...cards.environment,
    NODE_ENV: 'test',
    ...unlimitedCalls,
    SUPPORT_SESSIONS: 'true',
    API_DOCS: 'true',
    LOG_LEVEL: 'warn',
    DATABASE_URL: own.url,
    DATABASE_POOL_SIZE: '5',
    TEMPORAL_TASK_QUEUE: `stack-${process.pid}`,
    WORKFLOW_BUNDLE: workflowBundle,
    ...more,
  })
  const objects = demoObjects(services)
  const running: { stop(): Promise<void> }[] = [books, cards]
  const startHub = async (at: Ports, env: NodeJS.ProcessEnv) => {
    running.push(
      ...(await Promise.all([startRoleProcess('web', env, at.web), startRoleProcess('sign-in', env, at.signIn)])),
    )
    return { hubUrl: env.HUB_URL ?? '', signInUrl: env.SIGN_IN_URL ?? '' }
  }
  const environment = environmentOn(ports, settings)
  running.push(keepRole('worker', environment, onWorker))
  const hub = await startHub(ports, environment)
  return {
    ...hub,
    mailUrl: services.MAILDEV_URL,
    database,
    adminUrl: own.adminUrl,
    objects,
    books: booksPort(books.environment),
    booksEnvironment: books.environment,
    cardsEnvironment: cards.environment,
    environment,
    startVariant: (at, more) => startHub(at, environmentOn(at, { ...settings, ...more })),
    stop: async () => {
      await Promise.all(running.map((role) => role.stop()))
      await database.close()
      objects.close()
      await own.drop()
    },
  }
}
