import { setTimeout as pause } from 'node:timers/promises'
import { verifyClientRows } from '../../server/src/client-list/rebuild-client-rows.ts'
import { startRecordingSmtp, type TakenMail } from '../../server/testing/recording-smtp.ts'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { until } from '../processes/until.ts'
import {
  addWholeLives,
  endedBefore,
  endedTrials,
  expiredInvitations,
  jump,
  jumpTo,
  trialsWithoutAudit,
} from './clock-cast.ts'
import { askers, firmOwner, p95While } from './firm-load.ts'
import type { RoleProcess } from './role-process.ts'
import type { FaultRun, Run } from './run.ts'
import { openStage, type Stage } from './stage.ts'
import { workflowBundle } from './workflow-bundle.ts'

const sizes = {
  full: { trials: 10_000, lives: 100, back: ['74 days 23:00', '74 days', '0 days'], deaths: 13 },
  small: { trials: 500, lives: 10, back: ['74 days'], deaths: 9 },
} as const
const NAIVE_TRIALS = 20
const [HOUR, DAY] = [3_600, 86_400]
const SWEEP_MS = 300
const CALM_MS = 5_000
const LIST_EVERY_MS = 200
const PATIENCE_SECONDS = 180
/** In its first lives, each worker dies in the middle of a sweep. */
const LIVES_THAT_DIE_SWEEPING = 3

const messageIdOf = ({ headers }: TakenMail) => headers.find(([name]) => name === 'Message-ID')?.[1] ?? ''

/** The clock jumps over one and over several due points, forward and back, and a worker dies with every jump. */
export const clock: FaultRun = async (run) => {
  const { figures, size } = run
  const { trials, lives, back, deaths: wanted } = sizes[size]
  const smtp = await startRecordingSmtp()
  const stage = await openClockStage(run, smtp.url)
  try {
    const web = await stage.start('web', 'web', { port: stage.ports.web })
    const faults = (life: number) => (life < LIVES_THAT_DIE_SWEEPING ? { dieInSweep: 1 } : {})
    const workers = await Promise.all([1, 2].map((place) => stage.start(`worker-${place}`, 'worker', { faults })))
    await Promise.all([web, ...workers].map((each) => each.whenReady()))
    const owner = await firmOwner(stage, web.url)
    await addWholeLives(stage, owner.organization_uuid, { lives, trials })
    const mails = () => new Set(smtp.taken.map(messageIdOf)).size
    const haveLeft = (count: number) => until(`${count} mails`, PATIENCE_SECONDS, () => mails() >= count)
    const haveEnded = (count: number) =>
      until(`${count} trials have ended`, PATIENCE_SECONDS, async () => (await endedTrials(stage)) === count)
    const haveExpired = (count: number) =>
      until(`${count} invitations have expired`, PATIENCE_SECONDS, async () => {
        return (await expiredInvitations(stage)) === count
      })
    const killAt = jumpKilling(workers)

    // Day 3; days 7 and 14 at once; the notice a week before the trial ends.
    for (const [turn, ahead] of ['4 days', '15 days', '23 days'].entries()) {
      await killAt(() => jump(stage, ahead), turn)
      await haveLeft((turn + 1) * lives)
    }
    const { list } = askers(stage, web.url, owner)
    const p95 = async (work: () => Promise<unknown>) => (await p95While({ list }, LIST_EVERY_MS, work)).list
    const calm = await p95(() => pause(CALM_MS))

    // The last reminder, the last notice, the expiry and the end of the trial at once.
    const begun = performance.now()
    let seconds = 0
    const busy = await p95(async () => {
      await killAt(() => jump(stage, '45 days'), 3)
      await haveEnded(trials + lives)
      seconds = (performance.now() - begun) / 1000
      await haveExpired(lives)
    })

    // A second set from the start: day 25 with the notice a week before, the notice a day before, the last second, the end.
    const { organization_uuid } = await firmOwner(stage, web.url)
    const end = await addWholeLives(stage, organization_uuid, { lives, trials: 0 })
    await killAt(() => jumpTo(stage, end, HOUR - 5 * DAY), 0)
    await haveLeft(5 * lives)
    await killAt(() => jumpTo(stage, end, HOUR - DAY), 1)
    await haveLeft(6 * lives)
    await killAt(() => jumpTo(stage, end, -1), 0)
    const early = (await endedBefore(stage, end)) - trials - lives
    await killAt(() => jumpTo(stage, end, 0), 1)
    await haveEnded(trials + 2 * lives)
    await haveExpired(2 * lives)
    const forward = await countsOf(stage)
    for (const [turn, ahead] of back.entries()) {
      await killAt(() => jump(stage, ahead), turn)
      await Promise.all(workers.map((worker) => worker.whenReady()))
      await pause(5 * SWEEP_MS)
    }
    const deaths = workers.reduce((sum, worker) => sum + worker.deaths(), 0)

    figures.say('worker_deaths', deaths, atLeast(wanted))
    figures.say('trials_ended', await endedTrials(stage), exactly(trials + 2 * lives))
    figures.say('trials_ended_before_their_second', early, exactly(0))
    figures.say('trials_ended_twice_or_unwritten', await trialsWithoutAudit(stage), exactly(0))
    figures.say('seconds_until_every_trial_had_ended', seconds, atMost(60))
    figures.say('invitations_expired', await expiredInvitations(stage), exactly(2 * lives))
    figures.say('reminders_and_notices', mails(), exactly(6 * lives))
    figures.say('copies_of_mails', smtp.taken.length - mails(), atMost(deaths))
    figures.say('changed_by_going_back', (await countsOf(stage)) === forward ? 0 : 1, exactly(0))
    const wrong = await verifyClientRows({ database: stage.database })
    figures.say('list_rows_wrong', wrong.rows + wrong.counts, exactly(0))
    figures.say('list_p95_ms_before', calm)
    figures.say('list_p95_ms_while_trials_end', busy)
    figures.say('list_p95_ratio', busy / calm, atMost(2), { isTimed: true })
  } finally {
    await stage.close()
    await smtp.stop()
  }
  figures.say('naive_trials_unwritten', await endWithoutTransactions(run), atLeast(1))
}

const openClockStage = async (run: Run, SMTP_URL?: string): Promise<Stage> => {
  const environment = {
    WORKFLOW_BUNDLE: await workflowBundle(run.timeline),
    DUE_SWEEP_MS: String(SWEEP_MS),
    ...(SMTP_URL && { SMTP_URL }),
  }
  return openStage({ services: await run.services(), timeline: run.timeline, environment })
}

/** Waits for both workers, then jumps and kills one of them. */
const jumpKilling = (workers: readonly RoleProcess[]) => async (jumps: () => Promise<void>, turn: number) => {
  await Promise.all(workers.map((worker) => worker.whenReady()))
  await jumps()
  workers[turn % workers.length]?.kill()
}

/** All counts that business time changes, as one text to compare. */
const countsOf = async (stage: Stage): Promise<string> => {
  const { rows } = await stage.admin.query(`select
    (select json_object_agg(status, count) from (select status, count(*) from subscription group by 1 order by 1) s) as trials,
    (select json_object_agg(invitation_status, count)
      from (select invitation_status, count(*) from client_invitation group by 1 order by 1) i) as invitations,
    (select count(*) from activity) as acts, (select count(*) from story_starts) as stories`)
  return JSON.stringify(rows[0])
}

/** The same sweep without transactions: a death in between leaves ended trials without an audit row. */
const endWithoutTransactions = async (run: Run): Promise<number> => {
  const stage = await openClockStage(run)
  try {
    const web = await stage.start('naive-web', 'web', { port: stage.ports.web })
    const faults = (life: number) => ({ withoutTransactions: true, ...(life === 0 && { dieInSweep: 1 }) })
    const worker = await stage.start('naive-worker', 'worker', { faults })
    await Promise.all([web.whenReady(), worker.whenReady()])
    const owner = await firmOwner(stage, web.url)
    await addWholeLives(stage, owner.organization_uuid, { lives: 0, trials: NAIVE_TRIALS })
    await jump(stage, '45 days')
    await until('naive trials have ended', PATIENCE_SECONDS, async () => (await endedTrials(stage)) === NAIVE_TRIALS)
    await worker.whenReady()
    await pause(5 * SWEEP_MS)
    return await trialsWithoutAudit(stage)
  } finally {
    await stage.close()
  }
}
