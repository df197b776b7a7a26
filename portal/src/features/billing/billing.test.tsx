import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { sampleFirmBilling } from '../../../testing/billing-world.ts'
import { hasNoCard, samplePaymentMethod } from '../../../testing/card-world.tsx'
import { memberOfFirm, readAs, renderApp } from '../../../testing/render-app.tsx'
import { sampleReceiptYear } from '../../../testing/sample-receipts.ts'
import { sampleIdentity, sampleUser } from '../../../testing/sample-records.ts'
import { onPhone } from '../../../testing/screen.ts'
import { getFirmBilling, getIdentity, getPaymentMethod, listReceipts } from '../../api/contract.ts'
import { browser } from '../../app/browser.ts'

const panel = page.getByRole('region', { name: 'Payment Method' })
const edit = panel.getByRole('link', { name: 'Edit Payment Method' })
const dialog = page.getByRole('alertdialog', { name: 'Edit Payment Method' })

const firm = () => {
  const server = memberOfFirm()
  server.answer(getFirmBilling, sampleFirmBilling())
  server.answer(listReceipts, sampleReceiptYear())
  return server
}

const open = async (method: ReturnType<typeof samplePaymentMethod> | null = samplePaymentMethod()) => {
  const server = firm()
  if (method) server.answer(getPaymentMethod, method)
  else hasNoCard(server)
  return { server, app: await renderApp('/billing') }
}

test('ROUTE-04 BILL-14 PAY-01 PAY-11 /billing shows the firm’s card, read by the reader’s identity', async () => {
  const { server } = await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Billing')
  await expect.element(panel.getByRole('heading', { name: 'Payment Method' })).toBeVisible()
  expect(document.title).toBe('Billing · Partner Hub')
  await expect.element(panel.getByText('Visa ending in 4242')).toBeVisible()
  const paths = server.callsOf(getPaymentMethod).map(({ url }) => url.pathname)
  expect(paths).toEqual([`/billing-payments/identity-payment-methods/${sampleUser().identity_uuid}`])
  await expect.element(page.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page')
  expect(await axeViolations()).toEqual([])
})

test('PAY-03 PAY-04 PAY-05 PAY-06 PAY-07 the card box shows brand, number, names, expiry and address', async () => {
  const { billing_address } = samplePaymentMethod()
  await open(
    samplePaymentMethod({ billing_address: { ...billing_address, first_name: 'maya', last_name: 'lindqvist' } }),
  )
  await expect.element(panel.getByText('Visa ending in 4242', { exact: true })).toBeVisible()
  expect(panel.element().querySelector('[data-brand]')?.getAttribute('data-brand')).toBe('visa')
  await expect.element(panel.getByText('Maya Lindqvist | 08/2028', { exact: true })).toBeVisible()
  const address = '1969 Upper Water Street, Suite 1300, Halifax, Nova Scotia, Canada, B3J 3R7'
  await expect.element(panel.getByRole('definition')).toHaveTextContent(address)
  await expect.element(panel.getByRole('term')).toHaveTextContent('Billing Info')
})

test('PAY-07 empty parts of the address are left out', async () => {
  const { billing_address } = samplePaymentMethod()
  const address = { ...billing_address, address_line_2: '', admin_area_1: '', postal_code: '' }
  await open(samplePaymentMethod({ billing_address: address }))
  await expect.element(panel.getByRole('definition')).toHaveTextContent('1969 Upper Water Street, Halifax, Canada')
})

test('PAY-13 PAY-14 PAY-15 PAY-16 Edit asks first, and Cancel opens no editor', async () => {
  const { app } = await open()
  await expect.element(edit).toHaveTextContent('Edit')
  await edit.click()
  await expect.element(dialog.getByRole('heading', { name: 'Edit Payment Method' })).toBeVisible()
  await expect
    .element(
      dialog.getByText(
        'Any edits to your payment method will be applied to all client accounts billed to your firm. Are you sure you want to continue?',
        { exact: true },
      ),
    )
    .toBeVisible()
  expect(
    dialog
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Cancel', 'Continue'])
  expect(await axeViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
  expect([app.goTo.mock.calls, app.path()]).toEqual([[], '/billing'])
})

test('DEC-75 Continue loads the card form as a document of its own', async () => {
  const { app } = await open()
  await edit.click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  expect(app.goTo.mock.calls).toEqual([['/billing/payment-method?from=%2Fbilling']])
})

test('PAY-02 someone whom the provider does not know has no Edit link', async () => {
  const server = firm()
  server.answer(getIdentity, sampleIdentity({ fb_identity_id: 0 }))
  server.answer(getPaymentMethod, samplePaymentMethod())
  await renderApp('/billing')
  await expect.element(panel.getByText('Visa ending in 4242')).toBeVisible()
  expect(edit.query()).toBeNull()
})

test('PAY-08 DEC-34 without a card and without invoices the panel offers to add one', async () => {
  await open(null)
  await expect.element(panel.getByText('No card yet')).toBeVisible()
  const add = panel.getByRole('link', { name: 'Add payment method' })
  await expect.element(add).toHaveAttribute('href', '/billing/payment-method?from=%2Fbilling')
  expect(edit.query()).toBeNull()
  expect(await axeViolations()).toEqual([])
})

test('ERR-10 a card that cannot be read is an error with a retry; the page stays', async () => {
  const server = firm()
  server.refuse(getPaymentMethod, 500)
  await renderApp('/billing')
  await expect.element(panel.getByRole('heading', { name: 'Error loading data' })).toBeVisible()
  await expect.element(panel.getByText('Failed to load payment method information.')).toBeVisible()
  server.answer(getPaymentMethod, samplePaymentMethod())
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel.getByText('Visa ending in 4242')).toBeVisible()
})

test('DEC-97 a Billing member sees the card and may edit it', async () => {
  const server = firm()
  readAs('billing')
  server.answer(getPaymentMethod, samplePaymentMethod())
  await renderApp('/billing')
  await expect.element(edit).toBeVisible()
})

test('the portal loads the card form’s document anew if its router is asked for it', async () => {
  const reload = vi.spyOn(browser, 'reload').mockImplementation(() => undefined)
  memberOfFirm()
  await renderApp('/billing/payment-method')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  reload.mockRestore()
})

test('on a phone the panel fits', async () => {
  await onPhone()
  await open()
  await expect.element(panel.getByText('Visa ending in 4242')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await axeViolations()).toEqual([])
})
