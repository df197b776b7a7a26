import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewBooksAccount } from '@partner-hub/contracts/books.ts'
import { openAccounts } from './account.store.ts'
import { createBooksApp } from './books.app.ts'

export const CLIENT = { id: 'hub', secret: 'a secret that only tests use' }
export const ADMIN = { authorization: 'Bearer the admin of tests only' }
const URL_IN_TESTS = 'http://books.northwind.localhost:8082'

export const asked = (changes: Partial<NewBooksAccount> = {}): NewBooksAccount => ({
  business_id: 500_007,
  business_uuid: '0198c0de-0000-7000-8000-000000000001',
  business_name: 'Bluebird Bakery',
  country_code: 'CA',
  base_currency: 'CAD',
  business_industry: 'FOOD_SERVICES',
  owner: { first_name: 'Ana', last_name: 'Reyes', phone: '902-555-0100' },
  ...changes,
})

/** Books without a port, on a file of its own. */
export const startBooksInTests = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'books-'))
  const accounts = openAccounts(join(folder, 'books.db'))
  const app = await createBooksApp(
    {
      BOOKS_URL: URL_IN_TESTS,
      BOOKS_CLIENT_ID: CLIENT.id,
      BOOKS_CLIENT_SECRET: CLIENT.secret,
      BOOKS_ADMIN_TOKEN: ADMIN.authorization.slice('Bearer '.length),
      PROVIDER_PRODUCT_NAME: 'Northwind Books',
    },
    accounts,
  )
  const basic = (secret = CLIENT.secret) => `Basic ${Buffer.from(`${CLIENT.id}:${secret}`).toString('base64')}`
  const askToken = (form: Record<string, string>, authorization = basic()) =>
    app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  const bearer = async () => {
    const answer = await askToken({ grant_type: 'client_credentials', audience: 'books' })
    return { authorization: `Bearer ${answer.json().access_token}` }
  }
  return {
    app,
    url: URL_IN_TESTS,
    basic,
    askToken,
    bearer,
    open: async (accountId: string, account = asked()) =>
      app.inject({ method: 'PUT', url: `/api/accounts/${accountId}`, headers: await bearer(), payload: account }),
    settings: async (accountId: string) =>
      app.inject({ url: `/api/accounts/${accountId}/settings`, headers: await bearer() }),
    close: async () => {
      await app.close()
      accounts.close()
      rmSync(folder, { recursive: true })
    },
  }
}
