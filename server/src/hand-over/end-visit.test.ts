import { RedeemedHandOver } from '@partner-hub/contracts/books/books.ts'
import { checkHandOver } from '@partner-hub/contracts/books/hand-over.ts'
import { archiveBusinessClient, removeClientAccess } from '@partner-hub/contracts/clients/business-clients.ts'
import { endSession } from '@partner-hub/contracts/people/session.ts'
import { expect, onTestFinished } from 'vitest'
import { moveClock } from '../../testing/business-clock.ts'
import { hasColleague, hasLeft } from '../../testing/colleague.ts'
import { hasOpenClient, opens, handOverTest as test, ticketOf } from '../../testing/hand-over.ts'
import { asOwner } from '../../testing/template-database.ts'

test('ERR-05 B8 removing access at once refuses openings, issued tickets and running visits', async ({
  hub,
  firm,
  asBooks,
  redeem,
}) => {
  const client = await hasOpenClient(hub, firm)
  const visit = RedeemedHandOver.parse((await redeem(ticketOf(await opens(firm, client)), client.account_id)).body)
  const waiting = ticketOf(await opens(firm, client))
  expect((await asBooks(checkHandOver.path, { hand_over: visit.hand_over })).body).toEqual({
    holds: true,
  })
  await firm.call(removeClientAccess, { params: { uuid: client.uuid }, body: { uuid: client.uuid } })
  const again = await opens(firm, client)
  expect([again.status, again.body]).toMatchObject([409, { code: 'access_removed' }])
  expect((await redeem(waiting, client.account_id)).status).toBe(404)
  expect((await asBooks(checkHandOver.path, { hand_over: visit.hand_over })).status).toBe(403)
  await firm.call(archiveBusinessClient, { params: { uuid: client.uuid }, body: { uuid: client.uuid } })
  expect((await opens(firm, client)).status).toBe(409)
})

test('ERR-06 B8 an expired trial is refused at once, swept or not', async ({ hub, firm, asBooks, redeem }) => {
  const client = await hasOpenClient(hub, firm, { days_left: 30 })
  const visit = RedeemedHandOver.parse((await redeem(ticketOf(await opens(firm, client)), client.account_id)).body)
  const waiting = ticketOf(await opens(firm, client))
  onTestFinished(() => moveClock(hub.clone.ownerUrl, '0'))
  await moveClock(hub.clone.ownerUrl, '30 days 1 second')
  const again = await opens(firm, client)
  expect([again.status, again.body]).toMatchObject([409, { code: 'trial_expired' }])
  expect((await redeem(waiting, client.account_id)).status).toBe(404)
  expect((await asBooks(checkHandOver.path, { hand_over: visit.hand_over })).status).toBe(404)
})

test('B8 someone who left the firm is refused at once, with an issued ticket or in a running visit', async ({
  hub,
  firm,
  asBooks,
  redeem,
}) => {
  const client = await hasOpenClient(hub, firm)
  const colleague = await hasColleague(hub, firm, 'owner')
  const visit = RedeemedHandOver.parse((await redeem(ticketOf(await opens(colleague, client)), client.account_id)).body)
  const waiting = ticketOf(await opens(colleague, client))
  await hasLeft(hub, colleague)
  expect((await opens(colleague, client)).status).toBe(403)
  expect((await redeem(waiting, client.account_id)).status).toBe(404)
  expect((await asBooks(checkHandOver.path, { hand_over: visit.hand_over })).status).toBe(404)
})

test('a visit ends with the session it started in, and Books learns that the firm still has access', async ({
  hub,
  firm,
  asBooks,
  redeem,
}) => {
  const client = await hasOpenClient(hub, firm)
  const session = await hub.signIn(firm.user_id)
  const visit = RedeemedHandOver.parse((await redeem(ticketOf(await opens(session, client)), client.account_id)).body)
  expect((await asBooks(checkHandOver.path, { hand_over: visit.hand_over })).status).toBe(200)
  await session.call(endSession, {})
  expect((await asBooks(checkHandOver.path, { hand_over: visit.hand_over })).status).toBe(404)
})

test('a visit lasts no longer than its session may', async ({ hub, firm, asBooks, redeem }) => {
  const client = await hasOpenClient(hub, firm)
  const session = await hub.signIn(firm.user_id)
  const age = (seconds: number) =>
    asOwner(
      hub.clone.ownerUrl,
      async (owner) =>
        void (await owner.query(
          'update sessions set created_at = now() - make_interval(secs => $2) where user_id = $1 and ended_at is null',
          [firm.user_id, seconds],
        )),
    )
  const left = 60
  await age(hub.config.SESSION_ABSOLUTE_SECONDS - left)
  const visit = RedeemedHandOver.parse((await redeem(ticketOf(await opens(session, client)), client.account_id)).body)
  expect(Date.parse(visit.expires_at) - Date.now()).toBeLessThanOrEqual(left * 1000)
  expect((await asBooks(checkHandOver.path, { hand_over: visit.hand_over })).status).toBe(200)
  await age(hub.config.SESSION_ABSOLUTE_SECONDS)
  expect((await asBooks(checkHandOver.path, { hand_over: visit.hand_over })).status).toBe(404)
  await age(0)
})
