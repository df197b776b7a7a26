import { BooksAccount, BooksSettings } from '@partner-hub/contracts/books/books.ts'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessTokens } from './access-token.ts'
import { ADMIN, CLIENT, newAccount, startBooksInTests } from './books-in-tests.ts'

let books: Awaited<ReturnType<typeof startBooksInTests>>
beforeAll(async () => {
  books = await startBooksInTests()
})
afterAll(() => books.close())

const grant = { grant_type: 'client_credentials', audience: 'books' }

test('a client with its secret gets a token for ten minutes; a wrong secret, grant or audience gets none', async () => {
  const answer = await books.askToken(grant)
  expect(answer.json()).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 600 })
  expect((await books.askToken(grant, books.basic('wrong'))).statusCode).toBe(401)
  expect((await books.askToken(grant, 'Basic')).statusCode).toBe(401)
  expect((await books.askToken(grant, books.basic(encodeURIComponent(CLIENT.secret)))).statusCode).toBe(200)
  expect((await books.askToken(grant, books.basic('%'))).statusCode).toBe(401)
  expect((await books.askToken({ ...grant, grant_type: 'password' })).json()).toEqual({
    error: 'unsupported_grant_type',
  })
  expect((await books.askToken({ ...grant, audience: 'cards' })).json()).toEqual({ error: 'invalid_target' })
})

test('a missing, unsigned, foreign, expired or altered token, or one for another audience, opens nothing', async () => {
  const open = (token: string) =>
    books.app.inject({
      method: 'PUT',
      url: '/api/accounts/refused',
      headers: { authorization: `Bearer ${token}` },
      payload: newAccount(),
    })
  const { issue } = accessTokens(CLIENT.secret)
  const tries = [
    '',
    'nonsense',
    new UnsecuredJWT({ client_id: 'hub' }).setAudience('books').setExpirationTime('10 minutes').encode(),
    await issue('hub', 'cards'),
    await accessTokens('another secret of tests').issue('hub', 'books'),
    await accessTokens(CLIENT.secret, () => Date.now() - 601_000).issue('hub', 'books'),
    `${await issue('hub', 'books')}x`,
  ]
  for (const token of tries) expect((await open(token)).statusCode).toBe(401)
  expect((await open(await issue('hub', 'books'))).statusCode).toBe(200)
})

test('opening an account twice opens one and returns the same URL', async () => {
  const [first, second] = [await books.open('twice'), await books.open('twice', newAccount({ business_name: 'Other' }))]
  expect(BooksAccount.parse(first.json())).toEqual({ account_id: 'twice', redirect_url: `${books.url}/open/twice` })
  expect(second.json()).toEqual(first.json())
  const { results } = (await books.app.inject({ url: '/api/accounts', headers: ADMIN })).json()
  const opened = results.filter(({ account_id }: { account_id: string }) => account_id === 'twice')
  expect(opened).toMatchObject([{ asked: 2, opened: { business_name: 'Bluebird Bakery' } }])
})

test('DEC-60 the hub says who pays', async () => {
  const headers = await books.bearer()
  const name = async (id: string) => {
    const payload = { billing_owner: 'ACCOUNTANT' }
    return (await books.app.inject({ method: 'PUT', url: `/api/accounts/${id}/payer`, headers, payload })).statusCode
  }
  await books.open('paid')
  expect([await name('paid'), await name('unknown')]).toEqual([200, 404])
  expect(books.stores.accounts.find('paid')?.opened.billing_owner).toBe('ACCOUNTANT')
})

test('an account starts with the defaults of its country', async () => {
  const startOf = async (country_code: string, base_currency: string | null = null) => {
    await books.open(`in-${country_code}`, newAccount({ country_code, base_currency }))
    const settings = BooksSettings.parse((await books.settings(`in-${country_code}`)).json())
    const { fiscal_year_end_month: month, fiscal_year_end_day: day, date_format, base_currency: currency } = settings
    return [month, day, date_format, currency]
  }
  expect(await startOf('GB')).toEqual([4, 5, 'dd/mm/yyyy', 'GBP'])
  expect(await startOf('US')).toEqual([12, 31, 'mm/dd/yyyy', 'USD'])
  expect(await startOf('JP', 'JPY')).toEqual([12, 31, 'dd/mm/yyyy', 'JPY'])
})

test('changing the settings raises their version, and only the admin may do it', async () => {
  await books.open('changed')
  const change = (headers: Record<string, string>) =>
    books.app.inject({
      method: 'PUT',
      url: '/api/accounts/changed/settings',
      headers,
      payload: { business_phone: '1234567890' },
    })
  expect((await change(await books.bearer())).statusCode).toBe(401)
  expect((await books.settings('changed')).json()).toMatchObject({ version: 1, business_phone: '902-555-0100' })
  expect((await change(ADMIN)).statusCode).toBe(200)
  expect((await books.settings('changed')).json()).toMatchObject({ version: 2, business_phone: '1234567890' })
  expect((await books.settings('unknown')).statusCode).toBe(404)
})

test('faults make the next calls fail, and later ones succeed', async () => {
  const fault = (payload: object, headers = ADMIN) =>
    books.app.inject({ method: 'POST', url: '/api/faults', headers, payload })
  expect((await fault({ fail_times: 1 }, { authorization: 'Bearer somebody' })).statusCode).toBe(401)
  await fault({ fail_times: 2 })
  const statuses = []
  for (let call = 0; call < 3; call++) statuses.push((await books.open('failing')).statusCode)
  expect(statuses).toEqual([503, 503, 200])
})
