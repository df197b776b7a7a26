import { setTimeout as pause } from 'node:timers/promises'
import { endSession } from '../../contracts/people/session.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { percentile } from '../figures/percentile.ts'
import { outcomeOf } from './acts.ts'
import { callAs, paced } from './callers.ts'
import { startOwnServices } from './own-services.ts'
import type { FaultRun } from './run.ts'
import { isAcknowledged, newAddress, openSignUp, postSignUp } from './sign-ups.ts'
import { openStage } from './stage.ts'
import { idsRunTwice } from './story-runs.ts'
import { peopleWithTokens } from './tokens.ts'
import { workflowBundle } from './workflow-bundle.ts'

const sizes = { full: { downSeconds: 30, perSecond: 4 }, small: { downSeconds: 5, perSecond: 4 } } as const
const BEFORE_SECONDS = 2
const EFFECT_SECONDS = 90

/** Kills Temporal while people sign up and log out: no one notices, and every effect happens afterwards. */
export const storiesWithoutTemporal: FaultRun = async ({ size, figures, timeline }) => {
  const { downSeconds, perSecond } = sizes[size]
  const own = await startOwnServices()
  try {
    const environment = { WORKFLOW_BUNDLE: await workflowBundle(timeline) }
    const stage = await openStage({ services: own.environment, timeline, environment })
    try {
      const [web, signIn, worker] = await Promise.all([
        stage.start('web', 'web'),
        stage.start('sign-in', 'sign-in', { port: stage.ports.signIn }),
        stage.start('worker', 'worker'),
      ])
      await Promise.all([web.whenReady(), signIn.whenReady(), worker.whenReady()])
      const each = ((BEFORE_SECONDS + downSeconds) * perSecond) / 2
      const addresses = Array.from({ length: each }, newAddress)
      const holders = await peopleWithTokens(stage, each)
      const form = await openSignUp(signIn.url)
      const { HUB_URL, SIGN_IN_URL } = stage.config

      const signUp = async (address: string) => {
        const answer = await postSignUp(signIn.url, SIGN_IN_URL, form, address)
        return { isAcknowledged: isAcknowledged(answer), ms: answer.ms }
      }
      const logOut = async (holder: (typeof holders)[number]) => {
        const { status, ms } = await callAs(web.url, HUB_URL, holder, endSession)
        return { isAcknowledged: status === 200, ms }
      }
      const work = Promise.all([paced(addresses, perSecond / 2, signUp), paced(holders, perSecond / 2, logOut)])
      await pause(BEFORE_SECONDS * 1000)
      await own.parts.stopTemporal('kill')
      timeline.note('Temporal is away')
      await pause(downSeconds * 1000)
      const [signedUp, loggedOut] = await work
      await own.parts.startTemporal()
      timeline.note('Temporal is back')

      const answers = [...signedUp, ...loggedOut]
      const acknowledged = answers.filter((answer) => answer.isAcknowledged).length
      const { committed, lost, runs } = await outcomeOf(stage, { addresses, holders }, EFFECT_SECONDS)
      figures.say('away_acts', answers.length)
      figures.say('away_seconds', downSeconds)
      figures.say('away_acknowledged_share', acknowledged / answers.length, exactly(1))
      figures.say(
        'away_acknowledgement_p95_ms',
        percentile(
          answers.map(({ ms }) => ms),
          0.95,
        ),
      )
      figures.say('away_committed', committed, atLeast(acknowledged))
      figures.say('away_missing_afterwards', lost, exactly(0))
      figures.say('away_ids_run_twice', idsRunTwice(runs), exactly(0))
    } finally {
      await stage.close()
    }
  } finally {
    await own.stop()
  }
}
