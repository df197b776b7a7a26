import { randomBytes } from 'node:crypto'
import { acceptInvitation, declineInvitation, readInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { getClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { generationOf } from './find-linked-invitation.ts'
import { invitationTokens } from './invitation-token.ts'

const test = hubTest.extend('tokens', { scope: 'file' }, ({ hub }) => invitationTokens(hub.parts.secrets.HUB_SECRET))

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
const everyOther = (at: string) => alphabet.filter((one) => one !== at)
const GENERATION = 2

/** A live link that was sent again once, so the first token is void. */
const liveLink = async (hub: Hub, firm: FirmCaller, email = `${newUuid()}@owner.example`) => {
  const client = await hasClient(hub, firm)
  const link = await hasPendingInvitation(hub, firm, client, { email, generation: GENERATION })
  return { client, email, link, token: link.split('.')[1] ?? '' }
}

const putAt = (text: string, place: number, character: string) =>
  text.slice(0, place) + character + text.slice(place + 1)
const flipped = (text: string) =>
  [...text].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase())).join('')
const places = (text: string) => [...text].map((_, place) => place)

/** Near misses of the text: one wrong character, one missing, or in another case. */
const near = (text: string, others: (at: string) => readonly string[]): string[] =>
  [
    ...places(text).flatMap((place) => others(text.charAt(place)).map((other) => putAt(text, place, other))),
    ...places(text).map((place) => text.slice(0, place)),
    ...places(text).map((place) => text.slice(place + 1)),
    ...places(text).map((place) => putAt(text, place, flipped(text.charAt(place)))),
    ...[flipped(text), text.toLowerCase(), text.toUpperCase(), `${text}A`, `A${text}`],
  ].filter((wrong) => wrong !== text)

const hashesOf = (token: string) => [
  hashOf(token).toString('base64url'),
  hashOf(token).toString('hex'),
  hashOf(token).toString('base64'),
]

const statusOf = async (firm: FirmCaller, { invitation }: OneClient) =>
  (await firm.call(getClientInvitation, { params: { uuid: invitation } })).body.invitation_status

const anyone = (hub: Hub, endpoint: { method: string; path: string }, token: string) =>
  hub.request(endpoint.method, endpoint.path, { origin: hub.config.HUB_URL }, { token })
const read = (hub: Hub, token: string) => anyone(hub, readInvitation, token)
const decline = (hub: Hub, token: string) => anyone(hub, declineInvitation, token)

test('E3 a million random tokens fit no link', async ({ hub, firm, tokens }) => {
  const { client } = await liveLink(hub, firm)
  const live = { uuid: client.invitation, generation: 1 }
  let hits = 0
  for (let batch = 0; batch < 100; batch++) {
    const bytes = randomBytes(32 * 10_000)
    for (let start = 0; start < bytes.length; start += 32)
      if (generationOf(tokens, live, bytes.toString('base64url', start, start + 32)) !== undefined) hits++
  }
  expect(hits).toBe(0)
  expect(generationOf(tokens, live, tokens.tokenOf(client.invitation, 1))).toBe(1)
}, 180_000)

test('E3 DEC-64 of 20 live links every changed character, shortening, other case, hash and foreign token is refused', async ({
  hub,
  firm,
  tokens,
}) => {
  const links = await Promise.all(Array.from({ length: 20 }, () => liveLink(hub, firm)))
  const lived = links.map(({ client, token }) => ({ live: { uuid: client.invitation, generation: GENERATION }, token }))
  const taken = lived.flatMap(({ live, token }) => {
    const foreign = lived.filter((other) => other.live.uuid !== live.uuid).map((other) => other.token)
    const tried = [...near(token, everyOther), ...hashesOf(token), ...foreign]
    expect(tried.length).toBeGreaterThan(43 * 63)
    return tried.filter((wrong) => generationOf(tokens, live, wrong) !== undefined)
  })
  expect(taken).toEqual([])
  for (const { live, token } of lived) {
    expect(generationOf(tokens, live, token)).toBe(GENERATION)
    expect(generationOf(tokens, live, tokens.tokenOf(live.uuid, 1))).toBe(1)
  }
})

test('E3 DEC-63 of 2 live links nothing alike is answered over HTTP either, and both stay open', async ({
  hub,
  firm,
  tokens,
}) => {
  const [one, other] = [await liveLink(hub, firm), await liveLink(hub, firm)]
  for (const { link, client, token, email } of [one, other]) {
    const wrong = [
      ...near(token, everyOther).map((near) => `${client.invitation}.${near}`),
      ...near(link, (at) => [at === 'A' ? 'B' : 'A', at === '0' ? '1' : '0']),
      ...hashesOf(token).map((hash) => `${client.invitation}.${hash}`),
      ...[`${one.client.invitation}.${other.token}`, `${other.client.invitation}.${one.token}`],
    ].filter((near) => near !== link)
    expect(wrong.length).toBeGreaterThan(43 * 63)
    const invited = await hub.person(email)
    const acts = {
      decline: (near: string) => decline(hub, near),
      read: (near: string) => invited.call(readInvitation, { body: { token: near } }),
      accept: (near: string) => invited.call(acceptInvitation, { body: { token: near } }),
    }
    const turns = Object.entries(acts)
    const answered = new Map<string, number>()
    for (let start = 0; start < wrong.length; start += 30)
      await Promise.all(
        wrong.slice(start, start + 30).map(async (near, index) => {
          const [act, ask] = turns[index % turns.length] as (typeof turns)[number]
          const { status } = await ask(near)
          answered.set(`${act} ${status}`, (answered.get(`${act} ${status}`) ?? 0) + 1)
        }),
      )
    expect([...answered.keys()].toSorted()).toEqual(['accept 404', 'decline 404', 'read 404'])
    expect([...answered.values()].reduce((sum, count) => sum + count)).toBe(wrong.length)
    const earlier = await decline(hub, `${client.invitation}.${tokens.tokenOf(client.invitation, 1)}`)
    expect(earlier).toMatchObject({ status: 410, body: { code: 'link_replaced' } })
    expect(await statusOf(firm, client)).toBe('PENDING')
    expect((await acts.read(link)).body).toMatchObject({ state: 'open' })
  }
}, 180_000)

test('E3 every change of one character, truncation, case flip, stored hash and foreign token is refused', async ({
  hub,
  firm,
}) => {
  const { client, link, token: secret } = await liveLink(hub, firm)
  const other = await liveLink(hub, firm)
  const stored = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .selectFrom('client_invitation')
      .select('token_hash')
      .where('uuid', '=', client.invitation)
      .executeTakeFirstOrThrow(),
  )
  const altered = [
    ...Array.from(secret, (letter, at) => `${secret.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${secret.slice(at + 1)}`),
    ...Array.from(secret, (_, at) => secret.slice(0, at)),
    secret.toLowerCase(),
    secret.toUpperCase(),
    stored.token_hash?.toString('base64url') ?? '',
    stored.token_hash?.toString('hex') ?? '',
    other.token,
    `${secret}A`,
    '',
  ].filter((one) => one !== secret)
  const answers = await Promise.all(altered.map((one) => read(hub, `${client.invitation}.${one}`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect((await read(hub, link)).status).toBe(200)
})

test('E3 a thousand random tokens for a live link are refused over HTTP', async ({ hub, firm }) => {
  const { client } = await liveLink(hub, firm)
  let refused = 0
  for (let batch = 0; batch < 50; batch++) {
    const tried = Array.from({ length: 20 }, () => `${client.invitation}.${randomBytes(32).toString('base64url')}`)
    const answers = await Promise.all(tried.map((token) => decline(hub, token)))
    refused += answers.filter(({ status }) => status === 404).length
  }
  expect([refused, await statusOf(firm, client)]).toEqual([1_000, 'PENDING'])
}, 180_000)

test('E3 DEC-20 a scanner that asks for every address of the link a hundred times changes nothing', async ({
  hub,
  firm,
}) => {
  const { client, link } = await liveLink(hub, firm)
  const paths = ['/accept', `/accept?token=${link}`, acceptInvitation.path, declineInvitation.path]
  for (let time = 0; time < 25; time++)
    for (const path of paths) await hub.request(time % 5 === 0 ? 'HEAD' : 'GET', path, { accept: 'text/html' })
  const read = await hub.request('POST', readInvitation.path, { origin: hub.config.HUB_URL }, { token: link })
  expect(read.body).toMatchObject({ state: 'open' })
  expect(await statusOf(firm, client)).toBe('PENDING')
})

test('E3 STATE-18 a link is used once: a second acceptance is told that it is over', async ({ hub, firm }) => {
  const { client, email, link } = await liveLink(hub, firm)
  const owner = await hub.person(email)
  const accept = () => owner.call(acceptInvitation, { body: { token: link } })
  const first = await Promise.all([accept(), accept(), accept()])
  expect(first.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  expect(await accept()).toMatchObject({ status: 410, body: { code: 'link_used' } })
  expect(await decline(hub, link)).toMatchObject({ status: 410, body: { code: 'link_used' } })
  expect(await statusOf(firm, client)).toBe('ACCEPTED')
})
