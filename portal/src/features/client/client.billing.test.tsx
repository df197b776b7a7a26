import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { clientOfFirm, factsOf, region, standing, toasted } from '../../../testing/client-world.ts'
import { readAs, renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID, sampleSubscription } from '../../../testing/sample-client.ts'
import { changePreview, onPlus, samplePreview, withoutPlan } from '../../../testing/sample-plan.ts'
import { inTheme } from '../../../testing/screen.ts'
import { keepPlan, previewPlan } from '../../api/contract.ts'

const path = `/clients/${CLIENT_UUID}/billing`
const info = region(/^Billing Info/)
const open = async (subscription: Partial<Subscription>, billing_owner: 'ACCOUNTANT' | 'CLIENT' = 'ACCOUNTANT') => {
  const server = clientOfFirm({ client: { billing_owner }, invited: 'ACCEPTED', subscription })
  const app = await renderApp(path)
  await expect.element(info).toBeVisible()
  return { ...app, server }
}
const facts = () => factsOf(info.element()).map((fact) => fact.replaceAll('\u00a0', ' '))
const acts = () => [...info.element().querySelectorAll('button, a')].map((act) => act.textContent)
const scheduled = {
  ...onPlus,
  scheduled_plan: {
    display_name: 'Starter',
    billing_interval: 'Yearly',
    staff_limits: 1,
    starts_on: '2027-03-04',
  },
} as const

test('BILL-01 BILL-02 BILL-03 BILL-04 BILL-05 the tab has status, payer, plan, next bill and card', async () => {
  await open(onPlus)
  await expect
    .element(page.getByRole('heading', { level: 2, name: /^Billing Info/ }))
    .toMatchTextContent('Billing Info Active')
  await expect
    .poll(facts)
    .toEqual([
      'Billing Type: Billed to Firm',
      'Plan / Add-ons: Plus Yearly, 3 Team Member Seats',
      'Next bill: 467.50 USD on Mar 4, 202715% certification discount kept',
      'Payment Method: Visa ending in 4242',
      'Billing Currency: CAD — Canadian Dollar',
    ])
})

test('BILL-06 a plan with one seat ends in Seat', async () => {
  await open({ ...onPlus, staff_limits: 1 })
  expect(facts()).toContain('Plan / Add-ons: Plus Yearly, 1 Team Member Seat')
})

test.each([
  ['without a plan', withoutPlan],
  ['whose plan was cancelled', { status: 'CANCELLED', days_left: null, display_name: 'Plus' }],
  ['with an unknown plan', { status: 'ACTIVE', days_left: null }],
] as const)('BILL-07 a client %s has - as its plan', async (_what, subscription) => {
  await open(subscription)
  expect(facts()).toContain('Plan / Add-ons: -')
})

test.each([
  ['no plan', withoutPlan, 'ACCOUNTANT', ['Select Plan']],
  ['a cancelled plan', { status: 'CANCELLED', days_left: null }, 'ACCOUNTANT', ['Select Plan']],
  ['a trial', { status: 'ACTIVE_TRIAL', days_left: 12 }, 'ACCOUNTANT', ['Select Plan']],
  ['a plan', onPlus, 'ACCOUNTANT', ['Change Plan', 'Cancel Plan']],
  ['a plan it pays for itself', onPlus, 'CLIENT', []],
] as const)(
  'BILL-08 PERM-13 PERM-14 DEC-12 a client with %s has exactly its acts',
  async (_what, subscription, payer, expected) => {
    await open(subscription, payer)
    await expect.poll(acts).toEqual(expected)
  },
)

test.each([withoutPlan, onPlus])('DEC-97 Billing chooses plans too', async (subscription) => {
  clientOfFirm({ client: { billing_owner: 'ACCOUNTANT' }, subscription })
  readAs('billing')
  await renderApp(path)
  await expect
    .element(info.getByRole('link', { name: /^(Select|Change) Plan$/ }))
    .toHaveAttribute('href', `${path}/plan`)
})

test('DEC-97 a Member sees plan and date, no amount, no card and no act, and reads who chooses', async () => {
  const server = clientOfFirm({ client: { billing_owner: 'ACCOUNTANT' }, invited: 'ACCEPTED', subscription: scheduled })
  readAs('member')
  await renderApp(path)
  await expect.element(info).toBeVisible()
  expect(facts()).toEqual([
    'Billing Type: Billed to Firm',
    'Plan / Add-ons: Plus Yearly, 3 Team Member Seats',
    'Next bill: Mar 4, 2027',
    'Billing Currency: CAD — Canadian Dollar',
  ])
  expect(acts()).toEqual([])
  await expect
    .element(page.getByText("Your firm's Owners, Admins, and Billing members select and change this client's plan."))
    .toBeVisible()
  expect(server.callsOf(previewPlan)).toEqual([])
})

test('an amount that cannot be loaded leaves the date, and is asked for again', async () => {
  const server = clientOfFirm({ client: { billing_owner: 'ACCOUNTANT' }, invited: 'ACCEPTED', subscription: onPlus })
  server.refuse(previewPlan, 500)
  await renderApp(path)
  await expect.element(info.getByText("The amount couldn't be loaded.")).toBeVisible()
  expect(facts()[2]).toContain('Next bill: Mar 4, 2027')
  server.answer(previewPlan, changePreview())
  await info.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(facts).toContain('Next bill: 467.50 USD on Mar 4, 202715% certification discount kept')
})

test('DEC-17 without access a firm that still pays is offered Cancel Plan, and not Archive', async () => {
  const client = { billing_owner: 'ACCOUNTANT', status: 'NO_ACCESS' } as const
  clientOfFirm({ client, invited: 'ACCEPTED', subscription: onPlus })
  await renderApp(path)
  await expect.element(info.getByRole('button', { name: 'Cancel Plan' })).toBeVisible()
  await expect.element(info.getByRole('link', { name: 'Change Plan' })).not.toBeInTheDocument()
  await expect.element(standing.getByRole('button', { name: 'Archive Client' })).not.toBeInTheDocument()
})

test('DEC-17 without access a firm archives a client whose plan is cancelled', async () => {
  const client = { billing_owner: 'ACCOUNTANT', status: 'NO_ACCESS' } as const
  clientOfFirm({ client, invited: 'ACCEPTED', subscription: { ...onPlus, next_bill_on: null, ends_on: '2027-03-04' } })
  await renderApp(path)
  await expect.element(standing.getByRole('button', { name: 'Archive Client' })).toBeVisible()
})

test('DEC-99 a scheduled change is shown with its date, and Keep Plan undoes it', async () => {
  const { server } = await open(scheduled)
  await expect.element(info.getByText('Changes to Starter Yearly, 1 Team Member Seat on Mar 4, 2027')).toBeVisible()
  server.answer(keepPlan, sampleSubscription(onPlus))
  await info.getByRole('button', { name: 'Keep Plan' }).click()
  await toasted('Plan kept', 'The plan goes on as it is.')
  expect(server.callsOf(keepPlan)).toHaveLength(1)
})

test('DEC-09 DEC-99 a cancellation for the end of the period names the last paid day, and can be undone', async () => {
  const { server } = await open({ ...onPlus, next_bill_on: null, ends_on: '2027-03-04' })
  await expect.element(info.getByText('Cancelled. The last paid day is Mar 3, 2027')).toBeVisible()
  expect(facts()).toContain('Next bill: None')
  server.refuse(keepPlan, 500)
  await info.getByRole('button', { name: 'Keep Plan' }).click()
  await toasted('Cannot keep plan', 'The scheduled change was not undone. Try again.')
})

test('DEC-98 a plan that starts after the trial is shown with its first bill, and can be undone', async () => {
  const { server } = await open({
    status: 'ACTIVE_TRIAL',
    days_left: 12,
    deferred_upgrade_plan: { package: { active: true } },
    next_bill_on: '2026-11-27',
    scheduled_plan: { ...scheduled.scheduled_plan, display_name: 'Plus', starts_on: '2026-11-27' },
  })
  await expect.element(info.getByText('Plus Yearly, 1 Team Member Seat starts on Nov 27, 2026')).toBeVisible()
  await expect.poll(() => server.callsOf(previewPlan).length).toBe(1)
  await expect.element(info.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('while a payment is being confirmed, Cancel Plan is disabled and says why', async () => {
  const server = clientOfFirm({ client: { billing_owner: 'ACCOUNTANT' }, invited: 'ACCEPTED', subscription: onPlus })
  server.answer(previewPlan, changePreview({ is_changing: true }))
  await renderApp(path)
  const cancel = info.getByRole('button', { name: 'Cancel Plan' })
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true')
  await userEvent.tab()
  ;(cancel.element() as HTMLElement).focus()
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('A payment for this plan is being confirmed')
})

test.each([
  ['no plan', withoutPlan],
  ['a cancelled plan', { status: 'CANCELLED', days_left: null }],
  ['an expired trial', { status: 'TRIAL_EXPIRED', days_left: null }],
  ['a running trial', { status: 'ACTIVE_TRIAL', days_left: 12 }],
] as const)(
  'DEC-86 DEC-98 the banner of a firm-paid client with %s leads to the plan page',
  async (_what, subscription) => {
    const { server, path: at } = await open(subscription)
    server.answer(previewPlan, samplePreview())
    const select = standing.getByRole('link', { name: 'Select Plan' })
    await expect.element(select).toHaveClass(/bg-accent/)
    await select.click()
    await expect.poll(at).toBe(`${path}/plan`)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Choose a Plan' })).toBeVisible()
  },
)

test('DEC-97 the banner tells a Member who selects the plan, and Log in stays the main button', async () => {
  clientOfFirm({ client: { billing_owner: 'ACCOUNTANT' }, subscription: withoutPlan })
  readAs('member')
  await renderApp(path)
  await expect.element(standing).toMatchTextContent('An Owner, Admin, or Billing member of your firm selects it.')
  expect(standing.getByRole('link').query()).toBeNull()
  await expect.element(page.getByRole('button', { name: /^Log in to Client's Account/ })).toHaveClass(/bg-accent/)
})

test.each(['light', 'dark'] as const)('the tab has no axe violations in %s', async (theme) => {
  inTheme(theme)
  await open(scheduled)
  await expect.element(info.getByText('Visa ending in 4242')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
