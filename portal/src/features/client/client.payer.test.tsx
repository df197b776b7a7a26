import type { PayerPreview } from '@partner-hub/contracts/billing/payers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { clientOfFirm, region, toasted } from '../../../testing/client-world.ts'
import { moneyLines } from '../../../testing/plan-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { roleRefusal } from '../../../testing/role-refusal.ts'
import { bluebird, CLIENT_UUID, sampleSubscription } from '../../../testing/sample-client.ts'
import { withoutPlan } from '../../../testing/sample-plan.ts'
import { inTheme, onPhone } from '../../../testing/screen.ts'
import { changePayer, getBusinessClient, getSubscription, previewPayer } from '../../api/contract.ts'

const path = `/clients/${CLIENT_UUID}/billing`
const info = region(/^Billing Info/)
const button = (name: string) => page.getByRole('main').getByRole('button', { name })
const expired = { status: 'TRIAL_EXPIRED', days_left: null } as const

const samplePayer = (changes: Partial<PayerPreview> = {}): PayerPreview => ({
  ...{ currency_code: 'USD', charge_today: '0.00', credit: '0.00', next_bill: null, scheduled_plan: null },
  trial_ends_on: '2026-12-15',
  is_certified: true,
  ...changes,
})

const world = (client: Parameters<typeof clientOfFirm>[0], preview = samplePayer()) => {
  const server = clientOfFirm(client)
  server.answer(previewPayer, preview)
  return server
}

test('DEC-60 DEC-16 a firm-paid client is handed to the client with what follows and the money', async () => {
  const server = world({ client: { billing_owner: 'ACCOUNTANT' }, invited: 'PENDING', subscription: withoutPlan })
  const changed = sampleSubscription({ status: 'ACTIVE_TRIAL', days_left: 30 })
  server.reply(changePayer, () => {
    server.answer(getSubscription, changed)
    server.answer(getBusinessClient, bluebird({ billing_owner: 'CLIENT' }))
    return Response.json(changed)
  })
  await renderApp(path)
  await info.getByRole('button', { name: 'Bill the client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bill the client instead' })
  for (const text of [
    'Grace Whitfield pays for this account from now on, and selects the plan in Northwind Books.',
    'The free trial runs until Dec 15, 2026.',
    'You can change this again until the owner accepts the invitation.',
  ])
    await expect.element(dialog).toMatchTextContent(text)
  expect(moneyLines(dialog.element())).toEqual([
    'Charge today0.00 USD',
    'Credit0.00 USD',
    'Your next billNone',
    '15% certification discountNot for this client',
  ])
  await dialog.getByRole('button', { name: 'Bill the client' }).click()
  await toasted('Billed to the client', 'Bluebird Bakery pays from now on.')
  await expect.element(info.getByText('Billed to Client')).toBeVisible()
  expect(server.callsOf(changePayer).map(({ body }) => body)).toEqual([{ billing_owner: 'CLIENT' }])
})

test('DEC-16 a plan that was chosen for the trial’s end is named as dropped, with the bill that will not come', async () => {
  const plan = { display_name: 'Plus', billing_interval: 'Yearly', staff_limits: 2, starts_on: '2026-12-15' }
  const preview = samplePayer({ scheduled_plan: plan, next_bill: { on: '2026-12-15', amount: '374.00' } })
  world({ client: { billing_owner: 'ACCOUNTANT' }, invited: 'PENDING', subscription: withoutPlan }, preview)
  await renderApp(path)
  await info.getByRole('button', { name: 'Bill the client' }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog)
    .toMatchTextContent('Plus Yearly, 2 Team Member Seats, chosen for Dec 15, 2026, is dropped.')
  expect(moneyLines(dialog.element())).toContain('Your next bill, Dec 15, 2026374.00 USDNone')
})

test('DEC-60 DEC-95 an expired client-paid trial is taken over from the banner before acceptance', async () => {
  const server = world({ invited: 'PENDING', subscription: expired }, samplePayer({ trial_ends_on: null }))
  server.answer(changePayer, sampleSubscription(expired))
  await renderApp(path)
  await region('Client status').getByRole('button', { name: 'Pay for this client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay for this client' })
  await expect
    .element(dialog)
    .toMatchTextContent('The free trial is over. The account opens again once your firm selects a plan.')
  expect(moneyLines(dialog.element())).toEqual([
    'Charge today0.00 USD',
    'Credit0.00 USD',
    'Your next billNone until you select a plan',
    '15% certification discountApplies to your plan',
  ])
  await dialog.getByRole('button', { name: 'Pay for this client' }).click()
  await toasted('Billed to your firm', 'Your firm pays for Bluebird Bakery from now on.')
  expect(server.callsOf(changePayer).map(({ body }) => body)).toEqual([{ billing_owner: 'ACCOUNTANT' }])
})

test('DEC-60 once the owner has accepted, neither act is offered', async () => {
  world({ client: { billing_owner: 'ACCOUNTANT' }, invited: 'ACCEPTED', subscription: withoutPlan })
  await renderApp(path)
  await expect.element(info.getByRole('link', { name: 'Select Plan' })).toBeVisible()
  await expect.element(button('Bill the client')).not.toBeInTheDocument()
})

test('DEC-60 a refusal says why in the dialog, and a role that changed who may', async () => {
  const server = world({ invited: 'PENDING', subscription: { status: 'ACTIVE_TRIAL', days_left: 12 } })
  server.refuse(changePayer, 409, { code: 'action_not_allowed' })
  await renderApp(path)
  await button('Pay for this client').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Pay for this client' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('The client changed in the meantime. Close this dialog to see how it stands.')
  server.refuse(changePayer, 403, roleRefusal('choose_plans'))
  await dialog.getByRole('button', { name: 'Pay for this client' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Only Owners, Admins, and Billing members can choose plans.')
})

test.each(['light', 'dark'] as const)('the dialog has no axe violations in %s, on a phone too', async (theme) => {
  inTheme(theme)
  await onPhone()
  world({ invited: 'PENDING', subscription: expired })
  await renderApp(path)
  await region('Client status').getByRole('button', { name: 'Pay for this client' }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Charge today')
  expect(await axeViolations()).toEqual([])
})
