import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BrowserInTests, startBrowserInTests } from './browser-in-tests.ts'
import { MERCHANT, numberOf } from './cards-in-tests.ts'
import type { Outcome } from './test-cards.ts'

let started: BrowserInTests
let context: BrowserContext
let page: Page
let customerId: string

interface Message {
  action: string
  payload: Record<string, unknown>
}

beforeAll(async () => {
  started = await startBrowserInTests()
}, 60_000)
afterAll(() => started.close())
beforeEach(async () => {
  context = await started.browser.newContext({ viewport: { width: 600, height: 900 } })
  page = await context.newPage()
  page.setDefaultTimeout(8_000)
  customerId = await started.cards.newCustomer()
})
afterEach(() => context.close())

const newLink = async (changes: { customer_id?: string; parent_origin?: string } = {}, key = MERCHANT.privateKey) => {
  const answer = await fetch(`http://127.0.0.1:${started.cards.port}/merchants/northwind/card_forms`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${MERCHANT.publicKey}:${key}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ card_form: { customer_id: customerId, parent_origin: started.hubUrl, ...changes } }),
  })
  const { card_form_link = '' } = answer.status === 201 ? ((await answer.json()) as { card_form_link: string }) : {}
  return { status: answer.status, link: card_form_link }
}

const parentWith = (
  link: string,
) => `<!doctype html><html lang="en"><head><title>Edit Payment Method</title></head><body>
<iframe id="form" name="form" src="${link}" title="Card form" style="width:100%;height:600px;border:0"></iframe>
<script>
  window.heard = []
  addEventListener('message', ({ data, origin, source }) => {
    if (source === document.getElementById('form').contentWindow) heard.push({ ...data, origin })
  })
</script></body></html>`

const open = async (at = started.hubUrl) => {
  const { link } = await newLink()
  started.page.html = parentWith(link)
  started.page.policy = ''
  await page.goto(at)
  return link
}
const form = () => page.frameLocator('#form')
const heard = () => page.evaluate(() => (globalThis as unknown as { heard: (Message & { origin: string })[] }).heard)
const hears = (action: string, times = 1) =>
  expect.poll(async () => (await heard()).filter((each) => each.action === action).length).toBe(times)
const last = async (action: string) => (await heard()).findLast((each) => each.action === action)?.payload
const send = (message: unknown) =>
  page.evaluate(`frames[0].postMessage(${JSON.stringify(message)}, ${JSON.stringify(started.cards.url)})`)
const address = {
  country: 'Canada',
  province: 'Nova Scotia',
  city: 'Halifax',
  code: 'B3J 3R7',
  street: '1 Quay, Suite 3',
}
const typeCard = async (number: string) => {
  await form().getByLabel('Card number').pressSequentially(number)
  await form().getByLabel('Security code').fill('123')
  await form().getByLabel('Name on card').fill('Maya Lindqvist')
  await form().getByLabel('Expiry date').pressSequentially('082039')
}
const cardsOf = async () => (await started.cards.sdk.customer.find(customerId)).creditCards ?? []

test('the form loads, reports its height, is populated and saves the card on submit', async () => {
  const link = await open()
  await hears('loaded')
  await hears('resized')
  expect(await last('resized')).toEqual({ height: expect.any(Number) })
  await send({ action: 'populate', payload: address })
  await expect.poll(() => form().getByLabel('Street').inputValue()).toBe('1 Quay, Suite 3')
  await typeCard(numberOf('success'))
  await send({ action: 'submit' })
  await hears('submitted')
  expect(await last('submitted')).toEqual({ status: 'success', avs_error: false, cvv_error: false, error_code: null })
  expect(await cardsOf()).toMatchObject([
    {
      last4: '1111',
      expirationDate: '08/2039',
      cardholderName: 'Maya Lindqvist',
      default: true,
      billingAddress: {
        streetAddress: '1 Quay, Suite 3',
        locality: 'Halifax',
        region: 'Nova Scotia',
        postalCode: 'B3J 3R7',
        countryName: 'Canada',
      },
    },
  ])
  const all = await heard()
  expect(new Set(all.map(({ origin }) => origin))).toEqual(new Set([started.cards.url]))
  expect(JSON.stringify(all)).not.toContain('4111')
  expect((await fetch(link.replace('cards.pay.localhost', '127.0.0.1'))).status).toBe(410)
})

test.each([
  ['avs_mismatch', { avs_error: true, cvv_error: false, error_code: null }],
  ['cvv_wrong', { avs_error: false, cvv_error: true, error_code: null }],
  ['expired', { avs_error: false, cvv_error: false, error_code: 4008 }],
  ['declined', { avs_error: false, cvv_error: false, error_code: 4009 }],
  ['processor_down', { avs_error: false, cvv_error: false, error_code: null }],
] as const)('the test card %s fails with its own outcome, and another card can be tried', async (outcome, expected) => {
  await open()
  await hears('loaded')
  await send({ action: 'populate', payload: address })
  const attempt = async (each: Outcome, count: number) => {
    await form().getByLabel('Card number').fill('')
    await form().getByLabel('Expiry date').fill('')
    await typeCard(numberOf(each))
    await send({ action: 'submit' })
    await hears('submitted', count)
    return last('submitted')
  }
  expect(await attempt(outcome, 1)).toEqual({ status: 'failure', ...expected })
  expect(await cardsOf()).toEqual([])
  expect(await attempt('success', 2)).toMatchObject({ status: 'success' })
  expect(await cardsOf()).toHaveLength(1)
})

test('errors are marked, focused and scrolled to; nothing is sent', async () => {
  await open()
  await hears('loaded')
  await send({ action: 'submit' })
  await hears('submitted')
  expect(await last('submitted')).toMatchObject({ status: 'failure', error_code: null })
  expect(await last('scrollToError')).toEqual({ position: expect.any(Number) })
  const number = form().getByLabel('Card number')
  expect(await number.getAttribute('aria-invalid')).toBe('true')
  expect(await form().locator(':focus').getAttribute('id')).toBe('number')
  await form().getByText('Enter the card number.').first().waitFor()
  expect((await new AxeBuilder({ page }).setLegacyMode().include('#form').analyze()).violations).toEqual([])
})

test('messages of another origin or window are ignored', async () => {
  await open()
  await hears('loaded')
  started.page.html = '<!doctype html><title>Other</title>'
  const foreign = async (url: string) => {
    await page.evaluate(`new Promise((resolve) => {
      const frame = document.createElement('iframe')
      frame.addEventListener('load', resolve, { once: true })
      frame.src = ${JSON.stringify(url)}
      frame.name = 'other'
      document.body.append(frame)
    })`)
    const frame = page.frames().find((each) => each.name() === 'other')
    await frame?.evaluate(`for (const action of ['populate', 'submit'])
      parent.frames[0].postMessage({ action, payload: { street: 'forged' } }, ${JSON.stringify(started.cards.url)})`)
    await page.evaluate("document.querySelector('[name=other]').remove()")
  }
  await foreign(started.foreignUrl)
  await foreign(started.hubUrl)
  for (const message of ['submit', null, 7, ['submit'], { action: 'Submit' }, { action: ['submit'] }])
    await send(message)
  await send({ action: 'populate', payload: { street: 7, city: ['x'] } })
  await send({ action: 'populate', payload: { city: 'Halifax' } })
  await expect.poll(() => form().getByLabel('City').inputValue()).toBe('Halifax')
  expect(await form().getByLabel('Street').inputValue()).toBe('')
  expect((await heard()).map(({ action }) => action)).not.toContain('submitted')
})

test('only the parent that the hub named can frame the form', async () => {
  await open(started.foreignUrl)
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
  expect(await heard()).toEqual([])
})

test('the fields are reached by keyboard in reading order, and Enter does not submit', async () => {
  await open()
  await hears('loaded')
  await form().getByLabel('Card number').focus()
  const order: (string | null)[] = []
  for (let count = 0; count < 9; count++) {
    order.push(await form().locator(':focus').getAttribute('id'))
    await page.keyboard.press('Tab')
  }
  expect(order).toEqual(['number', 'cvv', 'name', 'expiry', 'country', 'province', 'street', 'city', 'code'])
  await form().getByLabel('Card number').press('Enter')
  expect(await form().locator(':focus').getAttribute('id')).toBe('number')
  expect((await heard()).map(({ action }) => action)).not.toContain('submitted')
})

test('the help lists the test cards in the frame, which says that it navigated, and leads back', async () => {
  await open()
  await hears('loaded')
  await form().getByRole('link', { name: 'Test cards' }).click()
  await hears('locationChanged')
  await form().getByText('4000 0000 0000 0069').waitFor()
  expect((await new AxeBuilder({ page }).setLegacyMode().include('#form').analyze()).violations).toEqual([])
  await form().getByRole('link', { name: 'Back to the card form' }).click()
  await hears('loaded', 2)
  await page.goto(`${started.cards.url}/test-cards`)
  await page.getByText('3782 822463 10005').waitFor()
})

test('the form fits a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto((await newLink()).link)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
})

test('only the merchant asks for links, for known customers and whole origins', async () => {
  expect((await newLink({}, 'another key of some length')).status).toBe(401)
  expect((await newLink({ customer_id: 'unknown' })).status).toBe(404)
  expect((await newLink({ parent_origin: `${started.hubUrl}/billing` })).status).toBe(422)
  expect((await newLink({ parent_origin: '*' })).status).toBe(422)
  const { link } = await newLink()
  const at = link.replace('cards.pay.localhost', '127.0.0.1')
  const foreign = await fetch(at, { method: 'POST', headers: { origin: started.hubUrl }, body: '{}' })
  expect(foreign.status).toBe(403)
})
