import { endSession } from '../../contracts/people/session.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { until } from '../processes/until.ts'
import { cookieOf, logIn, logInToCallback, newBrowser, newUser, showsFailure } from './browsers.ts'
import { callAs, oneByOne } from './callers.ts'
import { startFailingProxy, type Treatment } from './failing-proxy.ts'
import type { FaultRun } from './run.ts'
import { countSessions } from './sessions.ts'
import { openStage } from './stage.ts'
import { livingTokens, peopleWithTokens } from './tokens.ts'
import { workflowBundle } from './workflow-bundle.ts'

const sizes = { full: { each: 20 }, small: { each: 4 } } as const
const TAIL = 20
const REVOKED_SECONDS = 90

/** The sign-in service fails or hangs: no half session, an error page, and log-outs that still end the session at once. */
export const signInAway: FaultRun = async ({ size, figures, timeline, services }) => {
  const { each } = sizes[size]
  const shared = await services()
  const stage = await openStage({
    services: shared,
    timeline,
    environment: { WORKFLOW_BUNDLE: await workflowBundle(timeline) },
  })
  const signIn = await stage.start('sign-in', 'sign-in', { port: stage.ports.signIn })
  const proxy = await startFailingProxy(signIn.url)
  try {
    const environment = { SIGN_IN_INTERNAL_URL: proxy.url }
    const [web, worker] = await Promise.all([
      stage.start('web', 'web', { environment }),
      stage.start('worker', 'worker', { environment }),
    ])
    await Promise.all([signIn.whenReady(), web.whenReady(), worker.whenReady()])
    const at = { web: web.url, signIn: signIn.url }

    const tryLogIns = async (treatment: Treatment) => {
      proxy.treat('/oauth/token', treatment)
      const before = await countSessions(stage)
      const pages = await Promise.all(
        Array.from({ length: each }, async () => {
          const browser = newBrowser(stage, at)
          const callback = await logInToCallback(stage, browser, await newUser(stage))
          const begun = performance.now()
          const page = await browser.ask(callback)
          const half = cookieOf(browser, 'sid') ?? cookieOf(browser, 'session')
          return { isFailure: showsFailure(page), isHalf: half !== undefined, ms: performance.now() - begun }
        }),
      )
      proxy.treat('/oauth/token', 'pass')
      return {
        half: (await countSessions(stage)) - before + pages.filter(({ isHalf }) => isHalf).length,
        shown: pages.filter(({ isFailure }) => isFailure).length,
        slowest: Math.max(...pages.map(({ ms }) => ms)) / 1000,
      }
    }
    for (const treatment of ['fail', 'hang'] as const) {
      const { half, shown, slowest } = await tryLogIns(treatment)
      figures.say(`token_${treatment}_half_logged_in`, half, exactly(0))
      figures.say(`token_${treatment}_failure_shown`, shown, exactly(each))
      figures.say(`token_${treatment}_slowest_seconds`, slowest)
    }

    proxy.treat('/oauth/revoke', 'fail')
    const holders = await peopleWithTokens(stage, each)
    const logOut = (holder: (typeof holders)[number]) => callAs(web.url, stage.config.HUB_URL, holder, endSession)
    const loggedOut = await Promise.all(holders.map(logOut))
    const afterwards = await Promise.all(holders.map(logOut))
    figures.say('log_outs', loggedOut.filter(({ status }) => status === 200).length, exactly(each))
    figures.say('sessions_ended', afterwards.filter(({ status }) => status === 401).length, exactly(each))
    figures.say('tokens_not_yet_revoked', await livingTokens(stage, holders), exactly(each))
    proxy.treat('/oauth/revoke', 'pass')
    const isRevoked = async () => (await livingTokens(stage, holders)) === 0
    await until('the tokens are revoked', REVOKED_SECONDS, isRevoked).catch(() => undefined)
    figures.say('tokens_never_revoked', await livingTokens(stage, holders), exactly(0))

    const tail = await oneByOne(Array.from({ length: TAIL }), async () => {
      const browser = newBrowser(stage, at)
      await logIn(stage, browser, await newUser(stage))
      return cookieOf(browser, 'sid') !== undefined
    })
    figures.say('tail_log_ins', tail.filter(Boolean).length, exactly(TAIL))

    const naive = await peopleWithTokens(stage, 2)
    const forgetful = await stage.start('naive-web', 'web', { faults: { withoutStories: true } })
    await forgetful.whenReady()
    for (const holder of naive) await callAs(forgetful.url, stage.config.HUB_URL, holder, endSession)
    figures.say('naive_tokens_never_revoked', await livingTokens(stage, naive), atLeast(1))
  } finally {
    await proxy.stop()
    await stage.close()
  }
}
