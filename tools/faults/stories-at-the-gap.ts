import { endSession } from '../../contracts/people/session.ts'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { outcomeOf } from './acts.ts'
import { type Answer, callAs } from './callers.ts'
import type { Faults } from './faults.ts'
import type { RoleProcess } from './role-process.ts'
import type { FaultRun } from './run.ts'
import { newAddress, openSignUp, postSignUp } from './sign-ups.ts'
import { openStage, type Stage } from './stage.ts'
import { idsRunTwice } from './story-runs.ts'
import { peopleWithTokens } from './tokens.ts'
import { workflowBundle } from './workflow-bundle.ts'

const sizes = { full: { each: 30, naive: 5 }, small: { each: 3, naive: 1 } } as const
const EFFECT_SECONDS = 30

/** Runs the acts in sequence; each must kill its process. */
const dieInTurn = async <Item>(web: RoleProcess, items: readonly Item[], act: (item: Item) => Promise<Answer>) => {
  for (const item of items) {
    await web.whenReady()
    const before = web.deaths()
    const { status, text } = await act(item)
    if (status !== 0) throw new Error(`${web.name} survived an act with ${status}: ${text.slice(0, 200)}`)
    await web.whenDead(before)
  }
}

/** Sign-ups and log-outs whose process dies after the commit and before the story starts. */
const actAtTheGap = async (stage: Stage, healthy: RoleProcess, count: number, faults: Faults) => {
  const dying = { faults: { ...faults, dieBeforeStory: true } }
  const name = faults.withoutStoryRows ? 'naive' : 'dying'
  const signIn = await stage.start(`${name}-sign-in`, 'sign-in', dying)
  const web = await stage.start(`${name}-web`, 'web', dying)
  const addresses = Array.from({ length: count }, newAddress)
  const holders = await peopleWithTokens(stage, count)
  const form = await openSignUp(healthy.url)
  const { HUB_URL, SIGN_IN_URL } = stage.config
  await Promise.all([
    dieInTurn(signIn, addresses, (address) => postSignUp(signIn.url, SIGN_IN_URL, form, address)),
    dieInTurn(web, holders, (holder) => callAs(web.url, HUB_URL, holder, endSession)),
  ])
  await Promise.all([signIn.stop(), web.stop()])
  return { addresses, holders }
}

export const storiesAtTheGap: FaultRun = async ({ size, figures, timeline, services }) => {
  const { each, naive } = sizes[size]
  const environment = { WORKFLOW_BUNDLE: await workflowBundle(timeline) }
  const stage = await openStage({ services: await services(), timeline, environment })
  try {
    // Tokens are revoked at a sign-in service that stays up.
    const [healthy, worker] = await Promise.all([
      stage.start('sign-in', 'sign-in', { port: stage.ports.signIn }),
      stage.start('worker', 'worker'),
    ])
    await Promise.all([healthy.whenReady(), worker.whenReady()])
    const forgotten = await actAtTheGap(stage, healthy, naive, { withoutStoryRows: true })
    const acts = await actAtTheGap(stage, healthy, each, {})
    const { committed, lost, runs, slowestSeconds } = await outcomeOf(stage, acts, EFFECT_SECONDS)
    figures.say('gap_acts', committed, exactly(2 * each))
    figures.say('gap_lost', lost, exactly(0))
    figures.say('gap_ids_run_twice', idsRunTwice(runs), exactly(0))
    figures.say('gap_slowest_start_seconds', slowestSeconds, atMost(5))
    const naively = await outcomeOf(stage, forgotten, 0)
    figures.say('naive_gap_acts', naively.committed, exactly(2 * naive))
    figures.say('naive_gap_lost', naively.lost, atLeast(1))
  } finally {
    await stage.close()
  }
}
