import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { endSession } from '@partner-hub/contracts/people/session.ts'
import { expect, vi } from 'vitest'
import { hubTest } from '../../testing/test.ts'

/** The tokens that the sign-in service was asked to revoke; its first two calls fail. */
const revoked: string[] = []
const signIn = createServer(async (request, response) => {
  revoked.push(`${request.url} ${await text(request)}`)
  response.writeHead(revoked.length <= 2 ? 500 : 200).end()
})

const test = hubTest
  .extend('settings', { scope: 'file' }, async () => {
    await new Promise<void>((listening) => signIn.listen(0, '127.0.0.1', listening))
    return { SIGN_IN_INTERNAL_URL: `http://127.0.0.1:${(signIn.address() as AddressInfo).port}` }
  })
  .extend('runsStories', true)

test.afterAll(() => void signIn.close())

test('DEC-74 A7 a log-out succeeds even if the sign-in service fails, and the revocation is retried until it is done', async ({
  hub,
}) => {
  const person = await hub.person()
  const keptToken = () =>
    hub.parts.database.once
      .selectFrom('sessions')
      .select('sealed_token')
      .where('user_id', '=', person.user_id)
      .executeTakeFirstOrThrow()
  expect((await person.call(endSession, {})).status).toBe(200)
  expect((await person.call(getCurrentUser, {})).status).toBe(401)
  await vi.waitFor(async () => expect(await keptToken()).toEqual({ sealed_token: null }), { timeout: 30_000 })
  expect(revoked).toHaveLength(3)
  expect(revoked[0]).toMatch(/^\/oauth\/revoke \{"client_id":"partner-portal","token":"[\w-]{43}"\}$/)
  expect(new Set(revoked).size).toBe(1)
})
