import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { toasted } from '../../../testing/client-world.ts'
import { act, billingPath, moneyLines, openPlan, planOfFirm, planPath, seats } from '../../../testing/plan-world.ts'
import { roleRefusal } from '../../../testing/role-refusal.ts'
import { CLIENT_UUID, sampleSubscription } from '../../../testing/sample-client.ts'
import { changePreview, onPlus, plusYearly, samplePreview, withoutPlan } from '../../../testing/sample-plan.ts'
import { getSubscription, previewPlan, selectPlan } from '../../api/contract.ts'

const summary = page.getByRole('complementary')
const alert = summary.getByRole('alert')
const status = summary.getByRole('status')
const cardUrl = `/billing/payment-method?from=${encodeURIComponent(planPath)}`
const refused = (code: string) => ({ code, detail: 'Refused' })
const unchanged = sampleSubscription(withoutPlan)

test('a declined card changes nothing, says what to do, and the next try is a new one', async () => {
  const server = planOfFirm()
  server.answer(selectPlan, { outcome: 'declined', subscription: unchanged })
  const app = await openPlan()
  await act('Select Plan').click()
  await expect
    .element(alert)
    .toMatchTextContent(/Your card was declined.*Nothing was charged, and the plan has not changed/)
  await expect.element(alert.getByRole('link', { name: 'Use another card' })).toHaveAttribute('href', cardUrl)
  expect(app.path()).toBe(planPath)
  await expect.element(act('Select Plan')).toHaveFocus()
  await act('Select Plan').click()
  await expect.poll(() => server.keys().length).toBe(2)
  expect(new Set(server.keys()).size).toBe(2)
  expect(await axeViolations()).toEqual([])
})

test('DEC-108 figures that changed meanwhile are shown again with a note, and confirmed anew', async () => {
  let today = '467.50'
  const server = planOfFirm(() => samplePreview({ charge_today: today }))
  server.reply(selectPlan, ({ body }) => {
    const isAgreed = (body as { charge_today: string }).charge_today === '467.51'
    today = '467.51'
    return isAgreed
      ? Response.json({ outcome: 'done', subscription: sampleSubscription(onPlus) })
      : Response.json(refused('preview_changed'), { status: 409 })
  })
  const app = await openPlan()
  await act('Select Plan').click()
  await expect.element(status).toMatchTextContent('The amounts have changed')
  await expect.poll(() => moneyLines()).toContain('Charge today467.51 USD')
  await act('Select Plan').click()
  await expect.poll(app.path).toBe(billingPath)
  expect(server.chosen()).toMatchObject([{ charge_today: '467.50' }, { charge_today: '467.51' }])
})

/** A choice that the provider has not answered yet; `ends` is what the preview says once it has. */
const slowCharge = async () => {
  let preview = samplePreview()
  const server = planOfFirm(() => preview)
  server.reply(selectPlan, () => {
    preview = samplePreview({ is_changing: true })
    return Response.json({ outcome: 'charging', subscription: unchanged })
  })
  const app = await openPlan()
  await act('Select Plan').click()
  await expect.element(status).toMatchTextContent('The payment is being confirmed')
  await expect.poll(() => server.asked().length).toBe(2)
  const ends = async (shown: typeof preview) => {
    preview = shown
    await app.events.says(`client:${CLIENT_UUID}`)
  }
  return { ...app, server, ends }
}

test('a payment that is still being confirmed is followed by live news until the plan has started', async () => {
  const { server, ends, path } = await slowCharge()
  await expect.element(act('Select Plan')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(seats).toBeDisabled()
  server.answer(getSubscription, sampleSubscription(onPlus))
  await ends(changePreview())
  await toasted('Plan selected', 'Bluebird Bakery is on Plus Yearly.')
  await expect.poll(path).toBe(billingPath)
})

test('a payment that fails later says that nothing was charged', async () => {
  const { ends } = await slowCharge()
  await ends(samplePreview())
  await expect.element(alert).toMatchTextContent("The payment didn't go through")
  await expect.element(act('Select Plan')).not.toHaveAttribute('aria-disabled')
})

test('a change that someone else is paying for is waited for', async () => {
  let preview = changePreview({ is_changing: true })
  planOfFirm(() => preview, onPlus)
  const app = await openPlan('Change Plan', '?plan=Premium')
  await expect.element(status).toMatchTextContent('Another change is being charged')
  await expect.element(act('Upgrade now')).toHaveAttribute('aria-disabled', 'true')
  preview = changePreview({ starts: 'now', starts_on: '2026-11-15' })
  await app.events.says(`client:${CLIENT_UUID}`)
  await expect.element(act('Upgrade now')).not.toHaveAttribute('aria-disabled')
  expect(status.query()).toBeNull()
})

test('a lost connection is repeated with the same key, and a second press too', async () => {
  const server = planOfFirm()
  server.reply(selectPlan, () => Response.json({}, { status: 503 }))
  const app = await openPlan()
  await act('Select Plan').click()
  await expect.element(alert).toMatchTextContent("You won't be charged twice.")
  const tries = server.keys().length
  expect(tries).toBeGreaterThan(1)
  server.answer(selectPlan, { outcome: 'done', subscription: sampleSubscription(onPlus) })
  await act('Select Plan').click()
  await expect.poll(app.path).toBe(billingPath)
  expect(server.keys()).toHaveLength(tries + 1)
  expect(new Set(server.keys()).size).toBe(1)
})

test('DEC-34 without a card the page asks for one first, and leads back to the same wish', async () => {
  planOfFirm(samplePreview({ payment_method: null }))
  await openPlan('Choose a Plan', '?plan=Premium&seats=2')
  await expect.element(act('Select Plan')).toHaveAttribute('aria-disabled', 'true')
  const back = encodeURIComponent(`${planPath}?plan=Premium&seats=2`)
  await expect
    .element(page.getByRole('link', { name: 'Add a card' }))
    .toHaveAttribute('href', `/billing/payment-method?from=${back}`)
})

test.each([
  ['card_required', 'Add a card first', 'Add a card'],
  ['action_not_allowed', 'The plan cannot be changed now', undefined],
  ['invoice_open', "A bill for this plan isn't paid yet", undefined],
  ['fault', 'The plan cannot be selected', undefined],
])('a choice refused with %s says %s', async (code, title, way) => {
  const server = planOfFirm()
  server.refuse(selectPlan, 409, refused(code))
  await openPlan()
  await act('Select Plan').click()
  await expect.element(alert).toMatchTextContent(title)
  if (way) await expect.element(alert.getByRole('link', { name: way })).toHaveAttribute('href', cardUrl)
})

test('a choice refused because another change is being charged waits for it', async () => {
  let preview = samplePreview()
  const server = planOfFirm(() => preview)
  server.reply(selectPlan, () => {
    preview = samplePreview({ is_changing: true })
    return Response.json(refused('change_in_progress'), { status: 409 })
  })
  await openPlan()
  await act('Select Plan').click()
  await expect.element(status).toMatchTextContent('Another change is being charged')
})

test('DEC-97 a role that changed meanwhile is told who may choose plans', async () => {
  const server = planOfFirm()
  server.refuse(selectPlan, 403, roleRefusal('choose_plans'))
  await openPlan()
  await act('Select Plan').click()
  await expect.element(alert).toMatchTextContent('Only Owners, Admins, and Billing members can choose plans.')
})

test('DEC-100 a taken coupon becomes a chip and a line, and can be removed', async () => {
  const spring = samplePreview({
    wish: { ...plusYearly, coupon_code: 'SPRING' },
    coupon: { code: 'SPRING', percent: 20, amount: null, months: 3 },
    charge_today: '374.00',
  })
  const server = planOfFirm((asked) => (asked.get('coupon_code') === 'SPRING' ? spring : samplePreview()))
  const app = await openPlan()
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(' spring ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('20% off for 3 months')).toBeVisible()
  expect(app.search()).toBe('?coupon=SPRING')
  await expect.poll(() => moneyLines()).toContain('Charge today374.00 USD')
  await act('Select Plan').click()
  expect(server.chosen()).toMatchObject([{ coupon_code: 'SPRING', charge_today: '374.00' }])
})

test('DEC-100 a removed coupon leaves the wish, and the field has the focus', async () => {
  const spring = samplePreview({ coupon: { code: 'SPRING', percent: null, amount: '5.00', months: null } })
  planOfFirm((asked) => (asked.has('coupon_code') ? spring : samplePreview()))
  const app = await openPlan('Choose a Plan', '?coupon=SPRING')
  await expect.element(page.getByText(/^5\.00.USD off$/)).toBeVisible()
  await act('Remove coupon SPRING').click()
  await expect.poll(app.search).toBe('')
  await expect.element(page.getByRole('textbox', { name: 'Coupon code' })).toHaveFocus()
})

test.each([
  ['coupon_unknown', "We don't know this code. Check it and try again"],
  ['coupon_expired', 'This coupon has expired'],
  ['coupon_in_other_currency', "This coupon isn't valid in this client's currency"],
])('DEC-100 a coupon refused as %s has its error under the field and changes no figures', async (why, text) => {
  const server = planOfFirm()
  const app = await openPlan()
  server.refuse(previewPlan, 422, { code: 'invalid_input', detail: 'No', fields: { coupon_code: why } })
  const field = page.getByRole('textbox', { name: 'Coupon code' })
  await field.fill('OLD')
  await act('Apply').click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription(text)
  expect(app.search()).toBe('')
  expect(moneyLines()).toContain('Charge today467.50 USD')
})

test('a code that could not be one is refused without a call', async () => {
  const server = planOfFirm()
  await openPlan()
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('50% off!')
  await act('Apply').click()
  await expect.element(page.getByText("We don't know this code. Check it and try again")).toBeVisible()
  expect(server.asked()).toHaveLength(1)
})

test('a refused coupon of the URL stands in the field, and the page shows the rest', async () => {
  const server = planOfFirm()
  server.reply(previewPlan, ({ url }) =>
    url.searchParams.has('coupon_code')
      ? Response.json(
          { code: 'invalid_input', detail: 'No', fields: { coupon_code: 'coupon_expired' } },
          { status: 422 },
        )
      : Response.json(samplePreview()),
  )
  const app = await openPlan('Choose a Plan', '?seats=3&coupon=OLD')
  await expect.element(page.getByText('This coupon has expired')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('OLD')
  expect(app.search()).toBe('?seats=3')
})

test('DEC-99 fewer seats than are in use are refused with the number', async () => {
  const server = planOfFirm(changePreview(), onPlus)
  await openPlan('Change Plan')
  server.refuse(previewPlan, 422, {
    code: 'invalid_input',
    detail: 'No',
    fields: { staff_limits: 'seats_in_use', used: '3' },
  })
  await act('One seat fewer').click()
  await expect.element(seats).toHaveAccessibleDescription(/^3 seats are in use\. Keep at least 3/)
  await expect.element(act('Upgrade now')).toHaveAttribute('aria-disabled', 'true')
})

test('figures that cannot be read keep the old ones dimmed, and are asked for again', async () => {
  const server = planOfFirm()
  await openPlan()
  server.refuse(previewPlan, 500)
  await act('One seat more').click()
  await expect.element(alert).toMatchTextContent(/Data cannot be fetched.*Unable to fetch billing data/)
  expect(moneyLines()).toContain('Charge today467.50 USD')
  server.answer(previewPlan, samplePreview({ charge_today: '561.00' }))
  await act('Try again').click()
  await expect.poll(() => moneyLines()).toContain('Charge today561.00 USD')
})
