import { setTimeout as pause } from 'node:timers/promises'
import { addressesWithoutMail } from './caught-mails.ts'
import type { Span } from './downtimes.ts'
import type { Stage } from './stage.ts'
import { type StoryRun, storyRuns } from './story-runs.ts'
import { livingTokens, type TokenHolder } from './tokens.ts'

/** The run's acts with an outside effect: a sign-up sends a mail, a log-out revokes a token. */
export interface Acts {
  readonly addresses: readonly string[]
  readonly holders: readonly TokenHolder[]
}

export interface Outcome {
  /** Acts in the database, whether or not the caller got a response. */
  readonly committed: number
  /** Committed acts without their outside effect. */
  readonly lost: number
  readonly runs: readonly StoryRun[]
  /** From each commit to the start of its story. */
  readonly waits: readonly Span[]
  /** The longest of them. */
  readonly slowestSeconds: number
}

interface Committed {
  id: string
  at: Date
  address: string | null
  session: string | null
}

const committedActs = async ({ admin }: Stage, { addresses, holders }: Acts): Promise<Committed[]> => {
  const found = await admin.query<Committed>(
    `select 'send-confirmation/' || link.uuid as id, link.created_at as at, person.email as address, null as session
       from sign_in_links link join users person on person.id = link.user_id where person.email = any($1)
     union all
     select 'revoke-token/' || uuid, ended_at, null, uuid::text from sessions where uuid = any($2) and ended_at is not null`,
    [addresses, holders.map(({ session_uuid }) => session_uuid)],
  )
  return found.rows
}

const countLost = async (stage: Stage, acts: Acts, committed: readonly Committed[]): Promise<number> => {
  const addresses = new Set(committed.flatMap(({ address }) => address ?? []))
  const sessions = new Set(committed.flatMap(({ session }) => session ?? []))
  const ended = acts.holders.filter(({ session_uuid }) => sessions.has(session_uuid))
  const mailCatcher = stage.environment.MAILDEV_URL ?? ''
  return (await addressesWithoutMail(mailCatcher, [...addresses])).length + (await livingTokens(stage, ended))
}

/** Waits up to `seconds` for the outside effect of every committed act, then returns the results. */
export const outcomeOf = async (stage: Stage, acts: Acts, seconds: number): Promise<Outcome> => {
  const committed = await committedActs(stage, acts)
  const end = performance.now() + seconds * 1000
  let lost = await countLost(stage, acts, committed)
  while (lost > 0 && performance.now() < end) {
    await pause(500)
    lost = await countLost(stage, acts, committed)
  }
  const runs = await storyRuns(stage, committed.length)
  const startOf = new Map(runs.map((run) => [run.id, run.startedAt]))
  const waits = committed.flatMap(({ id, at }) => {
    const started = startOf.get(id)
    return started ? [{ from: at.getTime(), to: started.getTime() }] : []
  })
  const acted = new Set(committed.map(({ address, session }) => address ?? session))
  const slowestSeconds = Math.max(0, ...waits.map(({ from, to }) => (to - from) / 1000))
  return { committed: acted.size, lost, runs, waits, slowestSeconds }
}
