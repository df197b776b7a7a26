import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BooksOwner, NewBooksAccount } from '@partner-hub/contracts/books/books.ts'
import type { InjectOptions } from 'fastify'
import { createBooksApp } from './books.app.ts'
import { deliveries as deliveriesTo } from './deliver-webhooks.ts'
import { SIGN_IN_SECRET, startNeighbours } from './neighbours-in-tests.ts'
import { openStores } from './open-stores.ts'

export const CLIENT = { id: 'hub', secret: 'a secret that only tests use' }
export const ADMIN = { authorization: 'Bearer the admin of tests only' }
export const WEBHOOK_SECRET = 'signs the webhooks of tests'
const URL_IN_TESTS = 'http://books.northwind.localhost:8082'

export const newAccount = (changes: Partial<NewBooksAccount> = {}): NewBooksAccount => ({
  business_id: 500_007,
  business_uuid: '0198c0de-0000-7000-8000-000000000001',
  business_name: 'Bluebird Bakery',
  country_code: 'CA',
  base_currency: 'CAD',
  business_industry: 'FOOD_SERVICES',
  owner: { first_name: 'Ana', last_name: 'Reyes', phone: '902-555-0100' },
  ...changes,
})

export const ana: BooksOwner = {
  identity_uuid: '0198c0de-0000-7000-8000-00000000a001',
  email: 'ana@bluebird.example',
  first_name: 'Ana',
  last_name: 'Reyes',
}
export const ben: BooksOwner = {
  identity_uuid: '0198c0de-0000-7000-8000-00000000b002',
  email: 'ben@elsewhere.example',
  first_name: 'Ben',
  last_name: 'Osei',
}

export const alder = { id: '0198c0de-0000-7000-8000-00000000f001', name: 'Alder & Finch LLP' }

/** Books with a test clock and its own database file, next to a scripted hub and sign-in service. */
export const startBooksInTests = async ({ url = URL_IN_TESTS, files = '' } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'books-'))
  const clock = { now: Date.parse('2026-11-15T10:00:00Z') }
  const neighbours = await startNeighbours()
  const hubUrl = neighbours.url.replace('127.0.0.1', 'hub.northwind.localhost')
  const file = join(folder, 'books.db')
  const stores = openStores(file, () => clock.now)
  const { outbox, now } = stores
  const deliveries = deliveriesTo({ outbox, hubUrl: neighbours.url, secret: WEBHOOK_SECRET, now })
  const app = await createBooksApp(
    {
      BOOKS_URL: url,
      BOOKS_APP: files,
      BOOKS_CLIENT_ID: CLIENT.id,
      BOOKS_CLIENT_SECRET: CLIENT.secret,
      BOOKS_SIGN_IN_SECRET: SIGN_IN_SECRET,
      BOOKS_WEBHOOK_SECRET: WEBHOOK_SECRET,
      BOOKS_ADMIN_TOKEN: ADMIN.authorization.slice('Bearer '.length),
      HUB_URL: hubUrl,
      HUB_INTERNAL_URL: neighbours.url,
      SIGN_IN_URL: neighbours.url,
      SIGN_IN_INTERNAL_URL: neighbours.url,
      HUB_NAME: 'Partner Hub',
      LOG_LEVEL: 'silent',
      PROVIDER_PRODUCT_NAME: 'Northwind Books',
    },
    stores,
    deliveries,
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

  /** A browser with its own cookie jar. */
  const newBrowser = () => {
    const cookies: Record<string, string> = {}
    const ask = async (options: InjectOptions) => {
      const answer = await app.inject({ ...options, cookies: { ...cookies } })
      for (const { name, value, maxAge, expires } of answer.cookies) {
        const isGone = maxAge === 0 || (expires && expires.getTime() === 0)
        if (isGone) delete cookies[name]
        else cookies[name] = value
      }
      return answer
    }
    /** Sends a request as a page of Books does. */
    const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      ask({ method, url: path, headers: { origin: url }, ...(payload && { payload }) })
    const signIn = async (person: BooksOwner, returnTo = '/') => {
      const begun = await ask({ url: `/login?return=${encodeURIComponent(returnTo)}` })
      const there = new URL(begun.headers.location ?? '')
      const code = neighbours.issueCode(person, there.searchParams.get('code_challenge') ?? '')
      const back = new URLSearchParams({ code, state: there.searchParams.get('state') ?? '', iss: neighbours.url })
      return ask({ url: `/oauthcallback?${back}` })
    }
    return { cookies, ask, get: (path: string) => ask({ url: path }), send, signIn }
  }

  return {
    app,
    url,
    hubUrl,
    clock,
    file,
    stores,
    deliveries,
    neighbours,
    basic,
    askToken,
    bearer,
    newBrowser,
    signedIn: async (person: BooksOwner) => {
      const browser = newBrowser()
      await browser.signIn(person)
      return browser
    },
    open: async (accountId: string, account = newAccount()) =>
      app.inject({ method: 'PUT', url: `/api/accounts/${accountId}`, headers: await bearer(), payload: account }),
    linkOwner: async (accountId: string, owner: BooksOwner) =>
      app.inject({ method: 'PUT', url: `/api/accounts/${accountId}/owner`, headers: await bearer(), payload: owner }),
    settings: async (accountId: string) =>
      app.inject({ url: `/api/accounts/${accountId}/settings`, headers: await bearer() }),
    close: async () => {
      await app.close()
      stores.close()
      await neighbours.close()
      rmSync(folder, { recursive: true })
    },
  }
}
