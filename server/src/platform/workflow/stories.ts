import { Client, Connection, isGrpcServiceError, WorkflowExecutionAlreadyStartedError } from '@temporalio/client'
import { type Selectable, sql } from 'kysely'
import pMap from 'p-map'
import { wall } from '../clock/clock.ts'
import type { AnyTransaction, Database } from '../database/database.ts'
import type { StoryStarts } from '../database/tables.ts'
import type { Log } from '../log/log.ts'

/** An act with an outside effect: an outbox row in its commit, started after it, run once per id (architecture §6). */
export interface Story {
  readonly workflow: string
  /** A business id: Temporal runs it once, however many processes start it at a time. */
  readonly id: string
  /** Ids only: arguments stay in the workflow's history. */
  readonly args: readonly string[]
}

export interface Stories {
  /** Runs in the act's transaction. */
  write(tx: AnyTransaction, story: Story): Promise<void>
  /** The same for many in one statement. */
  writeAll(tx: AnyTransaction, stories: readonly Story[]): Promise<void>
  /**
   * Call after the commit. Does nothing if the story was started before, even so long ago that Temporal has forgotten
   * it. Never throws: the sweep starts what did not start now.
   */
  start(story: Story): Promise<boolean>
  /** True once the story has succeeded; false if it has not within this time. Never throws. */
  outcome(story: Story, milliseconds: number): Promise<boolean>
  /** Starts stories left behind by a process that died; returns how many. */
  sweep(): Promise<number>
  close(): Promise<void>
}

const START_DEADLINE_MS = 3_000
/** Longer than a normal start takes. A story started twice still runs once. */
const LEFTOVER_AFTER_MS = 1_000
const SWEEP_BATCH = 100
/** Fewer than the database connections of a process. */
const STARTS_AT_ONCE = 5

/** `refused`: Temporal is up but rejects this one, which does not hold up the others. */
type Start = 'started' | 'away' | 'refused'

/** gRPC's CANCELLED, DEADLINE_EXCEEDED and UNAVAILABLE. */
const AWAY_CODES = [1, 4, 14]

const isAway = (error: unknown): boolean => {
  const code = isGrpcServiceError(error) ? error.code : (error as { cause?: { code?: number } }).cause?.code
  return code === undefined || AWAY_CODES.includes(code)
}

export interface StoriesOptions {
  database: Database
  address: string
  namespace: string
  taskQueue: string
  log: Log
}

export const createStories = ({ database, address, namespace, taskQueue, log }: StoriesOptions): Stories => {
  // Lazy, so that the process starts and works while Temporal is down.
  const connection = Connection.lazy({ address })
  const client = new Client({ connection, namespace })
  const starting = new Set<Promise<Start>>()

  const isWritten = async ({ id }: Story): Promise<boolean> => {
    const rows = database.once.selectFrom('story_starts').select('workflow_id').where('workflow_id', '=', id)
    return (await rows.executeTakeFirst()) !== undefined
  }

  const startNow = async (story: Story): Promise<Start> => {
    if (!(await isWritten(story))) return 'started'
    try {
      await client.withDeadline(wall.milliseconds() + START_DEADLINE_MS, () =>
        client.workflow.start(story.workflow, {
          workflowId: story.id,
          taskQueue,
          args: [...story.args],
          workflowTaskTimeout: '2s',
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowIdReusePolicy: 'REJECT_DUPLICATE',
        }),
      )
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) {
        const away = isAway(error)
        log[away ? 'warn' : 'error']({ story: story.id, reason: String(error) }, 'story not started')
        return away ? 'away' : 'refused'
      }
    }
    await database.once.deleteFrom('story_starts').where('workflow_id', '=', story.id).execute()
    return 'started'
  }

  const begin = (story: Story): Promise<Start> => {
    const begun = startNow(story).catch((error: Error) => {
      log.warn({ story: story.id, reason: error.message }, 'the outbox could not be read or cleared')
      return 'away' as const
    })
    starting.add(begun)
    void begun.finally(() => starting.delete(begun))
    return begun
  }

  const noteRefusal = (id: string) =>
    database.once
      .updateTable('story_starts')
      .set((row) => ({ refusals: row('refusals', '+', 1) }))
      .where('workflow_id', '=', id)
      .execute()

  const startLeftover = async (row: Selectable<StoryStarts>): Promise<Start> => {
    const outcome = await begin({ workflow: row.workflow, id: row.workflow_id, args: row.args as string[] })
    if (outcome === 'refused') await noteRefusal(row.workflow_id)
    return outcome
  }

  const writeAll = async (tx: AnyTransaction, all: readonly Story[]): Promise<void> => {
    if (all.length === 0) return
    // Arrays, so that one prepared statement works for any number of stories.
    await sql`insert into story_starts (workflow_id, workflow, args)
      select * from unnest(${all.map(({ id }) => id)}::text[], ${all.map(({ workflow }) => workflow)}::text[],
        ${all.map(({ args }) => JSON.stringify(args))}::jsonb[])
      on conflict do nothing`.execute(tx)
  }

  return {
    start: async (story) => (await begin(story)) === 'started',
    outcome: (story, milliseconds) =>
      client
        .withDeadline(wall.milliseconds() + milliseconds, () => client.workflow.getHandle(story.id).result())
        .then(
          () => true,
          (error: Error) => {
            log.debug({ story: story.id, reason: error.message }, 'story not ended yet')
            return false
          },
        ),
    write: (tx, story) => writeAll(tx, [story]),
    writeAll,
    sweep: async () => {
      const rows = await database.once
        .selectFrom('story_starts')
        .select(['args', 'created_at', 'refusals', 'workflow', 'workflow_id'])
        .where('created_at', '<', new Date(wall.milliseconds() - LEFTOVER_AFTER_MS))
        .orderBy('refusals')
        .orderBy('created_at')
        .limit(SWEEP_BATCH)
        .execute()
      let isAway = false
      const outcomes = await pMap(
        rows,
        async (row) => {
          if (isAway) return 'away' // the next sweep tries again
          const outcome = await startLeftover(row)
          isAway ||= outcome === 'away'
          return outcome
        },
        { concurrency: STARTS_AT_ONCE },
      )
      return outcomes.filter((outcome) => outcome === 'started').length
    },
    close: async () => {
      await Promise.allSettled(starting)
      await connection.close()
    },
  }
}
