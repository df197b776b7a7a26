import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { clientOfFirm, region, toasted } from '../../../testing/client-world.ts'
import { moneyLines } from '../../../testing/plan-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { roleRefusal } from '../../../testing/role-refusal.ts'
import { CLIENT_UUID, sampleSubscription } from '../../../testing/sample-client.ts'
import { onPlus, sampleCancellation } from '../../../testing/sample-plan.ts'
import { inTheme, onPhone } from '../../../testing/screen.ts'
import { cancelPlan, getSubscription, previewCancellation } from '../../api/contract.ts'

const path = `/clients/${CLIENT_UUID}/billing`
const info = region(/^Billing Info/)
const dialog = page.getByRole('alertdialog', { name: 'Cancel Plan' })
const radio = (name: RegExp) => dialog.getByRole('radio', { name })
const keep = dialog.getByRole('button', { name: 'Keep Plan' })
const cancel = dialog.getByRole('button', { name: 'Cancel Plan' })
const cancelled = sampleSubscription({ status: 'CANCELLED', days_left: null })

const open = async (preview = sampleCancellation(), subscription = {}) => {
  const server = clientOfFirm({
    client: { billing_owner: 'ACCOUNTANT' },
    invited: 'ACCEPTED',
    subscription: { ...onPlus, ...subscription },
  })
  server.answer(previewCancellation, preview)
  server.reply(cancelPlan, () => {
    server.answer(getSubscription, cancelled)
    return Response.json(cancelled)
  })
  await renderApp(path)
  await info.getByRole('button', { name: 'Cancel Plan' }).click()
  await expect.element(dialog).toBeVisible()
  return server
}
const sent = (server: Awaited<ReturnType<typeof open>>) => server.callsOf(cancelPlan).map(({ body }) => body)

test('DEC-09 DEC-16 BILL-09 Cancel Plan asks when, with the last paid day, what follows and the money', async () => {
  await open()
  await expect.element(dialog).toMatchTextContent('Bluebird Bakery · Plus Yearly, 3 Team Member Seats')
  await expect.element(radio(/^At the end of the paid period/)).toBeChecked()
  for (const text of [
    'The books stay open until Mar 3, 2027, the last paid day.',
    'Access is blocked at once. The paid period is not refunded.',
    'From Mar 4, 2027 nobody can open the account until a new plan is added.',
    'The client still appears in reports, and receipts stay on the Billing page.',
  ])
    await expect.element(dialog).toMatchTextContent(text)
  expect(moneyLines(dialog.element())).toEqual([
    'Charge today0.00 USD',
    'Credit0.00 USD',
    'Next bill, Mar 4, 2027467.50 USDNone',
    '15% certification discountKept for other clients',
  ])
  await expect.element(keep).toHaveFocus()
})

test('BILL-10 Keep Plan and Esc leave the plan as it is', async () => {
  const server = await open()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await info.getByRole('button', { name: 'Cancel Plan' }).click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(server)).toEqual([])
})

test('ERR-36 STATE-08 STATE-09 a plan cancelled now is gone at once, and the page asks for a new one', async () => {
  const server = await open()
  await radio(/^Now/).click()
  await expect.element(dialog).toMatchTextContent('Nobody can open the account until a new plan is added.')
  await cancel.click()
  await toasted('Plan cancelled', 'The plan has been cancelled.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(info.getByRole('link', { name: 'Select Plan' })).toBeVisible()
  await expect.element(info.getByText('No Plan')).toBeVisible()
  expect(sent(server)).toEqual([{ uuid: cancelled.uuid, when: 'now' }])
})

test('DEC-09 the end of the paid period is sent unless Now is chosen', async () => {
  const server = await open()
  await cancel.click()
  await toasted('Plan cancelled', 'The plan has been cancelled.')
  expect(sent(server)).toEqual([{ uuid: cancelled.uuid, when: 'period_end' }])
})

test('ERR-37 a failed cancellation says so in the dialog and in a toast, and can be tried again', async () => {
  const server = await open()
  server.refuse(cancelPlan, 500)
  await cancel.click()
  await toasted('Cannot cancel plan', 'Error occured while cancelling this plan.')
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/Cannot cancel plan\s*Error occured while cancelling this plan\./)
  server.reply(cancelPlan, () => Response.json(cancelled))
  await cancel.click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('ERR-37 a lost connection is repeated with the same key', async () => {
  const server = await open()
  let tries = 0
  server.reply(cancelPlan, () => {
    tries += 1
    return tries < 3 ? Response.json({}, { status: 503 }) : Response.json(cancelled)
  })
  await cancel.click()
  await toasted('Plan cancelled', 'The plan has been cancelled.')
  const keys = server.callsOf(cancelPlan).map(({ headers }) => headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

test.each([
  ['change_in_progress', 'A payment for this plan is being confirmed. Try again once it is done.'],
  ['invoice_open', "A bill for this plan isn't paid yet. Pay it first."],
])('a cancellation refused with %s gives the reason', async (code, reason) => {
  const server = await open()
  server.refuse(cancelPlan, 409, { code, detail: 'No' })
  await cancel.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(reason)
})

test('DEC-97 a role that changed meanwhile reads in the dialog who may', async () => {
  const server = await open()
  server.refuse(cancelPlan, 403, roleRefusal('choose_plans'))
  await cancel.click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Only Owners, Admins, and Billing members can choose plans.')
})

test('DEC-100 a scheduled change that would be dropped is named', async () => {
  const scheduled_plan = {
    display_name: 'Starter',
    billing_interval: 'Yearly',
    staff_limits: 1,
    starts_on: '2027-03-04',
  }
  await open(sampleCancellation({ scheduled_plan }))
  await expect
    .element(dialog)
    .toMatchTextContent('The change to Starter Yearly, 1 Team Member Seat on Mar 4, 2027 is dropped.')
})

test.each([
  ['nothing was paid', sampleCancellation({ ends_on: null, last_paid_on: null, next_bill: null }), {}],
  ['it already ends with the paid period', sampleCancellation({ next_bill: null }), { ends_on: '2027-03-04' }],
])('if %s, the plan can only be cancelled now', async (_what, preview, subscription) => {
  const server = await open(preview, subscription)
  await expect.element(dialog).toMatchTextContent('Nobody can open the account until a new plan is added.')
  expect(dialog.getByRole('radio').query()).toBeNull()
  await cancel.click()
  await expect.poll(() => sent(server)).toEqual([{ uuid: cancelled.uuid, when: 'now' }])
})

test('ERR-11 nothing can be cancelled before its money is shown', async () => {
  const server = clientOfFirm({ client: { billing_owner: 'ACCOUNTANT' }, invited: 'ACCEPTED', subscription: onPlus })
  server.refuse(previewCancellation, 500)
  await renderApp(path)
  await info.getByRole('button', { name: 'Cancel Plan' }).click()
  await expect.element(dialog.getByText('Unable to fetch billing data')).toBeVisible()
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true')
  server.answer(previewCancellation, sampleCancellation())
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(cancel).not.toHaveAttribute('aria-disabled')
})

test.each(['light', 'dark'] as const)('the dialog has no axe violations in %s, on a phone too', async (theme) => {
  inTheme(theme)
  await onPhone()
  await open()
  await expect.element(radio(/^Now/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
