// The whole system for journeys: `node tools/stack/main.ts [first port]`; runs until a signal ends it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onEndSignal } from '../processes/end-signals.ts'
import { addStaff } from '../seed/add-staff.ts'
import { DEMO_PASSWORD, seed } from '../seed/seed.ts'
import { projectRoot } from '../services/home.ts'
import { addJourneyFirms } from './journey-firms.ts'
import { startStack } from './stack.ts'

const first = Number(process.argv[2] ?? 8480)
const begun = performance.now()
const reports = join(projectRoot, 'reports/journeys')
mkdirSync(reports, { recursive: true })

const stack = await startStack(
  { web: first, signIn: first + 1 },
  // All calls come from one address, and journeys should not wait a minute for a second mail.
  { SIGN_IN_PER_ADDRESS: '100000', RESEND_AFTER_SECONDS: '3' },
  // The process that a journey kills.
  (pid) => writeFileSync(join(reports, 'worker.pid'), String(pid)),
)
const stop = async () => {
  await stack.stop()
  process.exit(0)
}
onEndSignal(stop)

await seed(stack.database, stack)
await addStaff(stack.database, stack.adminUrl)
await addJourneyFirms(stack.database, stack.books)
// 63 seconds: the warning comes a minute before the end.
const brief = await stack.startVariant({ web: first + 2, signIn: first + 3 }, { SESSION_IDLE_SECONDS: '63' })

const { hubUrl, signInUrl, mailUrl, adminUrl, booksEnvironment: books, cardsEnvironment: cards } = stack
writeFileSync(
  join(reports, 'stack.json'),
  JSON.stringify({
    hubUrl,
    signInUrl,
    mailUrl,
    adminUrl,
    books,
    cards,
    briefHubUrl: brief.hubUrl,
    password: DEMO_PASSWORD,
  }),
)
console.log(`the stack runs at ${hubUrl} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
