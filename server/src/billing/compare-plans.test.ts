import { comparePlans } from '@partner-hub/contracts/billing/compared-plans.ts'
import { expect } from 'vitest'
import type { FirmCaller } from '../../testing/hub.ts'
import { hasFirmPaidClient, isCertified } from '../../testing/paid-plan.ts'
import { preview, yearly } from '../../testing/plan-calls.ts'
import { hubTest as test } from '../../testing/test.ts'

const compare = (firm: FirmCaller, query: Record<string, string> = {}) =>
  firm.call(comparePlans, { params: { organizationUuid: firm.organization_uuid }, query })

test('DEC-30 DEC-70 the three plans are compared in a currency and interval, with the seats asked for', async ({
  ownFirm,
}) => {
  const { plans, ...asked } = (await compare(ownFirm, { currency_code: 'CAD', staff_limits: '3' })).body
  expect(asked).toEqual({ currency_code: 'CAD', billing_interval: 'Yearly', staff_limits: 3, coupon: null })
  expect(plans.map(({ display_name, first_bill, later_bill }) => [display_name, first_bill, later_bill])).toEqual([
    ['Starter', '410.00', '410.00'],
    ['Plus', '550.00', '550.00'],
    ['Premium', '820.00', '820.00'],
  ])
  expect(plans.map(({ billable_clients }) => billable_clients)).toEqual([5, 50, null])
  expect(plans[0]).toMatchObject({ yearly_amount: '190.00', seat_amount: '11.00', yearly_seat_amount: '110.00' })
  const monthly = (await compare(ownFirm, { billing_interval: 'Monthly' })).body.plans
  expect(monthly.map(({ first_bill }) => first_bill)).toEqual(['19.00', '33.00', '60.00'])
})

test('DEC-31 DEC-100 DEC-108 CONST-02 a coupon shows its effect, as in the preview for a client', async ({
  hub,
  ownFirm,
  databaseOwner,
}) => {
  await databaseOwner.query("insert into coupon (code, percent, months) values ('WELCOME10', 10, 1)")
  await isCertified(hub, ownFirm)
  const { coupon, plans } = (await compare(ownFirm, { staff_limits: '3', coupon_code: 'welcome10' })).body
  expect(coupon).toEqual({ code: 'WELCOME10', percent: 10, amount: null, months: 1 })
  const plus = plans[1]
  expect(plus?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['plan', '330.00'],
    ['seats', '220.00'],
    ['certification', '-82.50'],
    ['coupon', '-46.75'],
  ])
  expect([plus?.first_bill, plus?.later_bill]).toEqual(['420.75', '467.50'])
  const client = await hasFirmPaidClient(hub, ownFirm)
  const { body } = await preview(ownFirm, client, { ...yearly('Plus', 3), coupon_code: 'WELCOME10' })
  expect([body.lines, body.charge_today, body.next_bill?.amount]).toEqual([
    plus?.lines,
    plus?.first_bill,
    plus?.later_bill,
  ])
})

test('DEC-100 a coupon that cannot be used is refused with the reason', async ({ ownFirm, databaseOwner }) => {
  await databaseOwner.query(`insert into coupon (code, percent, amounts, months, expires_at) values
    ('PAST', 10, null, 1, '2020-01-01'), ('DOLLARS', null, '{"USD": 500}', 1, null)`)
  const refusals = [
    { coupon_code: 'NONE' },
    { coupon_code: 'PAST' },
    { coupon_code: 'DOLLARS', currency_code: 'CAD' },
  ].map(async (query) => (await compare(ownFirm, query)).body)
  expect(await Promise.all(refusals)).toMatchObject(
    ['coupon_unknown', 'coupon_expired', 'coupon_in_other_currency'].map((coupon_code) => ({
      fields: { coupon_code },
    })),
  )
})
