import * as plans from '@partner-hub/contracts/billing/plans.ts'
import { openClientAccount } from '@partner-hub/contracts/books/hand-over.ts'
import { expect } from 'vitest'
import { hasColleague, isAssigned } from '../../testing/colleague.ts'
import { BOOKS, hasOpenClient } from '../../testing/hand-over.ts'
import type { Caller, FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, hasClient, type OneClient } from '../../testing/one-client.ts'
import { hasPaidClient, isCertified } from '../../testing/paid-plan.ts'
import { onDay, paidPlus } from '../../testing/plan-calls.ts'
import { hubTest } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest.extend('settings', { BOOKS_URL: BOOKS })

const { plan: plus } = paidPlus

const cancel = (caller: Caller, { subscription: uuid }: OneClient, when?: plans.CancellationTime) =>
  caller.call(plans.cancelPlan, { params: { uuid }, body: { uuid, ...(when && { when }) } })
const keep = (caller: Caller, { subscription: uuid }: OneClient) => caller.call(plans.keepPlan, { params: { uuid } })

const schedule = (caller: Caller, { subscription: uuid }: OneClient) =>
  caller.call(plans.selectPlan, {
    params: { uuid },
    body: {
      ...{ display_name: 'Starter', billing_interval: 'Yearly', staff_limits: 1 },
      ...{ charge_today: '0.00', currency_code: 'USD', starts: 'at_renewal' },
    },
  })

const actNames = async (hub: Hub, firm: FirmCaller, { uuid }: OneClient) =>
  (await actsOf(hub, firm, uuid)).map(({ act }) => act)

test('CALL-26 STATE-08 STATE-09 DEC-09 cancelling ends the plan at once and closes the books', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasOpenClient(hub, ownFirm, {
    billing_owner: 'ACCOUNTANT',
    subscription_status: 'ACTIVE',
    plan: plus,
  })
  const open = () => ownFirm.call(openClientAccount, { params: { uuid: client.uuid } })
  expect((await open()).status).toBe(200)
  const { status, body } = await cancel(ownFirm, client)
  expect([status, body.status, body.next_bill_on]).toEqual([200, 'CANCELLED', null])
  expect((await open()).body).toMatchObject({ code: 'plan_required' })
  expect(await actNames(hub, ownFirm, client)).toContain('plan_cancelled')
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
  const again = await cancel(ownFirm, client)
  expect([again.status, again.body]).toMatchObject([409, { code: 'action_not_allowed' }])
})

test('CALL-26 after a lost answer the same key cancels once, and keeps once', async ({ hub, ownFirm }) => {
  const client = await hasPaidClient(hub, ownFirm, paidPlus)
  const params = { uuid: client.subscription }
  const [cancelKey, keepKey] = [newUuid(), newUuid()]
  const end = () => ownFirm.call(plans.cancelPlan, { params, body: { when: 'period_end' }, key: cancelKey })
  const keep = () => ownFirm.call(plans.keepPlan, { params, key: keepKey })
  await onDay(hub, async () => {
    for (const act of [end, end, keep, keep]) expect((await act()).status).toBe(200)
  })
  expect((await actNames(hub, ownFirm, client)).filter((act) => act !== 'plan_changed')).toEqual([
    'cancellation_scheduled',
    'plan_kept',
  ])
})

test('DEC-09 DEC-16 the preview names the last paid day and the bill that will not come', async ({ hub, ownFirm }) => {
  const client = await hasPaidClient(hub, ownFirm, paidPlus)
  await isCertified(hub, ownFirm)
  const { body } = await onDay(hub, () =>
    ownFirm.call(plans.previewCancellation, { params: { uuid: client.subscription } }),
  )
  expect(body).toEqual({
    ...{ currency_code: 'USD', current: plus, ends_on: '2027-03-04', last_paid_on: '2027-03-03' },
    ...{ charge_today: '0.00', credit: '0.00', next_bill: { on: '2027-03-04', amount: '561.00' } },
    ...{ scheduled_plan: null, is_certified: true },
  })
})

test('DEC-09 DEC-99 DEC-100 a cancellation for the period’s end drops a scheduled plan and can be undone', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasPaidClient(hub, ownFirm, paidPlus)
  await onDay(hub, async () => {
    expect((await schedule(ownFirm, client)).body).toMatchObject({ outcome: 'scheduled' })
    const ended = (await cancel(ownFirm, client, 'period_end')).body
    expect(ended).toMatchObject({ status: 'ACTIVE', ends_on: '2027-03-04', next_bill_on: null, scheduled_plan: null })
    expect((await cancel(ownFirm, client, 'period_end')).body).toEqual(ended)
    expect((await keep(ownFirm, client)).body).toMatchObject({ ends_on: null, next_bill_on: '2027-03-04', ...plus })
    expect((await schedule(ownFirm, client)).body).toMatchObject({ outcome: 'scheduled' })
    expect((await keep(ownFirm, client)).body).toMatchObject({ scheduled_plan: null, ...plus })
    expect((await keep(ownFirm, client)).status).toBe(200)
    await cancel(ownFirm, client, 'period_end')
    expect((await cancel(ownFirm, client)).body).toMatchObject({ status: 'CANCELLED', ends_on: null })
  })
  expect(await actNames(hub, ownFirm, client)).toEqual([
    'plan_scheduled',
    'cancellation_scheduled',
    'plan_kept',
    'plan_scheduled',
    'plan_kept',
    'cancellation_scheduled',
    'plan_cancelled',
  ])
})

test('PERM-11 PERM-13 PERM-14 PERM-24 DEC-97 who does not pay, may not or cannot see it is refused', async ({
  hub,
  ownFirm,
}) => {
  const paysItself = await hasClient(hub, ownFirm, { billing_owner: 'CLIENT' })
  const client = await hasPaidClient(hub, ownFirm, paidPlus)
  const colleague = await hasColleague(hub, ownFirm)
  await isAssigned(hub, ownFirm, colleague, [client.uuid])
  const stranger = await hub.firm()
  const calls = (caller: Caller, { subscription: uuid }: OneClient) =>
    Promise.all([
      caller.call(plans.previewPlan, { params: { uuid } }),
      caller.call(plans.previewCancellation, { params: { uuid } }),
      schedule(caller, { subscription: uuid } as OneClient),
      cancel(caller, { subscription: uuid } as OneClient),
      keep(caller, { subscription: uuid } as OneClient),
    ])
  const codesOf = async (answers: Promise<{ status: number; body: unknown }[]>) =>
    new Set((await answers).map(({ status, body }) => `${status} ${(body as { code: string }).code}`))
  expect(await codesOf(calls(ownFirm, paysItself))).toEqual(new Set(['409 action_not_allowed']))
  expect(await codesOf(calls(colleague, client))).toEqual(new Set(['403 not_allowed']))
  expect(await codesOf(calls(stranger, client))).toEqual(new Set(['404 not_found']))
  expect(await actNames(hub, ownFirm, client)).toEqual([])
  for (const role of ['owner', 'admin', 'billing'] as const) {
    const colleague = await hasColleague(hub, ownFirm, role)
    const paid = await hasPaidClient(hub, ownFirm, paidPlus)
    expect((await cancel(colleague, paid, 'period_end')).body).toMatchObject({
      status: 'ACTIVE',
      ends_on: '2027-03-04',
    })
    expect((await keep(colleague, paid)).body).toMatchObject({ ends_on: null })
    expect((await cancel(colleague, paid)).body).toMatchObject({ status: 'CANCELLED' })
  }
})
