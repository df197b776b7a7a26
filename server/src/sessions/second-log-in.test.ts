import { expect, vi } from 'vitest'
import type { Product } from '../../testing/product.ts'
import { productTest } from '../../testing/test.ts'

/** The first two revocations fail. */
let revokes = 0

const test = productTest
  .extend('overrides', {
    signInClient: (own) => ({
      ...own,
      revoke: async (token) => {
        if (++revokes <= 2) throw new Error('connect ECONNREFUSED')
        await own.revoke(token)
      },
    }),
  })
  .extend('runsStories', true)

/** For each session of the person: whether it has ended, and whether its token is not revoked yet. */
const sessionsOf = async (product: Product, user_id: number) => {
  const found = await product.hub.parts.database.once
    .selectFrom('sessions')
    .select(['ended_at', 'sealed_token'])
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .execute()
  return found.map(({ ended_at, sealed_token }) => ({ hasEnded: ended_at !== null, holdsToken: sealed_token !== null }))
}

test('DEC-81 A7 a second log-in reaches its page although its token cannot be revoked yet, which happens later', async ({
  product,
}) => {
  const who = await product.signIn.person()
  const { email, password } = who
  const browser = product.newBrowser()
  const [first, second] = [
    await browser.open(`${product.hubUrl}/create-client`),
    await browser.open(`${product.hubUrl}/clients?page=3`),
  ]
  await product.signIn.submitLogIn(browser, first, { email, password })
  const sid = browser.cookies.find(({ name }) => name === 'sid')?.value
  const end = await product.signIn.submitLogIn(browser, second, { email, password })
  expect(end.url.href).toBe(`${product.hubUrl}/clients?page=3`)
  expect(browser.cookies.find(({ name }) => name === 'sid')?.value).toBe(sid)
  const afterRevoke = [
    { hasEnded: false, holdsToken: true },
    { hasEnded: true, holdsToken: false },
  ]
  await vi.waitFor(async () => expect(await sessionsOf(product, who.id)).toEqual(afterRevoke), { timeout: 30_000 })
  expect(revokes).toBe(3)
  expect((await browser.ask(`${product.hubUrl}/clients`)).status).toBe(200)
})
