import { randomInt } from 'node:crypto'
import { verifyClientRows } from '../../server/src/clients/rebuild-client-rows.ts'
import type { DemoClient } from '../seed/demo-clients.ts'
import { type Cast, openCast, startWebs } from './client-cast.ts'
import { liveLives } from './client-lives.ts'
import { atLeast, atMost, exactly, percentile } from './figures.ts'
import { crossOver, raceActions, raceContacts } from './racing-saves.ts'
import { seededRandom } from './random.ts'
import type { FaultRun, Run } from './run.ts'
import { openStage, type Stage } from './stage.ts'

/** Clients that are raced for, as often each as their number goes into the races. */
const RACED = 25
const sizes = {
  full: { lives: 1_000, contactPairs: 1_000, actionPairs: 200, crossings: 500, naive: 200 },
  small: { lives: 40, contactPairs: 50, actionPairs: 20, crossings: 25, naive: 50 },
} as const
const P99_MS = 2_000

const paidByClient: Partial<DemoClient> = { status: 'ACTIVE', billing_owner: 'CLIENT' }
const clientsLike = (like: Partial<DemoClient>, count: number) => Array.from({ length: count }, () => like)

const wrongRows = async (stage: Stage) => {
  const { rows, counts } = await verifyClientRows({ database: stage.database })
  return rows + counts
}

const sayLives = async (stage: Stage, webs: Cast['webs'], { size, figures, timeline }: Run) => {
  const seed = randomInt(2 ** 31)
  timeline.note(`seed ${seed}`)
  const cast = await openCast(stage, webs, clientsLike({ status: 'ACTIVE' }, sizes[size].lives))
  const counted = await liveLives(stage, cast, seededRandom(seed))
  figures.say('lives', cast.clients.length, exactly(sizes[size].lives))
  figures.say('actions', counted.steps)
  figures.say('actions_allowed', counted.allowed, atLeast(sizes[size].lives))
  figures.say('actions_refused', counted.refused, atLeast(sizes[size].lives))
  figures.say('wrong_answers', counted.wrongAnswers, exactly(0))
  figures.say('effects_of_refusals', counted.effectsOfRefusals, exactly(0))
  figures.say('wrong_states', counted.wrongStates, exactly(0))
  figures.say('wrong_rows_after_lives', await wrongRows(stage), exactly(0))
}

const sayRaces = async (stage: Stage, webs: Cast['webs'], { size, figures }: Run) => {
  const { contactPairs, actionPairs, crossings } = sizes[size]
  const cast = await openCast(stage, webs, clientsLike(paidByClient, RACED + actionPairs))
  const raced = { ...cast, clients: cast.clients.slice(0, RACED) }
  const contacts = await raceContacts(stage, raced, contactPairs / RACED)
  figures.say('racing_saves', contacts.pairs, exactly(contactPairs))
  figures.say('lost_updates', contacts.lostUpdates, exactly(0))
  figures.say('losers_told', contacts.losersTold, exactly(contactPairs))
  figures.say('racing_actions_once', await raceActions(stage, cast, cast.clients.slice(RACED)), exactly(actionPairs))
  const crossed = await crossOver(stage, raced, crossings / RACED)
  figures.say('opposite_saves', crossed.ms.length, exactly(crossings * 4))
  figures.say('opposite_saves_failed', crossed.failed, exactly(0))
  figures.say('opposite_saves_p99_ms', percentile(crossed.ms, 0.99), atMost(P99_MS))
  figures.say('wrong_rows_after_races', await wrongRows(stage), exactly(0))
}

/** B4, F11 and F22 over HTTP; then the saves again where nothing is locked, and somebody's work must be lost. */
export const clientActionsRun: FaultRun = async (run) => {
  const stage = await openStage({ services: await run.services(), timeline: run.timeline })
  try {
    const webs = await startWebs(stage, 'web')
    await sayLives(stage, webs, run)
    await sayRaces(stage, webs, run)
    const naive = await startWebs(stage, 'naive-web', { withoutLocks: true })
    const cast = await openCast(stage, naive, clientsLike(paidByClient, RACED))
    const { lostUpdates } = await raceContacts(stage, cast, sizes[run.size].naive / RACED)
    run.figures.say('naive_lost_updates', lostUpdates, atLeast(1))
  } finally {
    await stage.close()
  }
}
