// npm run migrate-firm -- <firm uuid or owner's email>: moves a firm from the legacy card form to the new one (DEC-55).

import { readConfig } from '../../server/src/config.ts'
import { braintreeCards } from '../../server/src/payments/braintree-cards.ts'
import { migrateFirm } from '../../server/src/payments/migrate-firm.ts'
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { createStories } from '../../server/src/platform/workflow/stories.ts'
import { findFirm } from '../../server/src/support/find-firms.ts'
import { developmentEnvironment } from '../dev/development-environment.ts'
import { startServices } from '../services/services.ts'
import { findFirmOf } from '../support-consent/find-firm-of.ts'

const [firm] = process.argv.slice(2)
if (!firm) throw new Error("Say which: npm run migrate-firm -- <firm uuid or owner's email>")
// With a given database, no services are started.
const environment = process.env.DATABASE_URL ? process.env : developmentEnvironment((await startServices()).environment)
const { config, secrets } = readConfig(environment)
const log = createLog({ role: 'migrate-firm', level: 'warn' })
const database = createDatabase({ url: config.DATABASE_URL, poolSize: 1, statementTimeoutMs: 10_000, log })
const cards = braintreeCards({
  url: config.CARDS_INTERNAL_URL,
  merchantId: config.CARDS_MERCHANT_ID,
  publicKey: config.CARDS_PUBLIC_KEY,
  privateKey: secrets.CARDS_PRIVATE_KEY,
  timeoutMs: config.CARDS_TIMEOUT_MS,
})
const stories = createStories({
  database,
  address: config.TEMPORAL_ADDRESS,
  namespace: config.TEMPORAL_NAMESPACE,
  taskQueue: config.TEMPORAL_TASK_QUEUE,
  log,
})
try {
  const found = firm.includes('@') ? await findFirmOf(database, firm) : await findFirm({ database })(firm)
  if (!found) throw new Error(`No firm has the uuid or owner ${firm}`)
  const isMoved = await migrateFirm({ database, cards, stories })(found.uuid, { kind: 'machine', name: 'migrate-firm' })
  console.log(isMoved ? `${found.name} uses the new card form` : `${found.name} was migrated before`)
} finally {
  await stories.close()
  await database.close()
}
