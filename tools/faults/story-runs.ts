import { Client, Connection } from '@temporalio/client'
import { until } from '../processes/until.ts'
import type { Stage } from './stage.ts'

export interface StoryRun {
  readonly id: string
  readonly startedAt: Date
}

const listRuns = async (client: Client, queue: string): Promise<StoryRun[]> => {
  const runs: StoryRun[] = []
  for await (const { workflowId, startTime } of client.workflow.list({ query: `TaskQueue = '${queue}'` }))
    runs.push({ id: workflowId, startedAt: startTime })
  return runs
}

/** Every run on the stage's task queue. Temporal's list lags a little, so this waits for the expected number. */
export const storyRuns = async ({ config }: Pick<Stage, 'config'>, expected: number): Promise<StoryRun[]> => {
  const connection = Connection.lazy({ address: config.TEMPORAL_ADDRESS })
  const client = new Client({ connection, namespace: config.TEMPORAL_NAMESPACE })
  try {
    let runs: StoryRun[] = []
    const enough = async () => {
      runs = await listRuns(client, config.TEMPORAL_TASK_QUEUE)
      return runs.length >= expected
    }
    await until('Temporal lists the runs', 10, enough).catch(() => undefined)
    return runs
  } finally {
    await connection.close()
  }
}

export const idsRunTwice = (runs: readonly StoryRun[]): number => {
  const runsById = Map.groupBy(runs, ({ id }) => id)
  return [...runsById.values()].filter((each) => each.length > 1).length
}
