// npm run seed: adds the demo people and firms; running it again adds only what is missing.
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { startServices } from '../services/services.ts'
import { demoObjects } from './add-logo.ts'
import { addStaff } from './add-staff.ts'
import { DEMO_PASSWORD, seed } from './seed.ts'

const { environment } = await startServices()
await migrate(environment.DATABASE_OWNER_URL)
const log = createLog({ role: 'seed', level: 'warn' })
const objects = demoObjects(environment)
const database = createDatabase({ url: environment.DATABASE_URL, poolSize: 2, statementTimeoutMs: 60_000, log })
const people = [...(await seed(database, { objects })), await addStaff(database, environment.DATABASE_OWNER_URL)]
for (const { email, what } of people) console.log(`${email}  ${DEMO_PASSWORD}  (${what})`)
await database.close()
objects.close()
