// One role of the server as a process of a fault run: `node role.ts web`, with its faults in the environment.
import { flushCompileCache } from 'node:module'
import { readConfig } from '../../server/src/config.ts'
import { type Role, startRole } from '../../server/src/main.ts'
import type { CardPort } from '../../server/src/payments/cards.ts'
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import type { MailPort } from '../../server/src/platform/mail/mail.ts'
import type { Stories } from '../../server/src/platform/workflow/stories.ts'
import { die, type Faults, readFaults } from './faults.ts'
import { faultyClient } from './faulty-client.ts'

const role = process.argv[2] as Role
const faults = readFaults()
const { config } = readConfig()
const log = createLog({ role, level: config.LOG_LEVEL })

const storiesWith =
  ({ dieBeforeStory, withoutStoryRows, withoutStories }: Faults) =>
  (own: Stories): Stories => ({
    ...own,
    ...((withoutStoryRows || withoutStories) && { write: async () => undefined }),
    ...(withoutStories && { start: async () => false }),
    ...(dieBeforeStory && {
      start: async () => {
        die()
        return false
      },
    }),
  })

await startRole(role, {
  log,
  database: createDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    statementTimeoutMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
    log,
    Client: faultyClient(faults),
  }),
  // The page's content does not matter here; its data is in the attributes.
  documents: {
    extraOrigins: [],
    html: async () => '<!doctype html><html lang="en" data-page="__PAGE_DATA__"></html>',
  },
  stories: storiesWith(faults),
  ...(faults.withoutLease && {
    mail: (own: MailPort): MailPort => ({ ...own, send: (mail) => own.send(mail, () => undefined) }),
  }),
  ...(faults.withoutChargeKeys && {
    cards: (own: CardPort): CardPort => ({
      ...own,
      charge: (charge) => own.charge({ ...charge, key: newUuid() }),
      findCharge: async () => ({ outcome: 'none' }),
    }),
  }),
  ...(faults.withoutKeys && { onceFor: () => (_tx, act) => act() }),
})
// A process killed with SIGKILL would never write its compile cache.
flushCompileCache()
