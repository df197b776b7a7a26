import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { type BooksOptions, httpBooks } from './books.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server in place of Books. */
const answering = async (listener: RequestListener, more: Partial<BooksOptions> = {}) => {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return httpBooks({ url, clientId: 'hub', clientSecret: 'secret', openTimeoutMs: 2_000, readTimeoutMs: 300, ...more })
}

/** A token response as in RFC 6749 §5.1. */
const grant = (response: ServerResponse, access_token: string, expires_in = 600) =>
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ access_token, token_type: 'Bearer', expires_in }))

const settings = {
  version: 1,
  business_name: 'Bakery',
  fiscal_year_end_month: 12,
  fiscal_year_end_day: 31,
  business_phone: null,
  business_address: null,
  date_format: 'yyyy-mm-dd',
  base_currency: 'CAD',
  standard_rate: null,
}
const account = {
  business_id: 1,
  business_uuid: '0198c0de-0000-7000-8000-000000000001',
  business_name: 'Bakery',
  country_code: null,
  base_currency: null,
  business_industry: null,
  owner: { first_name: 'A', last_name: 'B', phone: null },
}

test('one token serves many calls, and a refused one is renewed once', async () => {
  let issued = 0
  const calls: string[] = []
  const books = await answering((request, response) => {
    if (request.url === '/oauth/token') {
      issued++
      return grant(response, `token-${issued}`)
    }
    calls.push(request.headers.authorization ?? '')
    const isRefused = request.headers.authorization === 'Bearer token-1' && calls.length > 2
    response.writeHead(isRefused ? 401 : 200).end(JSON.stringify(isRefused ? {} : settings))
  })
  for (let call = 0; call < 4; call++) expect(await books.findSettings('a')).toEqual(settings)
  expect(calls).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-1', 'Bearer token-2', 'Bearer token-2'])
  expect(issued).toBe(2)
})

test('a token about to expire is renewed before use', async () => {
  let issued = 0
  const books = await answering((request, response) => {
    if (request.url !== '/oauth/token') return response.end(JSON.stringify(settings))
    issued++
    grant(response, 'brief', 20)
  })
  await books.findSettings('a')
  await books.findSettings('a')
  expect(issued).toBe(2)
})

test('a token that is never accepted ends in an error, not in endless retries', async () => {
  let calls = 0
  const books = await answering((request, response) => {
    if (request.url === '/oauth/token') return grant(response, 'bad')
    calls++
    response.writeHead(401).end('{}')
  })
  await expect(books.findSettings('a')).rejects.toThrow('401')
  expect(calls).toBe(2)
})

test('a silent Books times out, and a malformed response is rejected', async () => {
  const silent = await answering(() => undefined)
  const begun = performance.now()
  await expect(silent.findSettings('a')).rejects.toThrow()
  expect(performance.now() - begun).toBeLessThan(2_000)
  server?.closeAllConnections()
  const odd = await answering((request, response) =>
    request.url === '/oauth/token' ? grant(response, 't') : response.end('{"version":"one"}'),
  )
  await expect(odd.findSettings('a')).rejects.toThrow()
})

test('an unsafe URL from Books is rejected', async () => {
  const books = await answering((request, response) =>
    request.url === '/oauth/token'
      ? grant(response, 't')
      : response.end('{"account_id":"a","redirect_url":"javascript:alert(1)"}'),
  )
  await expect(books.openAccount('a', account)).rejects.toThrow('no web address')
})

test('the hub’s client id and secret are form-encoded, and the token’s audience is Books', async () => {
  const requests: string[] = []
  const books = await answering(
    async (request, response) => {
      if (request.url !== '/oauth/token') return response.end(JSON.stringify(settings))
      requests.push(request.headers.authorization ?? '', await text(request))
      grant(response, 't')
    },
    { clientSecret: 'one: & two' },
  )
  await books.findSettings('a')
  const [basic = '', form] = requests
  const [id, secret = ''] = Buffer.from(basic.slice('Basic '.length), 'base64').toString().split(':')
  expect([id, new URLSearchParams(`secret=${secret}`).get('secret')]).toEqual(['hub', 'one: & two'])
  expect(Object.fromEntries(new URLSearchParams(form))).toEqual({ grant_type: 'client_credentials', audience: 'books' })
})
