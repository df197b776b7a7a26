import * as calls from '@partner-hub/contracts/billing/account-facts.ts'
import { acceptInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { expect } from 'vitest'
import { hasColleague, isAssigned } from '../../testing/colleague.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { isLegacy } from '../../testing/legacy-firm.ts'
import { type ClientLike, hasClient, hasContact } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { hubTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest.extend('coupons', { scope: 'file', auto: true }, async ({ databaseOwner }) => {
  await databaseOwner.query(`insert into coupon (code, percent, amounts, months, expires_at) values
    ('SPRING-20', 20, null, 3, null), ('TEN-OFF', null, '{"CAD": 1000}', null, null),
    ('OVER', 20, null, 1, now() - interval '1 day'), ('POUNDS', null, '{"GBP": 1000}', 1, null)`)
})

const onPlus = {
  billing_owner: 'ACCOUNTANT',
  subscription_status: 'ACTIVE',
  plan: { display_name: 'Plus', billing_interval: 'Monthly', staff_limits: 3 },
} as const satisfies ClientLike

const ownerOf = async (hub: Hub, firm: FirmCaller, client: Awaited<ReturnType<typeof hasClient>>) => {
  const email = `${newUuid()}@owner.example`
  const token = await hasPendingInvitation(hub, firm, client, { email })
  const owner = await hub.person(email)
  expect((await owner.call(acceptInvitation, { body: { token } })).status).toBe(200)
  return owner
}

test('CALL-76 DEC-55 an account says whether its firm is migrated, to the firm and to the owner', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasClient(hub, ownFirm, onPlus)
  const owner = await ownerOf(hub, ownFirm, client)
  const read = async () => {
    const params = { accountId: client.account_id }
    const answers = await Promise.all(
      [ownFirm, owner].map((caller) => caller.call(calls.getBillingAccount, { params })),
    )
    return answers.map(({ body }) => body)
  }
  const account = (subscription_migrated: boolean) => ({
    response: { fb_account_id: client.account_id, subscription_migrated },
  })
  expect(await read()).toEqual([account(true), account(true)])
  await isLegacy(hub, ownFirm)
  expect(await read()).toEqual([account(false), account(false)])
})

test('CALL-27 CALL-75 the usage of a plan counts the people of the client’s team', async ({ hub, ownFirm }) => {
  const client = await hasClient(hub, ownFirm, onPlus)
  await hasContact(hub, ownFirm, client)
  const usage = { team_members: 2, billable_clients: 0 }
  const bySubscription = await ownFirm.call(calls.getSubscriptionUsage, { params: { uuid: client.subscription } })
  expect([bySubscription.status, bySubscription.body]).toEqual([200, usage])
  const byAccount = await ownFirm.call(calls.getAccountUsage, { params: { accountId: client.account_id } })
  expect([byAccount.status, byAccount.body]).toEqual([200, { response: usage }])
  const owner = await ownerOf(hub, ownFirm, client)
  const byOwner = await owner.call(calls.getAccountUsage, { params: { accountId: client.account_id } })
  expect(byOwner.body).toEqual({ response: usage })
})

test('CALL-33 DEC-52 the package of a plan says how many seats it has, and nothing without a plan', async ({
  hub,
  ownFirm,
}) => {
  const packageOf = async (like: ClientLike) => {
    const { subscription: uuid } = await hasClient(hub, ownFirm, like)
    return (await ownFirm.call(calls.getSubscriptionPackage, { params: { uuid } })).body
  }
  expect(await packageOf(onPlus)).toEqual({
    display_name: 'Plus',
    billing_interval: 'Monthly',
    staff_limits: 3,
    billable_clients: 50,
  })
  const onTrial = { subscription_status: 'ACTIVE_TRIAL', days_left: 3, plan: null } as const
  expect(Object.values(await packageOf(onTrial))).toEqual([null, null, null, null])
})

test('CALL-15 DEC-52 the firm’s accounts carry their clients; a Member sees those assigned to them', async ({
  hub,
  ownFirm,
}) => {
  const clients = [await hasClient(hub, ownFirm), await hasClient(hub, ownFirm)]
  const params = { organizationUuid: ownFirm.organization_uuid }
  const { body } = await ownFirm.call(calls.listAccounts, { params })
  const expected = clients.map(({ account_id, uuid }) => ({
    fb_account_id: account_id,
    subscription_migrated: true,
    business_clients: [uuid],
  }))
  expect(body.count).toBe(2)
  expect(body.results).toEqual(expect.arrayContaining(expected))
  const member = await hasColleague(hub, ownFirm, 'member')
  expect((await member.call(calls.listAccounts, { params })).body).toEqual({ count: 0, results: [] })
})

test('CALL-74 a coupon says what it takes off the bills of an account, and a useless one why not', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasClient(hub, ownFirm, onPlus)
  const read = (couponCode: string) =>
    ownFirm.call(calls.getAccountCoupon, { params: { accountId: client.account_id, couponCode } })
  const { body, status } = await read('spring-20')
  expect([status, body]).toEqual([
    200,
    { response: { code: 'SPRING-20', percent: 20, amount: null, months: 3, currency_code: 'CAD' } },
  ])
  expect((await read('TEN-OFF')).body).toMatchObject({ response: { percent: null, amount: '10.00', months: null } })
  const reasons = await Promise.all(
    ['OVER', 'POUNDS', 'NOTHING'].map(async (code) => {
      const refused = await read(code)
      return [
        refused.status,
        JSON.stringify(refused.body)
          .match(/coupon_\w+(?=")/g)
          ?.at(-1),
      ]
    }),
  )
  expect(reasons).toEqual([
    [422, 'coupon_expired'],
    [422, 'coupon_in_other_currency'],
    [422, 'coupon_unknown'],
  ])
})

test('DEC-97 a Member reads neither the account nor its usage or coupons', async ({ hub, ownFirm }) => {
  const { account_id: accountId, uuid } = await hasClient(hub, ownFirm, onPlus)
  const member = await hasColleague(hub, ownFirm, 'member')
  await isAssigned(hub, ownFirm, member, [uuid])
  const statuses = await Promise.all([
    member.call(calls.getBillingAccount, { params: { accountId } }),
    member.call(calls.getAccountUsage, { params: { accountId } }),
    member.call(calls.getAccountCoupon, { params: { accountId, couponCode: 'SPRING-20' } }),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
})
