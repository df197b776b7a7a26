import { expect } from 'vitest'
import type { BusinessOnBooks, OwnersOnBooks } from '../../testing/business-on-books.ts'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { actsOf } from '../../testing/one-client.ts'
import { shuffled } from '../../testing/shuffled.ts'
import { ownersTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

/** The hub has another secret than Books, so that only the test's own webhooks are accepted. */
const SECRET = 'known to this hub and to this test alone'

const test = ownersTest.extend('settings', { BOOKS_WEBHOOK_SECRET: SECRET })

const phones = Array.from({ length: 18 }, (_, turn) => String(5550000000 + turn))
/** More at a time than a slow machine has connections for would be told to come again later. */
const inTens = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, part) => all.slice(part * 10, part * 10 + 10))
const newAddress = () => `${newUuid()}@accountant.example`

/** In Books: two accountants invited, one of them and the firm removed, and new settings. The hub gets no webhook. */
const changedInBooks = async (world: OwnersOnBooks) => {
  const business = await world.business()
  const [invited, removed] = [newAddress(), newAddress()]
  await business.invite(invited)
  await business.remove(await business.invite(removed))
  await business.remove(business.uuid)
  for (const business_phone of phones) await world.books.change(business.account_id, { business_phone })
  return { business, invited, removed }
}

/** The effects in the hub. */
const effectsOn = async (world: OwnersOnBooks, { account_id, firm, uuid }: BusinessOnBooks) =>
  world.hub.parts.database.acrossFirms('test', async (tx) => ({
    invited: (
      await tx.selectFrom('accountant_invitation').select('email').where('account_id', '=', account_id).execute()
    ).map(({ email }) => email),
    settings: (
      await tx.selectFrom('account_settings').select('business_phone').where('account_id', '=', account_id).execute()
    ).map(({ business_phone }) => business_phone),
    acts: (await actsOf(world.hub, firm, uuid)).map(({ act }) => act),
  }))

test('DEC-51 webhooks that fail at first, then come three times, shuffled and partly forged, take effect once each', async ({
  world,
  sendBooksWebhook,
}) => {
  const { books } = world
  const [delivered, undelivered] = [await changedInBooks(world), await changedInBooks(world)]
  const before = {
    delivered: await effectsOn(world, delivered.business),
    undelivered: await effectsOn(world, undelivered.business),
  }
  const events = await books.outbox(delivered.business.account_id)
  expect(new Set(events.map(({ event }) => event.type))).toEqual(
    new Set(['team.changed', 'accountant.invited', 'settings.changed']),
  )

  await books.fault({ lose_times: events.length })
  const first = await Promise.all(events.map(sendBooksWebhook))
  expect(first.map(({ status }) => status)).toEqual(events.map(() => 500))
  expect(await effectsOn(world, delivered.business)).toEqual(before.delivered)
  await books.fault({})

  const genuine = [...events, ...events, ...events]
  const ofEachKind = (await books.outbox(undelivered.business.account_id)).filter(
    ({ event }, index, all) => all.findIndex((one) => one.event.type === event.type) === index,
  )
  // One forged webhook has the id of a genuine one, which must still take effect.
  const forged = [...ofEachKind, ...ofEachKind.slice(0, 1).map((one) => ({ ...one, id: events.at(-1)?.id ?? '' }))]
  const batch = [
    ...genuine.map((one) => ({ ...one, expected: 204 })),
    ...forged.map((one) => ({ ...one, secret: 'guessed by somebody else', expected: 401 })),
  ]
  expect([forged.length, Math.round((100 * forged.length) / batch.length)]).toEqual([4, 5])
  const answers: (readonly [number, number])[] = []
  for (const together of inTens(shuffled(batch, 51)))
    answers.push(
      ...(await Promise.all(
        together.map(async ({ expected, ...one }) => [expected, (await sendBooksWebhook(one)).status] as const),
      )),
    )
  expect(answers.filter(([expected, status]) => expected !== status)).toEqual([])

  await awaitMail(delivered.invited)
  expect(await effectsOn(world, delivered.business)).toEqual({
    invited: [delivered.invited],
    settings: phones.slice(-1),
    acts: [...before.delivered.acts, 'team_left'],
  })
  expect(await effectsOn(world, undelivered.business)).toEqual(before.undelivered)
  const mails = [delivered.invited, delivered.removed, undelivered.invited, undelivered.removed].map(mailsTo)
  expect((await Promise.all(mails)).map(({ length }) => length)).toEqual([1, 0, 0, 0])
})
