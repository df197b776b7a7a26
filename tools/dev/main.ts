// npm run dev: from a clone to a running product with hot reload and a seeded demo, in one command.
import { join } from 'node:path'
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { booksPort } from '../books/books-port.ts'
import { startBooks } from '../books/books-process.ts'
import { buildBooksApp } from '../books/build-app.ts'
import { buildCardFrames } from '../cards/build-frames.ts'
import { startCards } from '../cards/cards-process.ts'
import { startChild } from '../processes/child.ts'
import { onEndSignal } from '../processes/end-signals.ts'
import { responds } from '../processes/responds.ts'
import { until } from '../processes/until.ts'
import { demoObjects } from '../seed/add-logo.ts'
import { addStaff } from '../seed/add-staff.ts'
import { DEMO_PASSWORD, seed } from '../seed/seed.ts'
import { defaultHome, projectRoot } from '../services/home.ts'
import { progressOf, timed } from '../services/progress.ts'
import { startServices } from '../services/services.ts'
import { developmentEnvironment } from './development-environment.ts'
import { watchedRole } from './watched-role.ts'

const VITE_PORT = 5173
const begun = performance.now()

const step = <T>(part: string, doing: string, act: () => Promise<T>) =>
  timed(progressOf(process.env), { part, doing }, act)

const [{ environment }] = await Promise.all([
  step('services', 'starting', startServices).catch(giveUp),
  step('books', 'building its app', buildBooksApp),
  step('cards', 'building its frames', buildCardFrames),
])
const env = { SUPPORT_SESSIONS: 'true', ...developmentEnvironment(environment) }
// If the environment names a Books or a card provider, use that one.
const books = process.env.BOOKS_INTERNAL_URL ? undefined : await startBooks(env, join(defaultHome, 'books.db'), env)
const cards = process.env.CARDS_INTERNAL_URL ? undefined : await startCards(env, join(defaultHome, 'cards.db'))
await step('database', 'migrating', () => migrate(environment.DATABASE_OWNER_URL))
const log = createLog({ role: 'dev', level: 'warn' })
const objects = demoObjects(environment)
const database = createDatabase({ url: environment.DATABASE_URL, poolSize: 2, statementTimeoutMs: 60_000, log })
const people = [
  ...(await step('demo', 'seeding firms and clients', () => seed(database, { objects, books: booksPort(env) }))),
  await addStaff(database, environment.DATABASE_OWNER_URL),
]
await database.close()
objects.close()

const vite = `http://127.0.0.1:${VITE_PORT}`
const bundler = startChild({
  name: 'vite',
  command: 'vite',
  args: ['portal', '--port', String(VITE_PORT), '--strictPort', '--host', '127.0.0.1', '--logLevel', 'warn'],
  cwd: projectRoot,
  env,
})
const roles = [watchedRole('web', [vite], env), watchedRole('sign-in', [vite], env), watchedRole('worker', [], env)]
const running = [bundler, ...roles, ...(books ? [books] : []), ...(cards ? [cards] : [])]
onEndSignal(() => Promise.all(running.map((each) => each.stop())))

const addresses = [
  `http://127.0.0.1:${env.WEB_PORT}/ready`,
  `http://127.0.0.1:${env.SIGN_IN_PORT}/ready`,
  `${vite}/index.html`,
]
await step('hub', 'starting the three roles', () =>
  until('the hub and the sign-in service answer', 60, async () =>
    (await Promise.all(addresses.map((address) => responds(address)))).every(Boolean),
  ),
)
console.log(`
Partner Hub runs (${((performance.now() - begun) / 1000).toFixed(1)} s)
  the hub        ${env.HUB_URL}
  sign up        ${env.HUB_URL}/signup
  support staff  ${env.SIGN_IN_URL}/support
  Books          ${env.BOOKS_URL}
  test cards     ${env.CARDS_URL}/test-cards
  mails          ${environment.MAILDEV_URL}
  API            ${env.HUB_URL}/docs
log in with the password ${DEMO_PASSWORD} as
${people.map(({ email, what }) => `  ${email.padEnd(30)} ${what}`).join('\n')}
`)

function giveUp({ message }: Error): never {
  console.error(message)
  process.exit(1)
}
