import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { linkIn, pageOf, type SignInWorld, startSignIn, viewOf } from '../../testing/sign-in.ts'
import { newUuid } from '../platform/ids/ids.ts'

let world: SignInWorld
beforeAll(async () => {
  world = await startSignIn({ SIGN_IN_MAILS_PER_DAY: '3' })
  await world.startWorker()
})
afterAll(() => world.stop())

/** Skips the pause between two mails of one kind. */
const withoutPause = () =>
  world.parts.database.once.deleteFrom('rate_limits').where('key', 'not like', 'sign-in-mails%').execute()

const post = async (path: string, page: 'sign-up' | 'forgot-password', typed: Record<string, string>) => {
  await withoutPause()
  const browser = world.newBrowser()
  const { action, csrf } = pageOf(await browser.open(world.origin + path), page)
  const { email, sent_again, kind } = pageOf(
    await browser.post(world.origin + action, { _csrf: csrf, ...typed }),
    'check-inbox',
  )
  return { email, sent_again, kind }
}
const storiesDone = () =>
  vi.waitFor(
    async () => expect(await world.parts.database.once.selectFrom('story_starts').selectAll().execute()).toEqual([]),
    { timeout: 10_000 },
  )

test('E4 sign-ups, resets and confirmations share one daily quota per address, and every response is the same', async () => {
  const [email, other] = [`${newUuid()}@person.example`, `${newUuid()}@person.example`]
  const password = 'wind over the ledger'
  const shown: object[] = []
  for (let turn = 0; turn < 3; turn++) shown.push(await post('/signup', 'sign-up', { email, password }))
  for (let turn = 0; turn < 3; turn++) shown.push(await post('/forgot-password', 'forgot-password', { email }))
  await post('/signup', 'sign-up', { email: other, password })
  await vi.waitFor(async () => expect(await mailsTo(other)).toHaveLength(1), { timeout: 10_000 })
  await storiesDone()
  await awaitMail(email, 3)
  expect(await mailsTo(email)).toHaveLength(3)
  expect(shown).toEqual([
    ...Array(3).fill({ email, sent_again: false, kind: 'confirmation' }),
    ...Array(3).fill({ email, sent_again: false, kind: 'reset' }),
  ])
  await world.parts.database.once.updateTable('rate_limits').set({ expire: 1 }).execute()
  await post('/forgot-password', 'forgot-password', { email })
  await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(4), { timeout: 10_000 })
})

test('E4 a reset requested beyond the daily quota leaves the last link valid', async () => {
  const { email, password } = await world.person()
  await post('/forgot-password', 'forgot-password', { email })
  const { token } = linkIn(await awaitMail(email))
  for (let turn = 0; turn < 2; turn++) await post('/signup', 'sign-up', { email, password })
  await awaitMail(email, 3)
  await post('/forgot-password', 'forgot-password', { email })
  await storiesDone()
  expect(await mailsTo(email)).toHaveLength(3)

  const browser = world.newBrowser()
  const { action, csrf } = pageOf(await browser.open(`${world.origin}/reset-password`), 'reset-password')
  const typed = { _csrf: csrf, token, password: 'a quite different ledger' }
  expect(viewOf(await browser.post(world.origin + action, typed)).page).toBe('reset-done')
})
