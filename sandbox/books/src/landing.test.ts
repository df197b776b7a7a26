import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, startBooksInTests } from './books-in-tests.ts'

let books: Awaited<ReturnType<typeof startBooksInTests>>
beforeAll(async () => {
  books = await startBooksInTests()
  await books.open('bakery')
})
afterAll(() => books.close())

test('the page says whose account was opened, by whom, and may load nothing', async () => {
  const { statusCode, body, headers } = await books.app.inject('/open/bakery?identity_id=4711')
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1 class="serif">Bluebird Bakery</h1>')
  expect(body).toContain('<dt>Owner</dt><dd>Ana Reyes</dd>')
  expect(body).toContain('<dt>Opened by</dt><dd>Identity 4711</dd>')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect((await books.app.inject('/open/nobody')).statusCode).toBe(404)
})

test('what people typed is text on the page, never markup', async () => {
  const evil = '<script>alert(1)</script>"\'&'
  await books.open('evil', asked({ business_name: evil, owner: { first_name: evil, last_name: evil, phone: evil } }))
  const { body } = await books.app.inject(`/open/evil?identity_id=${encodeURIComponent('"><img src=x>')}`)
  expect(body).not.toMatch(/<script|<img/)
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')
})

test('the form changes the settings, from this page alone and never by half', async () => {
  const form = {
    business_name: 'Bluebird Bakery Ltd.',
    business_phone: '',
    fiscal_year_end_month: '3',
    fiscal_year_end_day: '31',
    date_format: 'yyyy-mm-dd',
    base_currency: 'CAD',
    standard_rate: '95.50',
    address_1: '1 Quay',
    address_2: '',
    city: 'Halifax',
    state_province: 'NS',
    post_code: 'B3H 1A1',
    country: 'CA',
  }
  const post = (origin: string, fields: Record<string, string>) =>
    books.app.inject({
      method: 'POST',
      url: '/open/bakery/settings',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  expect((await post('http://elsewhere.example', form)).statusCode).toBe(403)
  expect((await post(books.url, { ...form, fiscal_year_end_month: '13' })).statusCode).toBe(422)
  expect((await books.settings('bakery')).json()).toMatchObject({ version: 1, business_name: 'Bluebird Bakery' })
  expect((await post(books.url, form)).statusCode).toBe(303)
  expect((await books.settings('bakery')).json()).toEqual({
    version: 2,
    business_name: 'Bluebird Bakery Ltd.',
    business_phone: null,
    fiscal_year_end_month: 3,
    fiscal_year_end_day: 31,
    date_format: 'yyyy-mm-dd',
    base_currency: 'CAD',
    standard_rate: '95.50',
    business_address: {
      address_1: '1 Quay',
      address_2: '',
      city: 'Halifax',
      state_province: 'NS',
      post_code: 'B3H 1A1',
      country: 'CA',
    },
  })
})
