// Renews all that is due, as the worker does; prints the seconds it took.
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { inDueBatches } from '../../server/src/platform/workflow/housekeeping.ts'
import { createStories } from '../../server/src/platform/workflow/stories.ts'
import { renewSubscriptions } from '../../server/src/renewals/renew-subscriptions.ts'

const { url } = JSON.parse(process.argv[2] ?? '{}')
const log = createLog({ role: 'bench', level: 'warn' })
const database = createDatabase({ url, poolSize: 2, statementTimeoutMs: 4_000, log })
// They are only written here.
const stories = createStories({ database, address: 'unused:1', namespace: 'unused', taskQueue: 'unused', log })
const { steady } = renewSubscriptions({ database, stories, log })
await database.isReady()

const begun = performance.now()
await inDueBatches(steady, Number.POSITIVE_INFINITY)()
console.log(JSON.stringify({ seconds: (performance.now() - begun) / 1000 }))
await database.close()
