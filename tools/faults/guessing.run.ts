import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { signInPaths } from '../../contracts/people/sign-in-pages.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { viewIn } from '../../server/testing/sign-in-view.ts'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { percentile } from '../figures/percentile.ts'
import { until } from '../processes/until.ts'
import { newBrowser, newUser, type User } from './browsers.ts'
import { oneByOne } from './callers.ts'
import { mailsTo } from './caught-mails.ts'
import type { Faults } from './faults.ts'
import { failuresOf, type Guesser, isEvaluated, isIn, openGuesser } from './guesses.ts'
import type { FaultRun, Run } from './run.ts'
import { openStage, type Stage } from './stage.ts'

const sizes = {
  full: { guesses: 10_000, addresses: 50, samples: 250 },
  small: { guesses: 1_000, addresses: 50, samples: 60 },
} as const
const CEILING = 100
const HARD_STOP_GUESSES = 300
/** Warm-up pairs, not measured. */
const COLD_PAIRS = 6
const NEW_PASSWORD = 'another wind over the ledger'

const wrongPassword = () => `wrong ${randomInt(1_000_000_000)}`

interface Target {
  stage: Stage
  user: User
  at: { signIn: string }
}

/** Starts the sign-in service with these limits and a user whose password is to be target. */
const withUser = async <Result>(
  run: Run,
  limits: Record<string, string>,
  faults: Faults,
  act: (target: Target) => Promise<Result>,
): Promise<Result> => {
  const environment = { TRUSTED_PROXIES: '127.0.0.1', ...limits }
  const stage = await openStage({ services: await run.services(), timeline: run.timeline, environment })
  try {
    const signIn = await stage.start('sign-in', 'sign-in', { port: stage.ports.signIn, faults })
    await signIn.whenReady()
    return await act({ stage, user: await newUser(stage), at: { signIn: signIn.url } })
  } finally {
    await stage.close()
  }
}

/** Spreads the guesses over simulated addresses; returns how many passwords were checked. */
const guessAt = async ({ stage, user, at }: Target, guesses: number, addresses: number): Promise<number> => {
  const guessers: Guesser[] = []
  for (let index = 0; index < addresses; index++) guessers.push(await openGuesser(stage, at, `198.51.100.${index + 1}`))
  const each = async (guesser: Guesser) => {
    let evaluated = 0
    for (let turn = 0; turn < guesses / addresses; turn++)
      if (isEvaluated(await guesser.guess(user.email, wrongPassword()))) evaluated++
    return evaluated
  }
  return (await Promise.all(guessers.map(each))).reduce((sum, one) => sum + one, 0)
}

/** With doubling delays, the rightful user gets in after the delay. */
const underDelays = (run: Run) =>
  withUser(run, { SIGN_IN_DELAY_SECONDS: '1', SIGN_IN_PER_ADDRESS: '100' }, {}, async (target) => {
    const { guesses, addresses } = sizes[run.size]
    const { stage, user, at } = target
    const begun = performance.now()
    const evaluated = await guessAt(target, guesses, addresses)
    const seconds = (performance.now() - begun) / 1000
    const failures = await failuresOf(stage)
    const rightful = await openGuesser(stage, at, '203.0.113.7')
    const waited = performance.now()
    let isLoggedIn = false
    // The service says how long to wait; since delays double, at most as long as the guessing took.
    for (let tries = 0; tries < 3 && !isLoggedIn; tries++) {
      const answer = await rightful.guess(user.email, user.password)
      isLoggedIn = isIn(answer)
      if (!isLoggedIn) await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000)
    }
    return { evaluated, failures, seconds, isLoggedIn, waited: (performance.now() - waited) / 1000 }
  })

/** Without delays only the ceiling applies; then a reset by mail is the way in. */
const atTheCeiling = (run: Run, faults: Faults) =>
  withUser(run, { SIGN_IN_FAILURES_FREE: '100000' }, faults, async (target) => {
    const { stage, user, at } = target
    const evaluated = await guessAt(target, HARD_STOP_GUESSES, 10)
    if (faults.withoutGuard) return { evaluated, isRefused: false, isLoggedIn: false }
    const rightful = await openGuesser(stage, at, '203.0.113.7')
    const isRefused = (await rightful.guess(user.email, user.password)).status === 429
    await resetPassword(target)
    return { evaluated, isRefused, isLoggedIn: isIn(await rightful.guess(user.email, NEW_PASSWORD)) }
  })

const resetPassword = async ({ stage, user, at }: Target) => {
  await stage.start('worker', 'worker')
  const { SIGN_IN_URL } = stage.config
  const browser = newBrowser(stage, { web: at.signIn, signIn: at.signIn })
  const post = async (path: string, fields: Record<string, string>) => {
    const view = viewIn((await browser.open(SIGN_IN_URL + path)).text)
    if (!view || !('csrf' in view)) throw new Error(`no form at ${path}`)
    return viewIn((await browser.post(SIGN_IN_URL + path, { _csrf: view.csrf, ...fields })).text)
  }
  await post(signInPaths.forgotPassword, { email: user.email })
  let token: string | undefined
  await until('the mail arrives', 60, async () => {
    const [mail] = await mailsTo(stage.environment.MAILDEV_URL ?? '', user.email)
    token = /#([\w.-]+)/.exec(mail?.text ?? '')?.[1]
    return token !== undefined
  })
  const done = await post(signInPaths.resetPassword, { token: token ?? '', password: NEW_PASSWORD })
  if (done?.page !== 'reset-done') throw new Error(`the password was not reset: ${JSON.stringify(done)}`)
}

/**
 * Times a wrong password for a known and an unknown address, in pairs with alternating order: other load affects both
 * alike, so the difference within a pair is due to the addresses.
 */
const timing = (run: Run) =>
  withUser(
    run,
    { SIGN_IN_FAILURES_FREE: '100000', SIGN_IN_FAILURES_MAX: '100000' },
    {},
    async ({ stage, user, at }) => {
      const guesser = await openGuesser(stage, at, '203.0.113.7')
      const guessKnown = () => guesser.guess(user.email, wrongPassword())
      const guessUnknown = () => guesser.guess(`${newUuid()}@person.example`, wrongPassword())
      const samePair = async (turn: number) => {
        const first = turn % 2 === 0 ? await guessKnown() : await guessUnknown()
        const second = turn % 2 === 0 ? await guessUnknown() : await guessKnown()
        return turn % 2 === 0 ? { known: first.ms, unknown: second.ms } : { known: second.ms, unknown: first.ms }
      }
      const pairs = await oneByOne(Array.from({ length: COLD_PAIRS + sizes[run.size].samples }), (_, turn) =>
        samePair(turn),
      )
      const warm = pairs.slice(COLD_PAIRS)
      const middle = (value: (pair: (typeof warm)[number]) => number) => percentile(warm.map(value), 0.5)
      return {
        known: middle(({ known }) => known),
        unknown: middle(({ unknown }) => unknown),
        difference: middle(({ known, unknown }) => known - unknown),
      }
    },
  )

/** Guessing passwords of one account from many addresses. */
export const guessing: FaultRun = async (run) => {
  const { figures, size } = run
  const delayed = await underDelays(run)
  figures.say('guesses', sizes[size].guesses)
  figures.say('guessing_seconds', delayed.seconds)
  figures.say('evaluated', delayed.evaluated, atMost(CEILING))
  figures.say('evaluated_as_counted', delayed.failures, exactly(delayed.evaluated))
  figures.say('rightful_user_in_after_delay', Number(delayed.isLoggedIn), exactly(1))
  figures.say('rightful_user_waited_seconds', delayed.waited)

  const ceiling = await atTheCeiling(run, {})
  figures.say('without_delays_evaluated', ceiling.evaluated, exactly(CEILING))
  figures.say('without_delays_right_password_refused', Number(ceiling.isRefused), exactly(1))
  figures.say('rightful_user_in_after_reset', Number(ceiling.isLoggedIn), exactly(1))
  figures.say('naive_evaluated', (await atTheCeiling(run, { withoutGuard: true })).evaluated, atLeast(CEILING + 1))

  const { known, unknown, difference } = await timing(run)
  figures.say('known_user_p50_ms', known)
  figures.say('unknown_user_p50_ms', unknown)
  figures.say('timing_difference_p50_ms', Math.abs(difference), atMost(20))
}
