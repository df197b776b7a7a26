// npm run staff -- add|remove <email>: who may visit firms at /support. There is no other way to become staff.
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { startServices } from '../services/services.ts'
import { removeStaff } from './remove-staff.ts'
import { setStaff } from './set-staff.ts'

const [act, email] = process.argv.slice(2)
if ((act !== 'add' && act !== 'remove') || !email)
  throw new Error('Say what and whom: npm run staff -- add|remove <email>')
const { environment } = await startServices()
if (act === 'add') await setStaff(environment.DATABASE_OWNER_URL, email, true)
else {
  const log = createLog({ role: 'staff', level: 'warn' })
  const database = createDatabase({ url: environment.DATABASE_URL, poolSize: 1, statementTimeoutMs: 10_000, log })
  await removeStaff(environment.DATABASE_OWNER_URL, database, email)
  await database.close()
}
console.log(act === 'add' ? `${email} is support staff` : `${email} is no support staff any more`)
