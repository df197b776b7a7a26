import type { CreditCard } from 'braintree'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BrowserInTests, startBrowserInTests } from './browser-in-tests.ts'
import { numberOf, TOKENIZATION_KEY } from './cards-in-tests.ts'

const html = `<!doctype html><html lang="en"><head><title>Card</title></head><body>
<form><label for="number">Card Number</label><div id="number" style="height:30px"></div>
<label for="cvv">Security Code</label><div id="cvv" style="height:30px"></div>
<label for="date">Expiration Date</label><div id="date" style="height:30px"></div></form>
<script src="/sdk.js"></script></body></html>`

/** Runs in the page, as a page of the hub would. */
const create = async ({ token, prefill }: { token: string; prefill?: string }) => {
  const page = globalThis as unknown as {
    braintree: {
      client: { create(options: object): Promise<object> }
      hostedFields: { create(options: object): Promise<{ on(type: string, act: (event: object) => void): void }> }
    }
    fields: object
    heard: object[]
  }
  const client = await page.braintree.client.create({ authorization: token })
  const fields = await page.braintree.hostedFields.create({
    client,
    styles: { input: { 'font-size': '20px', 'background-color': 'red' }, '.valid': { color: 'rgb(0, 128, 0)' } },
    fields: {
      number: { container: '#number', placeholder: '1234 1234 1234 1234' },
      cvv: { container: '#cvv', placeholder: '***' },
      expirationDate: { container: '#date', placeholder: 'MM/YYYY', ...(prefill && { prefill }) },
    },
  })
  page.fields = fields
  page.heard = []
  for (const type of ['empty', 'notEmpty', 'cardTypeChange', 'binAvailable', 'validityChange', 'inputSubmitRequest'])
    fields.on(type, (event) => page.heard.push({ type, ...JSON.parse(JSON.stringify(event)) }))
}

const tokenize = (options: object) => {
  const { fields } = globalThis as unknown as { fields: { tokenize(options: object): Promise<object> } }
  return fields.tokenize(options).catch(({ code, details }: { code: string; details?: object }) => ({
    code,
    details: JSON.parse(JSON.stringify(details ?? null)),
  })) as Promise<{ nonce?: string; code?: string; details?: unknown }>
}

interface Heard {
  type: string
  emittedBy: string
  bin?: string
  cards: { type: string }[]
}

describe.each(['own', 'vendor'] as const)('with %s host names', (names) => {
  let started: BrowserInTests
  let context: BrowserContext
  let page: Page
  let sent: { url: string; body: string }[]
  let faults: string[]
  beforeAll(async () => {
    started = await startBrowserInTests(names)
  }, 60_000)
  afterAll(() => started.close())

  beforeEach(async () => {
    const { browser, routeVendor, hubUrl, cards, page: served } = started
    context = await browser.newContext()
    if (names === 'vendor') await routeVendor(context)
    sent = []
    faults = []
    context.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }))
    page = await context.newPage()
    page.setDefaultTimeout(8_000)
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && faults.push(message.text()))
    served.html = html
    served.policy =
      names === 'own'
        ? `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-src ${cards.url}; connect-src ${cards.url}`
        : "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-src https://assets.braintreegateway.com; connect-src https://api.sandbox.braintreegateway.com https://payments.sandbox.braintree-api.com https://www.paypal.com"
    await page.goto(hubUrl)
  })
  afterEach(async () => {
    await context.close()
    expect(faults).toEqual([])
  })

  const open = async (prefill?: string) => {
    const { clientToken: token } = await started.cards.sdk.clientToken.generate({})
    await page.evaluate(create, { token, ...(prefill && { prefill }) })
  }
  const input = (field: string) =>
    page.frameLocator(`iframe[name="braintree-hosted-field-${field}"]`).locator(`input[data-braintree-name="${field}"]`)
  const type = async (field: string, text: string) => input(field).pressSequentially(text)
  const isValid = (id: string) => page.locator(`#${id}.braintree-hosted-fields-valid`).waitFor()
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard)
  const typeCard = async (number: string, cvv = '123') => {
    await type('number', number)
    await type('cvv', cvv)
    await type('expirationDate', '122039')
    await Promise.all(['number', 'cvv', 'date'].map(isValid))
  }

  test('a typed card becomes a nonce that the server saves, and its number goes to the provider alone', async () => {
    await open()
    await typeCard(numberOf('success'))
    expect(await input('number').inputValue()).toBe('4111 1111 1111 1111')
    expect(await input('expirationDate').inputValue()).toBe('12 / 2039')
    const { nonce = '' } = await page.evaluate(tokenize, {
      cardholderName: 'Grace Okafor',
      billingAddress: { streetAddress: '1 Quay', countryName: 'Canada', postalCode: 'B3H 1A1' },
    })
    const { sdk, newCustomer } = started.cards
    const saved = await sdk.paymentMethod.create({
      customerId: await newCustomer(),
      paymentMethodNonce: nonce,
      options: { verifyCard: true },
    })
    expect(saved.paymentMethod as CreditCard).toMatchObject({
      last4: '1111',
      expirationDate: '12/2039',
      cardholderName: 'Grace Okafor',
      billingAddress: { streetAddress: '1 Quay', countryName: 'Canada', postalCode: 'B3H 1A1' },
      verification: { cvvResponseCode: 'M' },
    })
    const withNumber = sent.filter(({ body, url }) => `${body}${url}`.includes('4111111111111111'))
    expect(withNumber.map(({ url }) => new URL(url).pathname)).toEqual(['/graphql'])
  })

  test('typing tells the page brand, first digits and validity', async () => {
    await open()
    await type('number', numberOf('success'))
    await isValid('number')
    const events = await heard()
    expect(events.map((event) => event.type)).toEqual([
      'notEmpty',
      'cardTypeChange',
      'cardTypeChange',
      'binAvailable',
      'validityChange',
    ])
    expect(events[1]?.cards.length).toBeGreaterThan(1)
    expect(events[2]?.cards.map((card) => card.type)).toEqual(['visa'])
    expect(events[3]?.bin).toBe('411111')
    await input('number').press('Enter')
    await expect
      .poll(async () => (await heard()).at(-1))
      .toMatchObject({ type: 'inputSubmitRequest', emittedBy: 'number' })
    await input('number').fill('')
    await input('number').pressSequentially('378282246310005')
    expect(await input('number').inputValue()).toBe('3782 822463 10005')
  })

  test('placeholders, prefill and allowed styles are shown; a label focuses its field', async () => {
    await open('09/2039')
    expect(await input('number').getAttribute('placeholder')).toBe('1234 1234 1234 1234')
    await expect.poll(() => input('expirationDate').inputValue()).toBe('09 / 2039')
    await isValid('date')
    const styles = await input('number').evaluate((element) => {
      const view = globalThis as unknown as { getComputedStyle(of: unknown): Record<string, string> }
      const { fontSize, backgroundColor } = view.getComputedStyle(element)
      return [fontSize, backgroundColor]
    })
    expect(styles).toEqual(['20px', 'rgba(0, 0, 0, 0)'])
    await page.getByText('Security Code').click()
    await page.locator('#cvv.braintree-hosted-fields-focused').waitFor()
  })

  test('empty, invalid and refused cards are told apart', async () => {
    await open()
    expect(await page.evaluate(tokenize, {})).toMatchObject({ code: 'HOSTED_FIELDS_FIELDS_EMPTY' })
    await type('number', '4111111111111112')
    await type('expirationDate', '01/2020')
    await page.locator('#date.braintree-hosted-fields-invalid').waitFor()
    expect(await page.evaluate(tokenize, {})).toMatchObject({
      code: 'HOSTED_FIELDS_FIELDS_INVALID',
      details: { invalidFieldKeys: ['number', 'cvv', 'expirationDate'] },
    })
    await input('number').fill('')
    await input('expirationDate').fill('')
    await typeCard('4012888888881881')
    expect(await page.evaluate(tokenize, {})).toMatchObject({ code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' })
  })

  if (names === 'vendor')
    test('a tokenization key takes the place of a client token', async () => {
      await page.evaluate(create, { token: TOKENIZATION_KEY })
      await typeCard(numberOf('success'))
      expect(await page.evaluate(tokenize, {})).toMatchObject({ nonce: expect.any(String) })
    })

  test('an outage is a network error, and an old client token is refused', async () => {
    await open()
    await typeCard(numberOf('success'))
    await started.cards.fault({ is_down: true })
    expect(await page.evaluate(tokenize, {})).toMatchObject({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' })
    await started.cards.fault({})
    await started.cards.admin('PUT', '/api/clock', { now: new Date(Date.now() + 25 * 3_600_000).toISOString() })
    const refused = await page.evaluate(tokenize, {})
    await started.cards.admin('PUT', '/api/clock', { now: null })
    expect(refused).toMatchObject({
      code: 'HOSTED_FIELDS_FAILED_TOKENIZATION',
      details: { originalError: { code: 'CLIENT_AUTHORIZATION_INVALID' } },
    })
    expect(await page.evaluate(tokenize, {})).toMatchObject({ nonce: expect.any(String) })
  })
})
