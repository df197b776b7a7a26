import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { sampleFirmBilling } from '../../../testing/billing-world.ts'
import { memberOfFirm, readAs, renderApp } from '../../../testing/render-app.tsx'
import { sampleComparison } from '../../../testing/sample-plan.ts'
import { FIRM_UUID } from '../../../testing/sample-records.ts'
import { onPhone } from '../../../testing/screen.ts'
import { comparePlans, getFirmBilling } from '../../api/contract.ts'

const plan = (name: string) => page.getByRole('region', { name, exact: true })
const code = page.getByRole('textbox', { name: 'Coupon code' })
const linesOf = (name: string) =>
  [...plan(name).element().querySelectorAll('dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent?.replaceAll('\u00a0', ' '),
  ])

const firm = () => {
  const server = memberOfFirm()
  server.answer(getFirmBilling, sampleFirmBilling({ without_plan: 12 }))
  server.answer(comparePlans, ({ url: { searchParams } }) =>
    sampleComparison({
      currency_code: searchParams.get('currency_code') ?? 'USD',
      billing_interval: searchParams.get('billing_interval') === 'Monthly' ? 'Monthly' : 'Yearly',
      coupon: searchParams.has('coupon_code') ? { code: 'WELCOME10', percent: 10, amount: null, months: 1 } : null,
    }),
  )
  return server
}

const open = async (search = '') => {
  const server = firm()
  const app = await renderApp(`/billing/plans${search}`)
  await expect.element(plan('Plus')).toBeVisible()
  const asked = () => server.callsOf(comparePlans).map(({ url }) => url.search)
  return { server, asked, ...app }
}

test('DEC-109 DEC-30 DEC-31 /billing/plans compares the plans, each with the lines of its first bill', async () => {
  const { server } = await open()
  expect(document.title).toBe('Plans · Partner Hub')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Plans')
  expect(linesOf('Plus')).toEqual([
    ['Plus Yearly', '330.00'],
    ['2 extra team member seats', '220.00'],
    ['15% certification discount', '−82.50'],
    ['First bill', '467.50 USD'],
    ['Each year after', '467.50 USD'],
  ])
  await expect.element(plan('Plus').getByText('31 clients')).toBeVisible()
  const paths = server.callsOf(comparePlans).map(({ url }) => url.pathname)
  expect(paths).toEqual([`/partner_services/partners/${FIRM_UUID}/plans/`])
  expect(await axeViolations()).toEqual([])
})

test('interval, currency and seats are asked for and kept in the URL', async () => {
  const { asked, router } = await open()
  await page.getByText('Monthly', { exact: true }).click()
  await expect.element(plan('Plus').getByText('Each month after')).toBeVisible()
  await page.getByRole('combobox', { name: 'Billing currency' }).selectOptions('CAD')
  await expect.poll(() => linesOf('Plus').at(-1)?.[1]).toBe('467.50 CAD')
  await page.getByRole('button', { name: 'One seat more' }).click()
  await expect.poll(() => asked().at(-1)).toBe('?billing_interval=Monthly&staff_limits=4&currency_code=CAD')
  expect(router.state.location.search).toBe('?interval=Monthly&currency=CAD&seats=4')
})

test('DEC-100 a coupon shows its effect before anything is bought, and can be removed', async () => {
  const { asked } = await open()
  await code.fill('welcome10')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('10% off once')).toBeVisible()
  expect(asked().at(-1)).toBe('?coupon_code=WELCOME10')
  await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).click()
  await expect.element(code).toHaveFocus()
})

test('DEC-100 a refused coupon has its error under the field, and the figures stay', async () => {
  const { server } = await open()
  server.refuse(comparePlans, 422, {
    code: 'invalid_input',
    detail: 'Not valid',
    fields: { coupon_code: 'coupon_expired' },
  })
  await code.fill('PAST')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  await expect.element(plan('Plus').getByText('First bill')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('clients without a plan are counted, with the way to their list', async () => {
  const { path } = await open()
  await expect.element(page.getByText('12 clients billed to your firm have no plan')).toBeVisible()
  await page.getByRole('link', { name: 'Show clients' }).click()
  await expect.poll(path).toBe('/clients')
})

test('plans that do not load can be tried again', async () => {
  const server = firm()
  server.refuse(comparePlans, 500)
  await renderApp('/billing/plans')
  await expect.element(page.getByRole('heading', { name: 'Error loading data' })).toBeVisible()
  server.answer(comparePlans, sampleComparison())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(plan('Plus')).toBeVisible()
})

test('DEC-97 a Member does not see the prices of plans', async () => {
  const server = firm()
  readAs('member')
  await renderApp('/billing/plans')
  await expect.element(page.getByText(/can see amounts/)).toBeVisible()
  expect(server.callsOf(comparePlans)).toEqual([])
})

test('on a phone the plans fit', async () => {
  await onPhone()
  await open()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await axeViolations()).toEqual([])
})
