// npm run record-histories: records one finished run of every story, for the replay tests.
import { writeFileSync } from 'node:fs'
import { Client, Connection } from '@temporalio/client'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import { startServices } from '../services/services.ts'

const folder = new URL('../../server/histories/', import.meta.url)
const { environment } = await startServices()
const connection = await Connection.connect({ address: environment.TEMPORAL_ADDRESS })
const client = new Client({ connection, namespace: environment.TEMPORAL_NAMESPACE })

/** Stack traces name folders of this machine; replays do not read them. */
const withoutStackTraces = (json: string): string =>
  json.replace(/"stackTrace": "(?:[^"\\]|\\.)*"/g, '"stackTrace": ""')

const recorded = new Set<string>()
for await (const { type, workflowId, runId } of client.workflow.list({ query: "ExecutionStatus = 'Completed'" })) {
  if (recorded.has(type)) continue
  recorded.add(type)
  const history = await client.workflow.getHandle(workflowId, runId).fetchHistory()
  writeFileSync(new URL(`${type}.json`, folder), withoutStackTraces(historyToJSON(history)))
  console.log(`${type}: ${workflowId}`)
}
await connection.close()
