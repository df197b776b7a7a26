import { expect, vi } from 'vitest'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { linkIn, pageOf, type SignInWorld, viewOf } from '../../testing/sign-in.ts'
import { signInTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = signInTest.extend('settings', { SIGN_IN_MAILS_PER_DAY: '3' }).extend('runsStories', true)

/** Skips the pause between two mails of one kind. */
const withoutPause = (signIn: SignInWorld) =>
  signIn.parts.database.once.deleteFrom('rate_limits').where('key', 'not like', 'sign-in-mails%').execute()

const post = async (
  signIn: SignInWorld,
  path: string,
  page: 'sign-up' | 'forgot-password',
  typed: Record<string, string>,
) => {
  await withoutPause(signIn)
  const browser = signIn.newBrowser()
  const { action, csrf } = pageOf(await browser.open(signIn.origin + path), page)
  const { email, sent_again, kind } = pageOf(
    await browser.post(signIn.origin + action, { _csrf: csrf, ...typed }),
    'check-inbox',
  )
  return { email, sent_again, kind }
}
const storiesDone = (signIn: SignInWorld) =>
  vi.waitFor(
    async () => expect(await signIn.parts.database.once.selectFrom('story_starts').selectAll().execute()).toEqual([]),
    { timeout: 30_000 },
  )

test('E4 sign-ups, resets and confirmations share one daily quota per address, and every response is the same', async ({
  signIn,
}) => {
  const [email, other] = [`${newUuid()}@person.example`, `${newUuid()}@person.example`]
  const password = 'wind over the ledger'
  const shown: object[] = []
  for (let turn = 0; turn < 3; turn++) shown.push(await post(signIn, '/signup', 'sign-up', { email, password }))
  for (let turn = 0; turn < 3; turn++) shown.push(await post(signIn, '/forgot-password', 'forgot-password', { email }))
  await post(signIn, '/signup', 'sign-up', { email: other, password })
  await vi.waitFor(async () => expect(await mailsTo(other)).toHaveLength(1), { timeout: 30_000 })
  await storiesDone(signIn)
  await awaitMail(email, 3)
  expect(await mailsTo(email)).toHaveLength(3)
  expect(shown).toEqual([
    ...Array(3).fill({ email, sent_again: false, kind: 'confirmation' }),
    ...Array(3).fill({ email, sent_again: false, kind: 'reset' }),
  ])
  await signIn.parts.database.once.updateTable('rate_limits').set({ expire: 1 }).execute()
  await post(signIn, '/forgot-password', 'forgot-password', { email })
  await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(4), { timeout: 30_000 })
})

test('E4 a reset requested beyond the daily quota leaves the last link valid', async ({ signIn }) => {
  const { email, password } = await signIn.person()
  await post(signIn, '/forgot-password', 'forgot-password', { email })
  const { token } = linkIn(await awaitMail(email))
  for (let turn = 0; turn < 2; turn++) await post(signIn, '/signup', 'sign-up', { email, password })
  await awaitMail(email, 3)
  await post(signIn, '/forgot-password', 'forgot-password', { email })
  await storiesDone(signIn)
  expect(await mailsTo(email)).toHaveLength(3)

  const browser = signIn.newBrowser()
  const { action, csrf } = pageOf(await browser.open(`${signIn.origin}/reset-password`), 'reset-password')
  const typed = { _csrf: csrf, token, password: 'a quite different ledger' }
  expect(viewOf(await browser.post(signIn.origin + action, typed)).page).toBe('reset-done')
})
