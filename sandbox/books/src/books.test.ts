import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana, startBooksInTests } from './books-in-tests.ts'
import type { LedgerLine } from './ledger.store.ts'

let books: Awaited<ReturnType<typeof startBooksInTests>>
let owner: Awaited<ReturnType<(typeof books)['signedIn']>>
beforeAll(async () => {
  books = await startBooksInTests()
  await books.open('bakery')
  await books.linkOwner('bakery', ana)
  owner = await books.signedIn(ana)
})
afterAll(() => books.close())

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

test('the rows of a new account depend only on its id and the day', async () => {
  const again = await startBooksInTests()
  await again.open('bakery')
  await again.open('smithy')
  const rows = ({ stores }: typeof books, account: string) => [
    stores.ledger.invoices(account),
    stores.ledger.expenses(account),
  ]
  expect(rows(again, 'bakery')).toEqual(rows(books, 'bakery'))
  expect(rows(again, 'smithy')).not.toEqual(rows(books, 'bakery'))
  await again.close()
})

test('the figures add up from the account’s own rows', async () => {
  const { invoices } = (await owner.get('/my/accounts/bakery/invoices')).json()
  expect(invoices).toHaveLength(18)
  const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)
  const { outstanding, months, invoices: newest } = (await owner.get('/my/accounts/bakery/dashboard')).json()
  expect(outstanding).toBe(sum(invoices.filter(({ paid_on }: { paid_on: string | null }) => !paid_on)))
  expect(outstanding).toBeGreaterThan(0)
  expect(newest).toEqual(invoices.slice(0, 4))
  expect(months.map(({ month }: { month: string }) => month)).toEqual([
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ])
  const paid = invoices.filter(({ paid_on }: { paid_on: string | null }) => paid_on?.startsWith('2026-10'))
  expect(months[4].received).toBe(sum(paid))
})

test('the chart of accounts balances: assets and expenses equal equity and income', async () => {
  const { lines } = (await owner.get('/my/accounts/bakery/chart')).json() as { lines: LedgerLine[] }
  const side = (...kinds: string[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { balance }) => total + balance, 0)
  expect(side('asset', 'expense')).toBe(side('liability', 'equity', 'income'))
  expect(lines.find(({ name }) => name === 'Sales')?.balance).toBeGreaterThan(0)
  expect(lines.map(({ code }) => code)).toEqual(lines.map(({ code }) => code).toSorted())
})

test('settings are saved as a whole, only from a page of Books, and the hub reads the new version', async () => {
  const put = (origin: string, payload: object) =>
    owner.ask({ method: 'PUT', url: '/my/accounts/bakery/settings', headers: { origin }, payload })
  expect((await put('http://evil.example', form)).statusCode).toBe(403)
  const refused = await put(books.url, {
    ...form,
    business_name: ' ',
    fiscal_year_end_month: '2',
    fiscal_year_end_day: '0',
    base_currency: 'cad',
    standard_rate: '95.505',
  })
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    {
      error: 'invalid_input',
      fields: {
        business_name: 'Please enter the business name',
        fiscal_year_end_day: 'Please enter a day',
        base_currency: 'Please enter three capital letters, like CAD',
        standard_rate: 'Please enter an amount, like 95.50',
      },
    },
  ])
  const noSuchDay = await put(books.url, { ...form, fiscal_year_end_month: '2', fiscal_year_end_day: '30' })
  expect(noSuchDay.json().fields).toEqual({ fiscal_year_end_day: 'This month has no such day' })
  expect((await books.settings('bakery')).json()).toMatchObject({ version: 1, business_name: 'Bluebird Bakery' })
  expect((await put(books.url, form)).statusCode).toBe(200)
  const { address_1, address_2, city, state_province, post_code, country, ...plain } = form
  expect((await books.settings('bakery')).json()).toEqual({
    ...plain,
    version: 2,
    business_phone: null,
    fiscal_year_end_month: 3,
    fiscal_year_end_day: 31,
    business_address: { address_1, address_2, city, state_province, post_code, country },
  })
})

test('DEC-49 the owner chooses a plan at the hub, with their own token; Books stores nothing of it', async () => {
  const plan = (account: string) => owner.get(`/my/accounts/${account}/plan`)
  const { state } = books.neighbours
  const seat_amount = '11.00'
  expect((await plan('bakery')).json()).toEqual({
    billing_owner: 'CLIENT',
    currency_code: 'CAD',
    plans: [
      { display_name: 'Starter', billable_clients: 5, monthly_amount: '19.00', yearly_amount: '190.00', seat_amount },
      { display_name: 'Plus', billable_clients: 50, monthly_amount: '33.00', yearly_amount: '330.00', seat_amount },
      {
        display_name: 'Premium',
        billable_clients: null,
        monthly_amount: '60.00',
        yearly_amount: '600.00',
        seat_amount,
      },
    ],
    subscription: expect.objectContaining({ status: 'ACTIVE_TRIAL', days_left: 30 }),
  })
  const choose = (payload: object) => owner.send('PUT', '/my/accounts/bakery/plan', payload)
  expect((await choose({ display_name: 'Gold', billing_interval: 'Monthly' })).statusCode).toBe(422)
  expect(state.chosen).toEqual([])
  const chosen = { display_name: 'Plus', billing_interval: 'Yearly', staff_limits: 1 }
  expect((await choose(chosen)).statusCode).toBe(204)
  expect(state.chosen).toEqual([{ email: 'ana@bluebird.example', path: 'bakery/subscription', body: chosen }])
  expect((await plan('bakery')).json().subscription).toMatchObject({ status: 'ACTIVE', display_name: 'Plus' })

  state.billing_owner = 'ACCOUNTANT'
  expect((await plan('bakery')).json()).toMatchObject({ billing_owner: 'ACCOUNTANT' })
  expect((await choose(chosen)).json()).toEqual({ error: 'firm_pays' })
  state.billing_owner = 'CLIENT'
  state.isOthersAccount = true
  for (const refused of [await plan('bakery'), await choose(chosen)])
    expect([refused.statusCode, refused.json()]).toEqual([403, { error: 'not_owner' }])
  state.isOthersAccount = false
})

test('an expired token leads to a new sign-in, and the database file contains no readable token', async () => {
  const browser = await books.signedIn(ana)
  const fileContent = Buffer.concat([readFileSync(books.file), readFileSync(`${books.file}-wal`)])
  expect([fileContent.includes(ana.email), /token [0-9a-f]{8}-/.test(fileContent.toString('latin1'))]).toEqual([
    true,
    false,
  ])
  books.neighbours.endTokens()
  expect((await browser.get('/my/accounts/bakery/plan')).json()).toEqual({ error: 'signed_out' })
  expect((await browser.get('/my/accounts/bakery')).statusCode).toBe(401)
})
