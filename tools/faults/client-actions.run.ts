import { randomInt } from 'node:crypto'
import { verifyClientRows } from '../../server/src/client-list/rebuild-client-rows.ts'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { percentile } from '../figures/percentile.ts'
import type { DemoClient } from '../seed/demo-clients.ts'
import { type Cast, openCast, startWebs } from './client-cast.ts'
import { liveLives } from './client-lives.ts'
import { submitInStorms } from './client-storms.ts'
import { crossOver, raceActions, raceContacts, raceNotes, raceOrganization } from './racing-saves.ts'
import { seededRandom } from './random.ts'
import type { FaultRun, Run } from './run.ts'
import { openStage, type Stage } from './stage.ts'

/** The number of clients to race for; the races are spread evenly over them. */
const RACED = 25
const sizes = {
  full: {
    lives: 1_000,
    contactPairs: 600,
    notesPairs: 200,
    firmPairs: 200,
    actionPairs: 200,
    crossings: 500,
    storms: 500,
    naive: 200,
  },
  small: {
    lives: 40,
    contactPairs: 50,
    notesPairs: 25,
    firmPairs: 10,
    actionPairs: 20,
    crossings: 25,
    storms: 8,
    naive: 50,
  },
} as const
const P99_MS = 2_000
const NAIVE_STORMS = 2

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
  const { contactPairs, notesPairs, firmPairs, actionPairs, crossings } = sizes[size]
  const cast = await openCast(stage, webs, clientsLike(paidByClient, RACED + actionPairs))
  const raced = { ...cast, clients: cast.clients.slice(0, RACED) }
  const races = [
    { what: 'contact', wanted: contactPairs, ...(await raceContacts(stage, raced, contactPairs / RACED)) },
    { what: 'notes', wanted: notesPairs, ...(await raceNotes(stage, raced, notesPairs / RACED)) },
    { what: 'organization', wanted: firmPairs, ...(await raceOrganization(stage, raced, firmPairs)) },
  ]
  for (const { what, wanted, pairs, lostUpdates, losersTold } of races) {
    figures.say(`racing_${what}_saves`, pairs, exactly(wanted))
    figures.say(`lost_${what}_updates`, lostUpdates, exactly(0))
    figures.say(`${what}_losers_told`, losersTold, exactly(wanted))
  }
  figures.say('racing_actions_once', await raceActions(stage, cast, cast.clients.slice(RACED)), exactly(actionPairs))
  const crossed = await crossOver(stage, raced, crossings / RACED)
  figures.say('opposite_saves', crossed.ms.length, exactly(crossings * 4))
  figures.say('opposite_saves_failed', crossed.failed, exactly(0))
  figures.say('opposite_saves_p99_ms', percentile(crossed.ms, 0.99), atMost(P99_MS))
  figures.say('wrong_rows_after_races', await wrongRows(stage), exactly(0))
}

const sayStorms = async (stage: Stage, webs: Cast['webs'], { size, figures }: Run) => {
  const { storms } = sizes[size]
  const cast = await openCast(stage, webs, [])
  const keyed = await submitInStorms(stage, cast, storms)
  figures.say('storms', keyed.storms, exactly(storms))
  figures.say('storms_with_one_client', keyed.withOneClient, exactly(storms))
  figures.say('clients_of_storms', keyed.clients, exactly(storms))
  figures.say('wrong_answers_in_storms', keyed.wrongAnswers, exactly(0))
  const naive = await startWebs(stage, 'keyless-web', { withoutKeys: true })
  const keyless = await submitInStorms(stage, { ...cast, webs: naive }, NAIVE_STORMS)
  figures.say('naive_clients_too_many', keyless.clients - keyless.storms, atLeast(1))
  await Promise.all(naive.map((web) => web.stop()))
}

/** B4, F11, F21 and F22 over HTTP; then the saves again without locks, where updates must be lost. */
export const clientActionsRun: FaultRun = async (run) => {
  const stage = await openStage({
    services: await run.services(),
    timeline: run.timeline,
    // No worker opens accounts here, so registrations must not wait for one.
    environment: { PROVISION_WAIT_MS: '1' },
  })
  try {
    const webs = await startWebs(stage, 'web')
    await sayLives(stage, webs, run)
    await sayRaces(stage, webs, run)
    await sayStorms(stage, webs, run)
    const naive = await startWebs(stage, 'naive-web', { withoutLocks: true })
    const cast = await openCast(stage, naive, clientsLike(paidByClient, RACED))
    const rounds = sizes[run.size].naive / RACED
    const [contacts, notes] = [await raceContacts(stage, cast, rounds), await raceNotes(stage, cast, rounds)]
    const organization = await raceOrganization(stage, cast, sizes[run.size].naive)
    run.figures.say('naive_lost_contact_updates', contacts.lostUpdates, atLeast(1))
    run.figures.say('naive_lost_notes_updates', notes.lostUpdates, atLeast(1))
    run.figures.say('naive_lost_organization_updates', organization.lostUpdates, atLeast(1))
  } finally {
    await stage.close()
  }
}
