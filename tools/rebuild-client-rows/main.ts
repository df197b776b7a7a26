// npm run rebuild-client-rows [-- --verify]: rebuilds the client list's rows from their sources, or only compares.
import { rebuildClientRows, verifyClientRows } from '../../server/src/client-list/rebuild-client-rows.ts'
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { startServices } from '../services/services.ts'

const { environment } = await startServices()
const log = createLog({ role: 'rebuild-client-rows', level: 'warn' })
const database = createDatabase({ url: environment.DATABASE_URL, poolSize: 2, statementTimeoutMs: 600_000, log })
if (!process.argv.includes('--verify')) await rebuildClientRows({ database })
const { rows, counts } = await verifyClientRows({ database })
console.log(`${rows} rows and ${counts} counters differ from their sources`)
await database.close()
process.exitCode = rows + counts === 0 ? 0 : 1
