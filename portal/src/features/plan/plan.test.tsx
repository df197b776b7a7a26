import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { toasted } from '../../../testing/client-world.ts'
import { act, billingPath, moneyLines, openPlan, plan, planOfFirm, seats } from '../../../testing/plan-world.ts'
import { sampleSubscription } from '../../../testing/sample-client.ts'
import {
  changePreview,
  downgradePreview,
  offersStarting,
  onPlus,
  plusYearly,
  samplePreview,
  upgradePreview,
} from '../../../testing/sample-plan.ts'
import { inTheme, onPhone } from '../../../testing/screen.ts'
import { previewPlan, selectPlan } from '../../api/contract.ts'

const cardsOf = () =>
  page
    .getByRole('radio', { name: /seat included/ })
    .elements()
    .map((radio) => (radio.closest('label')?.textContent ?? '').replaceAll('\u00a0', ' '))

test('DEC-30 DEC-31 DEC-109 Choose a Plan shows the plans with prices and start, and every line of the bill', async () => {
  planOfFirm()
  await openPlan()
  await expect.element(page.getByText('For Bluebird Bakery, billed to your firm in USD.')).toBeVisible()
  expect(cardsOf()).toEqual([
    'Starter190.00USD / year15.83 USD a month5 billable clients1 team member seat includedStarts today',
    'Plus330.00USD / year27.50 USD a month50 billable clients1 team member seat includedStarts today',
    'Premium600.00USD / year50.00 USD a monthNo limit on billable clients1 team member seat includedStarts today',
  ])
  await expect.element(plan('Plus')).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked()
  await expect.element(seats).toHaveValue('3')
  await expect.element(page.getByText('Visa ending in 4242')).toBeVisible()
  expect(moneyLines()).toEqual([
    'Plus Yearly330.00',
    '2 extra team member seats220.00',
    '15% certification discount−82.50',
    'Charge today467.50 USD',
    'Next billNov 15, 2027 467.50 USDdiscount kept',
  ])
  await expect
    .element(page.getByRole('complementary'))
    .toMatchTextContent('The billing currency is fixed after the first charge.')
})

test('BILL-11 DEC-108 Select Plan sends the wish with the figures shown, tells the end and leads to Billing', async () => {
  const server = planOfFirm()
  const app = await openPlan()
  await act('Select Plan').click()
  await toasted('Plan selected', 'Bluebird Bakery is on Plus Yearly.')
  await expect.poll(app.path).toBe(billingPath)
  expect(server.chosen()).toEqual([{ ...plusYearly, charge_today: '467.50', currency_code: 'USD', starts: 'now' }])
})

test('DEC-12 DEC-16 DEC-99 an upgrade shows the days left, the credit, the charge today and the next bill', async () => {
  const server = planOfFirm(
    (asked) => (asked.get('display_name') === 'Premium' ? upgradePreview() : changePreview()),
    onPlus,
  )
  await openPlan('Change Plan', '?seats=6')
  await expect.element(page.getByText(/^Now on Plus Yearly, 3.Team.Member.Seats\./)).toBeVisible()
  await expect.element(plan('Plus')).toHaveAccessibleName(/Current.*Paid until Mar 3, 2027/)
  await plan('Premium').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Upgrade today' })).toBeVisible()
  await expect
    .element(page.getByRole('complementary'))
    .toMatchTextContent('From Plus Yearly, 3 seats to Premium Yearly, 6 seats. 109 of 365 days are left.')
  expect(moneyLines()).toEqual([
    'Premium Yearly, 109 days179.18',
    '5 extra team member seats164.25',
    '15% certification discount−51.51',
    'Credit for unused Plus Yearly−167.53',
    'Charge today124.39 USD',
    'Next billMar 4, 2027467.50 977.50 USDdiscount kept',
  ])
  await act('Upgrade now').click()
  await toasted('Plan changed', 'Bluebird Bakery is on Premium Yearly.')
  expect(server.chosen()).toMatchObject([{ display_name: 'Premium', staff_limits: 6, starts: 'now' }])
})

test('DEC-12 DEC-99 a downgrade costs nothing today, says when it starts and is scheduled', async () => {
  const server = planOfFirm(downgradePreview(), onPlus)
  server.answer(selectPlan, { outcome: 'scheduled', subscription: sampleSubscription(onPlus) })
  await openPlan('Change Plan', '?plan=Starter&seats=2')
  await expect.element(plan('Starter')).toHaveAccessibleName(/Starts Mar 4, 2027/)
  const summary = page.getByRole('complementary')
  await expect.element(summary.getByRole('heading', { name: 'Downgrade at renewal' })).toBeVisible()
  expect(
    summary
      .getByRole('listitem')
      .elements()
      .map((step) => step.textContent),
  ).toEqual([
    'Until Mar 3, 2027Nothing changes. Plus and all 3 seats stay paid.',
    'Mar 4, 20275 billable clients and 2 team member seats.',
  ])
  expect(moneyLines()).toEqual([
    'Charge today0.00 USD',
    'Credit0.00 USD',
    'Starter Yearly190.00',
    '1 extra team member seat110.00',
    '15% certification discount−45.00',
    'Next billMar 4, 2027255.00 USD467.50 · discount kept',
  ])
  await act('Schedule downgrade').click()
  await toasted('Change scheduled', 'Starter Yearly starts on Mar 4, 2027.')
  expect(server.chosen()).toMatchObject([{ display_name: 'Starter', charge_today: '0.00', starts: 'at_renewal' }])
})

test('DEC-98 a plan chosen in a trial is charged at its end, and the page says so', async () => {
  const atTrialEnd = { starts: 'at_trial_end', starts_on: '2026-11-27' } as const
  planOfFirm(
    samplePreview({
      ...atTrialEnd,
      trial_ends_on: '2026-11-26',
      plans: offersStarting({ Starter: atTrialEnd, Plus: atTrialEnd, Premium: atTrialEnd }),
      lines: [],
      charge_today: '0.00',
    }),
    { status: 'ACTIVE_TRIAL', days_left: 12 },
  )
  await openPlan()
  await expect.element(plan('Plus')).toHaveAccessibleName(/Starts Nov 27, 2026/)
  const summary = page.getByRole('complementary')
  await expect.element(summary).toMatchTextContent('Nothing is charged before Nov 27, 2026.')
  expect(
    summary
      .getByRole('listitem')
      .elements()
      .map((step) => step.textContent),
  ).toEqual([
    'Until Nov 26, 2026The free trial goes on. Nothing is charged.',
    'Nov 27, 2026Plus Yearly starts, and the first bill is charged.',
  ])
  await expect.element(act('Select Plan')).not.toHaveAttribute('aria-disabled')
})

test('DEC-12 with nothing changed the button is disabled and says why', async () => {
  planOfFirm(changePreview(), onPlus)
  await openPlan('Change Plan')
  await expect.element(act('Upgrade now')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.tab()
  ;(act('Upgrade now').element() as HTMLElement).focus()
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('This is the plan the client has')
})

test('DEC-108 a changed wish dims the old figures, and nothing can be confirmed until the new ones are there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const server = planOfFirm()
  server.reply(previewPlan, async ({ url }) => {
    if (url.searchParams.get('staff_limits') === '4') await promise
    return Response.json(samplePreview(url.searchParams.has('staff_limits') ? { charge_today: '561.00' } : {}))
  })
  await openPlan()
  await page.getByRole('button', { name: 'One seat more' }).click()
  await expect.element(seats).toHaveValue('4')
  const figures = () => page.getByRole('complementary').element().querySelector('[aria-busy]') as Element
  await expect.poll(() => getComputedStyle(figures()).opacity).toBe('0.5')
  expect(moneyLines()).toContain('Charge today467.50 USD')
  await expect.element(act('Select Plan')).toHaveAttribute('aria-disabled', 'true')
  resolve()
  await expect.poll(() => moneyLines()).toContain('Charge today561.00 USD')
  await expect.element(act('Select Plan')).not.toHaveAttribute('aria-disabled')
})

test('DEC-109 the wish stands in the URL: a reload keeps it, and Back leaves the page at once', async () => {
  const server = planOfFirm()
  const app = await openPlan('Choose a Plan')
  await page.getByText('Monthly').click()
  await plan('Premium').click()
  await seats.fill('12')
  await userEvent.tab()
  await expect.poll(app.search).toBe('?interval=Monthly&plan=Premium&seats=12')
  await expect.poll(() => server.asked().at(-1)).toBe('display_name=Premium&billing_interval=Monthly&staff_limits=12')
  expect(app.router.state.historyAction).toBe('REPLACE')
})

test('the page is opened with the wish of its URL, without parts that make no sense', async () => {
  const server = planOfFirm()
  await openPlan('Choose a Plan', '?plan=Gold&interval=Monthly&seats=2')
  expect(server.asked()).toEqual(['billing_interval=Monthly&staff_limits=2'])
  await expect.element(seats).toHaveValue('2')
})

test('Close leads to the Billing tab, and the title says which page it is', async () => {
  planOfFirm(changePreview(), onPlus)
  const app = await openPlan('Change Plan')
  expect(document.title).toBe('Change Plan · Partner Hub')
  await act('Close').click()
  await expect.poll(app.path).toBe(billingPath)
})

test('the plan is chosen by keyboard alone', async () => {
  const server = planOfFirm()
  const app = await openPlan()
  await userEvent.tab()
  await expect.element(act('Close')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: /^Yearly/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.tab()
  await expect.element(plan('Plus')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.tab({ shift: false })
  await userEvent.tab()
  await expect.element(seats).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(app.search).toBe('?interval=Monthly&plan=Premium&seats=4')
  await expect.element(act('Select Plan')).not.toHaveAttribute('aria-disabled')
  ;(act('Select Plan').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(app.path).toBe(billingPath)
  expect(server.chosen()).toHaveLength(1)
})

test('on a phone the charge and the button stick to the bottom', async () => {
  await onPhone()
  planOfFirm()
  await openPlan()
  const footer = page.getByRole('contentinfo')
  await expect.element(footer).toMatchTextContent(/Charge today\s*467\.50.USD\s*Select Plan/)
  expect(page.getByRole('button', { name: 'Select Plan' }).elements()).toHaveLength(1)
  expect(footer.element().getBoundingClientRect().bottom).toBe(844)
})

test.each(['light', 'dark'] as const)('the page has no axe violations in %s', async (theme) => {
  inTheme(theme)
  planOfFirm(upgradePreview({ coupon: { code: 'SPRING', percent: 20, amount: null, months: 3 } }), onPlus)
  await openPlan('Change Plan', '?plan=Premium&seats=6&coupon=SPRING')
  expect(await axeViolations()).toEqual([])
})
