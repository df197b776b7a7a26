import { askForInvitation, readInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { withdrawInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { FirmCaller } from '../../testing/hub.ts'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { actsOf, hasClient, type OneClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import type { Product } from '../../testing/product.ts'
import { runStory } from '../../testing/run-story.ts'
import { newAddress, sends } from '../../testing/sending.ts'
import { productTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { askNotice } from './invitation-mail.ts'

const test = productTest.extend('runsStories', true)

const post = (product: Product, endpoint: { method: string; path: string }, token: string, origin = product.hubUrl) =>
  product.hub.request(endpoint.method, endpoint.path, { origin }, { token })
const ask = (product: Product, token: string) => post(product, askForInvitation, token)

/** A firm whose client has an expired link. */
const expired = async (product: Product) => {
  const member = newAddress()
  const firm = await product.hub.firm({ email: member })
  const client_name = `Bluebird ${newUuid()}`
  const client = await hasClient(product.hub, firm, { client_name })
  const email = newAddress()
  const token = await hasPendingInvitation(product.hub, firm, client, { email, daysAgo: 31 })
  return { firm, member, client, client_name, email, token }
}

const askings = async (product: Product, firm: FirmCaller, { uuid }: OneClient) =>
  (await actsOf(product.hub, firm, uuid)).filter(({ act }) => act === 'invitation_asked_for').length

test('DEC-88 a request from an expired link mails the firm, once a day, and sends the owner nothing', async ({
  product,
}) => {
  const { firm, member, client, client_name, email, token } = await expired(product)
  const { status, body } = await ask(product, token)
  expect([status, body]).toEqual([200, { asked_at: expect.stringMatching(/^\d{4}-/) }])
  const mail = await awaitMail(member)
  expect(mail.subject).toBe(`A new invitation was asked for: ${client_name}`)
  expect(mail.text).toContain(`${product.hubUrl}/clients/${client.uuid}`)
  expect(mail.text).not.toContain(token)
  const answers = await Promise.all([ask(product, token), ask(product, token), ask(product, token)])
  expect(answers.map((answer) => [answer.status, answer.body])).toEqual(Array(3).fill([200, body]))
  expect((await post(product, readInvitation, token)).body).toMatchObject({ state: 'expired', ...(body as object) })
  expect(await askings(product, firm, client)).toBe(1)

  await product.hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .updateTable('client_invitation')
      .set({ asked_at: sql`asked_at - interval '1 day'` })
      .where('uuid', '=', client.invitation)
      .execute(),
  )
  expect((await post(product, readInvitation, token)).body).toMatchObject({ asked_at: null })
  await ask(product, token)
  await awaitMail(member, 2)
  expect(await askings(product, firm, client)).toBe(2)
  expect(await mailsTo(email)).toEqual([])
})

test('DEC-88 a replaced link can request too, without naming anyone, as the newer one may be for someone else', async ({
  product,
}) => {
  const { firm, member, client, token } = await expired(product)
  const other = newAddress()
  await hasPendingInvitation(product.hub, firm, client, { email: other, generation: 2 })
  const { body } = await post(product, readInvitation, token)
  expect(body).toMatchObject({ state: 'replaced', invitation_email: '', recipient_first_name: '', message: null })
  expect(JSON.stringify(body)).not.toContain(other)
  expect((await ask(product, token)).status).toBe(200)
  const mail = await awaitMail(member)
  expect(mail.text).toContain('Someone opened it and asked for a new invitation.')
  expect(mail.text).not.toMatch(/The invitation .* no longer works/)
  expect(await mailsTo(other)).toEqual([])
})

test('DEC-88 an open, withdrawn or unknown link, or a foreign page, cannot request an invitation', async ({
  product,
}) => {
  const { firm, client, token } = await expired(product)
  const open = await hasPendingInvitation(product.hub, firm, client, { email: newAddress(), generation: 2 })
  expect(await ask(product, open)).toMatchObject({ status: 409, body: { code: 'action_not_allowed' } })
  await firm.call(withdrawInvitation, { params: { uuid: client.invitation } })
  expect((await ask(product, open)).status).toBe(409)
  expect((await ask(product, `${client.invitation}.nonsense`)).status).toBe(404)
  expect((await post(product, askForInvitation, token, 'https://evil.example')).status).toBe(403)
  expect(await askings(product, firm, client)).toBe(0)
})

test.for([
  ['sent again', (firm: FirmCaller, client: OneClient) => sends(firm, client)],
  [
    'withdrawn',
    (firm: FirmCaller, { invitation: uuid }: OneClient) => firm.call(withdrawInvitation, { params: { uuid } }),
  ],
] as const)(
  'DEC-88 once the invitation is %s no one is notified of an earlier request, which the page still shows',
  async ([_what, change], { product }) => {
    const { firm, member, client, token } = await expired(product)
    await hasPendingInvitation(product.hub, firm, client, { email: newAddress(), generation: 2 })
    const { asked_at } = (await ask(product, token)).body as { asked_at: string }
    await awaitMail(member)
    const tellAgain = async () => {
      const notice = askNotice(firm.organization_uuid, client.invitation, asked_at, 2)
      const story = { ...notice, id: `${notice.id}/${newUuid()}` }
      await runStory(product.hub, story)
    }
    await tellAgain()
    await awaitMail(member, 2)
    expect((await change(firm, client)).status).toBe(200)
    await tellAgain()
    expect(await mailsTo(member)).toHaveLength(2)
    expect((await post(product, readInvitation, token)).body).toMatchObject({ asked_at })
  },
)
