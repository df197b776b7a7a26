// npm run support-consent -- on|off <firm uuid or owner's email>: whether support needs the firm's consent before a visit.

import { switchSupportConsent } from '../../server/src/firms/switch-support-consent.ts'
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { findFirm } from '../../server/src/support/find-firms.ts'
import { startServices } from '../services/services.ts'
import { findFirmOf } from './find-firm-of.ts'

const [state, firm] = process.argv.slice(2)
if ((state !== 'on' && state !== 'off') || !firm)
  throw new Error("Say which and where: npm run support-consent -- on|off <firm uuid or owner's email>")
// With a given database, no services are started.
const url = process.env.DATABASE_URL ?? (await startServices()).environment.DATABASE_URL
const log = createLog({ role: 'support-consent', level: 'warn' })
const database = createDatabase({ url, poolSize: 1, statementTimeoutMs: 10_000, log })
try {
  const found = firm.includes('@') ? await findFirmOf(database, firm) : await findFirm({ database })(firm)
  if (!found) throw new Error(`No firm has the uuid or owner ${firm}`)
  await switchSupportConsent({ database })(found.uuid, state === 'on', { kind: 'machine', name: 'support-consent' })
  console.log(
    state === 'on' ? `Support asks ${found.name} before a visit` : `Support visits ${found.name} without asking`,
  )
} finally {
  await database.close()
}
