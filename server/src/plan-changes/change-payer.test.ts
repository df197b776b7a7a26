import { changePayer, previewPayer } from '@partner-hub/contracts/billing/payers.ts'
import { acceptAccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { type BillingOwner, getBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { getClientMoments } from '@partner-hub/contracts/clients/client-moments.ts'
import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import { getIdentity } from '@partner-hub/contracts/people/identity.ts'
import { expect, vi } from 'vitest'
import { isInvitedAsAccountant } from '../../testing/accountant-invitation.ts'
import { moveClock } from '../../testing/business-clock.ts'
import { clientRegistrationOf } from '../../testing/client-registration.ts'
import type { Caller } from '../../testing/hub.ts'
import { actsOf, type OneClient } from '../../testing/one-client.ts'
import { hasFirmPaidClient, hasPaidClient, isCertified } from '../../testing/paid-plan.ts'
import { invoicesOf, onDay, paidPlus, planOf, select, yearly } from '../../testing/plan-calls.ts'
import { hasCard } from '../../testing/saved-card.ts'
import { hubTest } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest
  .extend('settings', { scope: 'file' }, ({ books }) => ({ ...books.environment }))
  .extend('runsStories', true)

type Paid = Pick<OneClient, 'uuid' | 'subscription'>

const change = (firm: Caller, { subscription: uuid }: Paid, billing_owner: BillingOwner) =>
  firm.call(changePayer, { params: { uuid }, body: { billing_owner } })
const preview = async (firm: Caller, { subscription: uuid }: Paid, billing_owner: BillingOwner) =>
  (await firm.call(previewPayer, { params: { uuid }, query: { billing_owner } })).body
const payerOf = async (firm: Caller, { uuid }: Paid) =>
  (await firm.call(getBusinessClient, { params: { uuid } })).body.billing_owner
const trialEnd = async (firm: Caller, { uuid }: Paid) =>
  (await firm.call(getClientMoments, { params: { uuid } })).body.trial_ends_at
const notAllowed = { status: 409, body: { code: 'action_not_allowed' } }

const onTrial = { subscription_status: 'ACTIVE_TRIAL', days_left: 12, invitation_status: 'PENDING' } as const

test('DEC-60 DEC-98 before acceptance the firm hands a client over and takes it back, with one trial', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasFirmPaidClient(hub, ownFirm, { invitation_status: 'DRAFT' })
  expect((await change(ownFirm, client, 'CLIENT')).body).toMatchObject({ status: 'ACTIVE_TRIAL', days_left: 30 })
  expect(await payerOf(ownFirm, client)).toBe('CLIENT')
  const ends = await trialEnd(ownFirm, client)
  await moveClock(hub.clone.ownerUrl, '3 days')
  expect((await change(ownFirm, client, 'ACCOUNTANT')).body).toMatchObject({ status: 'ACTIVE_TRIAL', days_left: 27 })
  expect((await change(ownFirm, client, 'CLIENT')).body).toMatchObject({ status: 'ACTIVE_TRIAL', days_left: 27 })
  expect([await payerOf(ownFirm, client), await trialEnd(ownFirm, client)]).toEqual(['CLIENT', ends])
  expect(await change(ownFirm, client, 'CLIENT')).toMatchObject(notAllowed)
  await moveClock(hub.clone.ownerUrl, '31 days')
  expect((await change(ownFirm, client, 'ACCOUNTANT')).body).toMatchObject({ status: 'TRIAL_EXPIRED' })
  expect((await change(ownFirm, client, 'CLIENT')).body).toMatchObject({ status: 'TRIAL_EXPIRED' })
  await moveClock(hub.clone.ownerUrl, '0 days')
  const changes = [{ field: 'billing_owner', before: 'Billed to Firm', after: 'Billed to Client' }]
  expect((await actsOf(hub, ownFirm, client.uuid))[0]).toMatchObject({ act: 'payer_changed', detail: { changes } })
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('DEC-60 PERM-12 once an owner has accepted or something was charged, the payer stays', async ({
  hub,
  ownFirm,
}) => {
  const accepted = await hasFirmPaidClient(hub, ownFirm, { ...onTrial, invitation_status: 'ACCEPTED' })
  const charged = await hasPaidClient(hub, ownFirm, paidPlus, { invitation_status: 'PENDING' })
  const cancelled = await hasFirmPaidClient(hub, ownFirm, {
    ...onTrial,
    subscription_status: 'CANCELLED',
    days_left: null,
  })
  const without = await hasFirmPaidClient(hub, ownFirm, { ...onTrial, status: 'NO_ACCESS' })
  for (const client of [accepted, charged, cancelled, without]) {
    expect(await preview(ownFirm, client, 'CLIENT')).toMatchObject(notAllowed.body)
    expect(await change(ownFirm, client, 'CLIENT')).toMatchObject(notAllowed)
    expect(await payerOf(ownFirm, client)).toBe('ACCOUNTANT')
  }
})

test('DEC-47 a second firm of the account cannot become its second payer', async ({ hub, ownFirm }) => {
  const client = await hasFirmPaidClient(hub, ownFirm, onTrial)
  const second = await hub.firm({ name: 'Second & Co' })
  const uuid = await isInvitedAsAccountant(hub, second, client)
  const joined = await second.call(acceptAccountantInvitation, { params: { uuid }, key: newUuid() })
  const theirs = { uuid: joined.body.business_client, subscription: client.subscription }
  expect(await change(second, theirs, 'ACCOUNTANT')).toMatchObject(notAllowed)
  expect([await payerOf(second, theirs), await payerOf(ownFirm, client)]).toEqual(['CLIENT', 'ACCOUNTANT'])
})

test('DEC-16 DEC-60 a plan deferred to the trial’s end is dropped as previewed, and never billed', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasFirmPaidClient(hub, ownFirm, onTrial)
  await isCertified(hub, ownFirm)
  await hasCard(hub, ownFirm)
  const wish = { ...yearly('Plus', 2), charge_today: '0.00', starts: 'at_trial_end' } as const
  expect((await select(ownFirm, client, wish)).body).toMatchObject({ outcome: 'scheduled' })
  const { next_bill_on } = await planOf(ownFirm, client)
  expect(await preview(ownFirm, client, 'CLIENT')).toEqual({
    ...{ currency_code: 'USD', charge_today: '0.00', credit: '0.00', is_certified: true },
    next_bill: { on: next_bill_on, amount: '374.00' },
    scheduled_plan: { ...yearly('Plus', 2), starts_on: next_bill_on },
    trial_ends_on: next_bill_on,
  })
  expect((await change(ownFirm, client, 'CLIENT')).body).toMatchObject({ scheduled_plan: null, next_bill_on: null })
  await moveClock(hub.clone.ownerUrl, '20 days')
  const due = dueWorkOf(composeModules(hub.parts))
  for (const work of ['ended trials', 'renewals', 'renewals one by one']) await due[work]?.()
  expect(await planOf(ownFirm, client)).toMatchObject({ status: 'TRIAL_EXPIRED' })
  await moveClock(hub.clone.ownerUrl, '0 days')
  expect(await invoicesOf(hub, ownFirm, client)).toEqual([])
})

test('DEC-16 without a trial the preview names the end of the one that begins', async ({ hub, ownFirm }) => {
  const client = await hasFirmPaidClient(hub, ownFirm, { invitation_status: 'DRAFT' })
  await onDay(hub, async () => {
    expect(await preview(ownFirm, client, 'CLIENT')).toMatchObject({ trial_ends_on: '2026-12-15', next_bill: null })
    expect(await preview(ownFirm, client, 'ACCOUNTANT')).toMatchObject(notAllowed.body)
  })
})

test('DEC-60 Books is told who pays', async ({ ownFirm, books }) => {
  const client_name = `Bakery ${newUuid()}`
  const user_service_group = (await ownFirm.call(getIdentity, {})).body.user_service_groups[0] ?? 0
  const { body: client } = await ownFirm.call(registerClient, {
    params: { organizationUuid: ownFirm.organization_uuid },
    body: clientRegistrationOf({ client_name, user_service_group, billing_owner: 'ACCOUNTANT' }),
    key: newUuid(),
  })
  const payerInBooks = async () => (await books.accountsOf(client_name))[0]?.opened.billing_owner
  expect(await payerInBooks()).toBe('ACCOUNTANT')
  await books.fault({ fail_times: 2 })
  expect((await change(ownFirm, client, 'CLIENT')).status).toBe(200)
  await vi.waitFor(async () => expect(await payerInBooks()).toBe('CLIENT'), { timeout: 20_000, interval: 200 })
})
