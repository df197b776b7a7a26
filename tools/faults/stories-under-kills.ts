import { endSession } from '../../contracts/people/session.ts'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { until } from '../processes/until.ts'
import { outcomeOf } from './acts.ts'
import { type Answer, callAs, oneByOne, untilAnswered } from './callers.ts'
import { bothDown, longestAttended, withDowntimes } from './downtimes.ts'
import { actUnderKills } from './kills.ts'
import type { FaultRun } from './run.ts'
import { isAcknowledged, newAddress, openSignUp, postSignUp } from './sign-ups.ts'
import { openStage } from './stage.ts'
import { idsRunTwice } from './story-runs.ts'
import { peopleWithTokens } from './tokens.ts'
import { workflowBundle } from './workflow-bundle.ts'

const sizes = {
  full: { each: 150, perSecond: 5, killEveryMs: 3_000, kills: 15 },
  small: { each: 20, perSecond: 5, killEveryMs: 2_000, kills: 3 },
} as const
const TAIL = 20
const PATIENCE_SECONDS = 180
const EFFECT_SECONDS = 90
const SWEEP_SECONDS = 20

/** Two of every process, one killed at a time; callers retry until they get a response. */
export const storiesUnderKills: FaultRun = async ({ size, figures, timeline, services }) => {
  const { each, kills: wanted } = sizes[size]
  // A repeated sign-up within this time sends no mail, even if the first died half-way.
  const environment = { WORKFLOW_BUNDLE: await workflowBundle(timeline), RESEND_AFTER_SECONDS: '3' }
  const stage = await openStage({ services: await services(), timeline, environment })
  try {
    const twice = (role: 'web' | 'sign-in' | 'worker') =>
      Promise.all([1, 2].map((replica) => stage.start(`${role}-${replica}`, role)))
    const [webs, signIns, bareWorkers] = await Promise.all([twice('web'), twice('sign-in'), twice('worker')])
    const workers = bareWorkers.map(withDowntimes)
    const web = await stage.balance('web', webs, stage.ports.web)
    const signIn = await stage.balance('sign-in', signIns, stage.ports.signIn)
    await Promise.all(workers.map((worker) => worker.whenReady()))

    const { HUB_URL, SIGN_IN_URL } = stage.config
    const form = await openSignUp(signIn.url)
    const holders = await peopleWithTokens(stage, each + TAIL)
    const addresses = Array.from({ length: each + TAIL }, newAddress)
    const signUp = (address: string) => postSignUp(signIn.url, SIGN_IN_URL, form, address)
    const logOut = (holder: (typeof holders)[number]) => callAs(web.url, HUB_URL, holder, endSession)
    // 401 means that the session has ended, which is what the caller wanted: the first response was lost.
    const isLoggedOut = ({ status }: Answer) => status === 200 || status === 401

    const acts = { addresses: addresses.slice(0, each), holders: holders.slice(0, each) }
    const processes = [0, 1].flatMap((replica) => [webs, signIns, workers].flatMap((both) => both[replica] ?? []))
    const act = async (_: unknown, index: number) => {
      const [address, holder] = [addresses[index >> 1] ?? '', holders[index >> 1]]
      return index % 2 === 0 || !holder
        ? untilAnswered(() => signUp(address), isAcknowledged, PATIENCE_SECONDS)
        : untilAnswered(() => logOut(holder), isLoggedOut, PATIENCE_SECONDS)
    }
    const everyAct = Array.from({ length: 2 * each })
    const { results: answered, kills } = await actUnderKills(everyAct, sizes[size], processes, act)
    for (const answers of answered.filter((each) => each.length > 1))
      timeline.note(`repeated: ${answers.map(({ status, ms }) => `${status} in ${ms.toFixed(0)} ms`).join(', ')}`)
    const { committed, lost, runs, waits } = await outcomeOf(stage, acts, EFFECT_SECONDS)
    timeline.note('every act has had its effect')
    // A process may die after starting a story and before removing its row; the sweep then removes the row.
    const rowsLeft = async () => (await stage.admin.query('select from story_starts')).rowCount ?? 0
    await until('the sweep has taken every row away', SWEEP_SECONDS, async () => (await rowsLeft()) === 0).catch(
      () => 0,
    )
    const left = await rowsLeft()

    const isDone = (answers: Answer[], index: number) =>
      answers.slice(-1).some(index % 2 === 0 ? isAcknowledged : isLoggedOut)
    const acknowledged = answered.filter(isDone).length
    figures.say('acts_acknowledged', acknowledged, exactly(2 * each))
    figures.say('acts_kills', kills, atLeast(wanted))
    figures.say('acts_that_had_to_be_repeated', answered.filter((answers) => answers.length > 1).length)
    figures.say('acts_acknowledged_and_missing', Math.max(0, acknowledged - committed), exactly(0))
    figures.say('acts_lost', lost, exactly(0))
    figures.say('acts_ids_run_twice', idsRunTwice(runs), exactly(0))
    figures.say('acts_left_unstarted', left, exactly(0))
    // A worker may be killed before the other is back. While both are down no story can start, so that time does not count.
    const [ones = [], others = []] = await Promise.all(workers.map((worker) => worker.downtimes()))
    const gaps = bothDown(ones, others)
    const slowest = Math.max(0, ...waits.map((wait) => longestAttended(wait, gaps)))
    figures.say('acts_seconds_without_worker', gaps.reduce((sum, { from, to }) => sum + to - from, 0) / 1000)
    figures.say('acts_slowest_start_seconds', slowest, atMost(5))

    await Promise.all([...webs, ...signIns, ...workers].map((process) => process.whenReady()))
    const tail = { addresses: addresses.slice(each), holders: holders.slice(each) }
    const tailSignUps = await oneByOne(tail.addresses, signUp)
    const tailLogOuts = await oneByOne(tail.holders, logOut)
    figures.say('tail_sign_ups', tailSignUps.filter(isAcknowledged).length, exactly(TAIL))
    figures.say('tail_log_outs', tailLogOuts.filter(({ status }) => status === 200).length, exactly(TAIL))
    figures.say('tail_lost', (await outcomeOf(stage, tail, EFFECT_SECONDS)).lost, exactly(0))
  } finally {
    await stage.close()
  }
}
