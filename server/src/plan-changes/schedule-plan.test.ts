import * as plans from '@partner-hub/contracts/billing/plans.ts'
import { expect } from 'vitest'
import { moveClock } from '../../testing/business-clock.ts'
import { hasContact } from '../../testing/one-client.ts'
import { hasFirmPaidClient, hasPaidClient, isCertified } from '../../testing/paid-plan.ts'
import {
  archive,
  chargesOf,
  giveUp,
  invoicesOf,
  onDay,
  paidPlus,
  planOf,
  preview,
  refusedToGiveUp,
  select,
  planTest as test,
  yearly,
} from '../../testing/plan-calls.ts'
import { saveTestCard } from '../../testing/saved-card.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'

test('DEC-98 BILL-11 a plan chosen in a trial is deferred, stays after its end, and can be undone', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const client = await hasFirmPaidClient(hub, ownFirm, {
    subscription_status: 'ACTIVE_TRIAL',
    days_left: 12,
    plan: null,
  })
  const wish = yearly('Plus', 2)
  const shown = (await preview(ownFirm, client, wish)).body
  expect(shown).toMatchObject({
    starts: 'at_trial_end',
    charge_today: '0.00',
    lines: [],
    next_bill: { amount: '440.00' },
  })
  const starts = 'at_trial_end'
  const body = { ...wish, charge_today: '0.00', starts } as const
  expect((await select(ownFirm, client, body)).body).toMatchObject({ code: 'card_required' })
  await saveTestCard(hub, ownFirm, cards)
  const { outcome, subscription } = (await select(ownFirm, client, body)).body
  const scheduled_plan = { ...wish, starts_on: shown.starts_on }
  expect([outcome, subscription]).toMatchObject([
    'scheduled',
    {
      ...{ status: 'ACTIVE_TRIAL', display_name: null, scheduled_plan, next_bill_on: shown.starts_on },
      deferred_upgrade_plan: { package: { active: true } },
    },
  ])
  expect(await invoicesOf(hub, ownFirm, client)).toEqual([])
  const kept = await ownFirm.call(plans.keepPlan, { params: { uuid: client.subscription } })
  expect(kept.body).toMatchObject({
    ...{ status: 'ACTIVE_TRIAL', scheduled_plan: null, next_bill_on: null },
    deferred_upgrade_plan: { package: { active: false } },
  })
  await select(ownFirm, client, body)
  await moveClock(hub.clone.ownerUrl, '13 days')
  await dueWorkOf(composeModules(hub.parts))['ended trials']?.()
  expect(await planOf(ownFirm, client)).toMatchObject({
    ...{ status: 'ACTIVE_TRIAL', scheduled_plan },
    deferred_upgrade_plan: { package: { active: true } },
  })
  await moveClock(hub.clone.ownerUrl, '0')
  expect(await chargesOf(hub, ownFirm, cards, client)).toEqual([])
})

test('DEC-99 DEC-12 a downgrade waits for the renewal; fewer seats than are used are refused with the number', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const client = await hasPaidClient(hub, ownFirm, paidPlus)
  await isCertified(hub, ownFirm)
  await onDay(hub, async () => {
    const wish = yearly('Starter', 2)
    expect((await preview(ownFirm, client, wish)).body).toMatchObject({
      ...{ starts: 'at_renewal', starts_on: '2027-03-04', charge_today: '0.00', credit: '0.00', lines: [] },
      next_bill: {
        ...{ on: '2027-03-04', amount: '255.00', previous_amount: '561.00', discount: 'kept' },
        lines: [
          { kind: 'plan', display_name: 'Starter', amount: '190.00' },
          { kind: 'seats', quantity: 1, amount: '110.00' },
          { kind: 'certification', amount: '-45.00' },
        ],
      },
    })
    const { body } = await select(ownFirm, client, { ...wish, charge_today: '0.00', starts: 'at_renewal' })
    expect(body).toMatchObject({
      outcome: 'scheduled',
      subscription: { ...yearly('Plus', 4), status: 'ACTIVE', scheduled_plan: { ...wish, starts_on: '2027-03-04' } },
    })
    for (const _ of [1, 2]) await hasContact(hub, ownFirm, client)
    const refused = await preview(ownFirm, client, yearly('Premium', 2))
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'invalid_input', fields: { staff_limits: 'seats_in_use', used: '3' } },
    ])
    expect((await preview(ownFirm, client, yearly('Starter', 3))).body).toMatchObject({ seats_in_use: 3 })
  })
  expect(await chargesOf(hub, ownFirm, cards, client)).toEqual([])
})

test('DEC-17 a client with a plan deferred to its trial’s end is archived only after the plan is undone', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const trial = { subscription_status: 'ACTIVE_TRIAL', days_left: 12, invitation_status: 'PENDING' } as const
  const client = await hasFirmPaidClient(hub, ownFirm, trial)
  await saveTestCard(hub, ownFirm, cards)
  const deferred = await select(ownFirm, client, { ...yearly('Plus', 2), charge_today: '0.00', starts: 'at_trial_end' })
  expect(deferred.body).toMatchObject({ outcome: 'scheduled' })
  expect(await giveUp(ownFirm, client)).toMatchObject(refusedToGiveUp)
  await ownFirm.call(plans.keepPlan, { params: { uuid: client.subscription } })
  expect(await archive(ownFirm, client)).toMatchObject({ status: 'ARCHIVED' })
})

test('DEC-17 a client with a scheduled plan is archived only after its plan is cancelled', async ({ hub, ownFirm }) => {
  const client = await hasPaidClient(hub, ownFirm, paidPlus, { invitation_status: 'PENDING' })
  const { subscription: uuid } = client
  await onDay(hub, async () => {
    const wish = { ...yearly('Starter', 2), charge_today: '0.00', starts: 'at_renewal' } as const
    expect((await select(ownFirm, client, wish)).body).toMatchObject({ outcome: 'scheduled' })
    expect(await giveUp(ownFirm, client)).toMatchObject(refusedToGiveUp)
    await ownFirm.call(plans.cancelPlan, { params: { uuid }, body: { uuid } })
  })
  expect(await archive(ownFirm, client)).toMatchObject({ status: 'ARCHIVED' })
})

test('DEC-17 PERM-17 without access a client is archived only after the plan that its firm pays for is cancelled', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasPaidClient(hub, ownFirm, paidPlus, { status: 'NO_ACCESS' })
  expect(await archive(ownFirm, client)).toMatchObject({ code: 'action_not_allowed' })
  const { subscription: uuid } = client
  await onDay(hub, () => ownFirm.call(plans.cancelPlan, { params: { uuid }, body: { uuid, when: 'period_end' } }))
  expect(await archive(ownFirm, client)).toMatchObject({ status: 'ARCHIVED' })
})

test('DEC-100 a coupon is a line after the certification discount; an unusable one is refused at its field', async ({
  hub,
  ownFirm,
  databaseOwner,
  cards,
}) => {
  await databaseOwner.query(`insert into coupon (code, percent, amounts, months, expires_at) values
    ('SPRING20', 20, null, 1, null), ('EURO5', null, '{"EUR": 500}', null, null),
    ('OLD', 10, null, null, now() - interval '1 day')`)
  const client = await hasFirmPaidClient(hub, ownFirm)
  await isCertified(hub, ownFirm)
  await saveTestCard(hub, ownFirm, cards)
  const codes = {
    'no such code': 'coupon_unknown',
    NONE: 'coupon_unknown',
    OLD: 'coupon_expired',
    EURO5: 'coupon_in_other_currency',
  }
  for (const [coupon_code, why] of Object.entries(codes)) {
    const refused = await preview(ownFirm, client, { ...yearly('Plus', 1), coupon_code })
    expect([refused.status, refused.body]).toMatchObject([422, { fields: { coupon_code: why } }])
  }
  const wish = { ...yearly('Plus', 1), coupon_code: 'spring20' }
  expect((await preview(ownFirm, client, wish)).body).toMatchObject({
    lines: [
      { kind: 'plan', amount: '330.00' },
      { kind: 'certification', amount: '-49.50' },
      { kind: 'coupon', amount: '-56.10' },
    ],
    charge_today: '224.40',
    next_bill: { amount: '280.50' },
    coupon: { code: 'SPRING20', percent: 20, amount: null, months: 1 },
  })
  expect((await select(ownFirm, client, { ...wish, charge_today: '224.40' })).body).toMatchObject({ outcome: 'done' })
  expect(await chargesOf(hub, ownFirm, cards, client)).toEqual(['224.40 USD'])
})
