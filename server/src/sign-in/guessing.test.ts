import { expect } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import { pageOf, type SignInWorld } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

const FREE = 4
const MAX = 9
const test = signInTest.extend('settings', {
  SIGN_IN_FAILURES_FREE: String(FREE),
  SIGN_IN_FAILURES_MAX: String(MAX),
  SIGN_IN_DELAY_SECONDS: '900',
  SIGN_IN_PER_ADDRESS: '12',
  TRUSTED_PROXIES: '127.0.0.1',
})

interface LogInPage {
  browser: Browser
  action: string
  csrf: string
}
const openLogIn = async (signIn: SignInWorld): Promise<LogInPage> => {
  const browser = signIn.newBrowser()
  return { browser, ...pageOf(await browser.open(signIn.authorization().url), 'log-in') }
}

let callers = 0
const newIp = () => `10.1.${Math.floor(++callers / 250)}.${(callers % 250) + 1}`

const guess = async (
  signIn: SignInWorld,
  { browser, action, csrf }: LogInPage,
  typed: { email: string; password: string },
  ip = newIp(),
) => {
  const page = await browser.post(signIn.origin + action, { _csrf: csrf, ...typed }, { 'x-forwarded-for': ip })
  return redirectOf(page) ? 'in' : pageOf(page, 'log-in')
}
const problemOf = (answer: Awaited<ReturnType<typeof guess>>) => (answer === 'in' ? 'in' : answer.problem)

const endDelay = (signIn: SignInWorld) =>
  signIn.parts.database.once
    .updateTable('sign_in_guards')
    .set({ blocked_until: new Date(0) })
    .execute()

test('A8 of 60 parallel guesses from 60 addresses only the first few are checked; the owner gets in after the delay', async ({
  signIn,
}) => {
  const who = await signIn.person()
  const logIns = await Promise.all(Array.from({ length: 60 }, () => openLogIn(signIn)))
  const wrong = { email: who.email, password: 'a guess' }
  const answers = await Promise.all(logIns.map((logIn) => guess(signIn, logIn, wrong)))
  const problems = answers.map(problemOf)
  expect(problems.filter((problem) => problem === 'wrong_credentials')).toHaveLength(FREE)
  expect(problems.filter((problem) => problem === 'too_many_attempts')).toHaveLength(60 - FREE)
  const logIn = await openLogIn(signIn)
  expect(problemOf(await guess(signIn, logIn, who))).toBe('too_many_attempts')
  await endDelay(signIn)
  expect(problemOf(await guess(signIn, logIn, who))).toBe('in')
})

test('A8 each further wrong password doubles the delay', async ({ signIn }) => {
  const email = `${newUuid()}@nobody.example`
  const logIn = await openLogIn(signIn)
  const waits: number[] = []
  for (let failures = 1; failures <= FREE + 3; failures++) {
    await guess(signIn, logIn, { email, password: 'a guess' })
    if (failures >= FREE) {
      const refused = await guess(signIn, logIn, { email, password: 'a guess' })
      if (refused !== 'in') waits.push(refused.retry_after_seconds ?? 0)
      await endDelay(signIn)
    }
  }
  expect(waits.map((seconds) => Math.round(seconds / 900))).toEqual([1, 2, 4, 8])
})

test('A8 after the last permitted guess even the right password is refused, whether or not the address has an account', async ({
  signIn,
}) => {
  const who = await signIn.person()
  for (const email of [who.email, `${newUuid()}@nobody.example`]) {
    const logIn = await openLogIn(signIn)
    const problems: unknown[] = []
    for (let round = 0; round < MAX + 5; round++) {
      problems.push(problemOf(await guess(signIn, logIn, { email, password: 'a guess' })))
      await endDelay(signIn)
    }
    expect(problems.filter((problem) => problem === 'wrong_credentials')).toHaveLength(MAX)
    const last = await guess(signIn, logIn, { email, password: who.password })
    expect(last).toMatchObject({ problem: 'too_many_attempts', retry_after_seconds: null })
  }
})

test('A8 a correct password resets the count', async ({ signIn }) => {
  const who = await signIn.person()
  const logIn = await openLogIn(signIn)
  for (let round = 0; round < FREE - 1; round++) await guess(signIn, logIn, { ...who, password: 'a guess' })
  expect(problemOf(await guess(signIn, logIn, who))).toBe('in')
  const next = await openLogIn(signIn)
  for (let round = 0; round < FREE - 1; round++)
    expect(problemOf(await guess(signIn, next, { ...who, password: 'a guess' }))).toBe('wrong_credentials')
})

test('A8 a caller who tries many people is stopped, others are not, and successful log-ins do not count', async ({
  signIn,
}) => {
  const ip = newIp()
  const who = await signIn.person()
  const logIn = await openLogIn(signIn)
  const unknown = () => ({ email: `${newUuid()}@nobody.example`, password: 'a guess' })
  expect(problemOf(await guess(signIn, await openLogIn(signIn), who, ip))).toBe('in')
  for (let round = 0; round < 12; round++)
    expect(problemOf(await guess(signIn, logIn, unknown(), ip))).toBe('wrong_credentials')
  const refused = await guess(signIn, logIn, unknown(), ip)
  expect(refused).toMatchObject({ problem: 'too_many_attempts' })
  expect(refused !== 'in' && refused.retry_after_seconds).toBeGreaterThan(800)
  expect(problemOf(await guess(signIn, logIn, unknown()))).toBe('wrong_credentials')
})

test('A8 the addresses of one IPv6 network count as one caller', async ({ signIn }) => {
  const logIn = await openLogIn(signIn)
  const from = (network: string, host: number) =>
    guess(
      signIn,
      logIn,
      { email: `${newUuid()}@nobody.example`, password: 'a guess' },
      `2001:db8:0:${network}::${host}`,
    )
  for (let host = 1; host <= 12; host++) expect(problemOf(await from('1', host))).toBe('wrong_credentials')
  expect(problemOf(await from('1', 13))).toBe('too_many_attempts')
  expect(problemOf(await from('2', 1))).toBe('wrong_credentials')
})
