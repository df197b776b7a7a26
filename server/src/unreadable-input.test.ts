import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { expect } from 'vitest'
import { matrix } from '../testing/access-matrix.ts'
import { nameOf, type Victim } from '../testing/access-row.ts'
import { mountedRoutes } from '../testing/mounted-routes.ts'
import type { Product } from '../testing/product.ts'
import { productTest } from '../testing/test.ts'
import { makeVictim } from '../testing/victim.ts'
import { webhooksTo } from '../testing/webhook.ts'
import { newUuid } from './platform/ids/ids.ts'
import { createSignInApp } from './sign-in/sign-in.app.ts'
import { createWebApp } from './web.ts'

const test = productTest
  .extend('settings', { SUPPORT_SESSIONS: 'true' })
  .extend('victim', { scope: 'file' }, ({ hub }) => makeVictim(hub, 'Alder & Finch LLP'))

/** NUL and half a surrogate pair, as JSON and as URLs and forms encode them. */
const inJson = ['\u0000', '\ud800', '\udfff']
const inAddress = ['%00', 'a%00b', '%ED%A0%80', '%ed%bf%bf']
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const asMember = async (product: Product, victim: Victim) => {
  const { cookie, bearer } = await product.hub.signIn(victim.firm.user_id)
  return { cookie, authorization: `Bearer ${bearer}`, origin: product.hubUrl }
}

/** Requests that did not get a 4xx response, each with its status. */
const notRefused = async (asked: readonly { what: string; ask: () => Promise<Response> }[]) => {
  const found: string[] = []
  for (const { what, ask } of asked) {
    const answer = await ask()
    await answer.body?.cancel()
    if (answer.status < 400 || answer.status >= 500) found.push(`${what}: ${answer.status}`)
  }
  return found
}

const ask = (url: string, method: string, path: string, headers: Record<string, string>, body?: string) => ({
  what: `${method} ${path} ${body ?? ''}`,
  ask: () => fetch(url + path, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) }),
})

const routesOf = async (create: () => ReturnType<typeof createWebApp>) => {
  const { app, routes } = await mountedRoutes(create)
  await app.close()
  return routes.filter(({ method }) => method !== 'HEAD')
}

const isRead = (method: string) => method === 'GET'
const filled = (url: string, value: string) => url.replace(/:\w+/g, value).replace('*', value)

/** The body with each of its strings and keys, one at a time, made unreadable. */
const spoiled = (body: unknown): string[] => {
  const text = JSON.stringify(body ?? {})
  const spots = [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(({ index, 0: found }) => index + found.length - 1)
  return spots.map((spot) => `${text.slice(0, spot)}\\u0000${text.slice(spot)}`)
}

test('a NUL or half a character in an address of the hub is refused on every route, and never a fault', async ({
  product,
  victim,
}) => {
  const headers = { ...(await asMember(product, victim)), accept: 'text/html' }
  const asked = (await routesOf(() => createWebApp(product.hub.parts))).flatMap(({ method, url }) =>
    inAddress.flatMap((sign) => {
      const send = isRead(method) ? headers : { ...headers, ...json }
      const body = isRead(method) ? undefined : '{}'
      const path = filled(url, sign)
      return [
        ...(path === url ? [] : [ask(product.hub.url, method, path, send, body)]),
        ask(product.hub.url, method, `${filled(url, newUuid())}?x=${sign}`, send, body),
      ]
    }),
  )
  expect(asked.length).toBeGreaterThan(300)
  expect(await notRefused(asked)).toEqual([])
})

test('a NUL or half a character in a body of the hub is refused on every route, and never a fault', async ({
  product,
  victim,
}) => {
  const headers = { ...(await asMember(product, victim)), ...json }
  const changing = matrix.filter(({ endpoint }) => !isRead(endpoint.method))
  const asked = changing.flatMap((row) => {
    const path = pathOf(row.endpoint.path, row.params?.(victim))
    const whole = row.body?.(victim) as object | undefined
    const beside = inJson.flatMap((sign) => [
      { ...whole, [`x${sign}`]: 1 },
      { ...whole, x: [{ y: sign }] },
    ])
    const bodies = [...beside.map((body) => JSON.stringify(body)), ...spoiled(whole)]
    return row.endpoint.takesForm
      ? []
      : bodies.map((body) => ask(product.hub.url, row.endpoint.method, path, headers, body))
  })
  expect(asked.length).toBeGreaterThan(changing.length * 6)
  expect(await notRefused(asked)).toEqual([])
  const mounted = await routesOf(() => createWebApp(product.hub.parts))
  const untried = mounted.filter(
    ({ method, url }) => !isRead(method) && !changing.some((row) => nameOf(row) === `${method} ${url}`),
  )
  expect(untried.map(({ url }) => url).sort()).toEqual(['/policy-reports', '/webhooks/books/', '/webhooks/mail/'])
})

test('DEC-51 a signed webhook with a NUL, half a character or no JSON is refused, and never a fault', async ({
  product,
}) => {
  const { secrets } = product.hub.parts
  for (const [path, secret] of [
    ['/webhooks/books/', secrets.BOOKS_WEBHOOK_SECRET],
    ['/webhooks/mail/', secrets.MAIL_WEBHOOK_SECRET ?? ''],
  ] as const) {
    const tell = webhooksTo(product.hub.url + path, secret)
    const events = inJson.flatMap((sign) => [
      { type: 'settings.changed', account_id: `a${sign}`, version: 2 },
      { type: `team.changed${sign}`, account_id: 'a', version: 2 },
      { [sign]: 1 },
    ])
    const asked = events.map((event) => ({ what: `${path} ${JSON.stringify(event)}`, ask: () => tell({ event }) }))
    expect(await notRefused(asked)).toEqual([])
  }
})

test('a NUL or half a character is refused on every page of sign-in and by the provider, and never a fault', async ({
  product,
}) => {
  const { url } = product.signIn
  const browser = { accept: 'text/html', origin: product.signInUrl, 'sec-fetch-site': 'same-origin' }
  const routes = await routesOf(() => createSignInApp(product.signIn.parts))
  const provider = ['authorize', 'token', 'revoke', 'logout', 'userinfo', 'jwks', 'logout/confirm', 'authorize/x']
  const ends = [
    ...routes,
    ...provider.flatMap((end) => ['GET', 'POST'].map((method) => ({ method, url: `/oauth/${end}` }))),
  ]
  const asked = ends.flatMap(({ method, url: path }) =>
    inAddress.flatMap((sign) => {
      const spoilt = filled(path, sign)
      const whole = filled(path, 'x')
      const signs = [sign, '\u0000']
      const fields = ['client_id', 'token', 'email', 'xsrf', 'code'].flatMap((name) =>
        signs.map((one) => `${name}=x${one}`),
      )
      return isRead(method)
        ? [
            ...(spoilt === path ? [] : [ask(url, method, spoilt, browser)]),
            ask(url, method, `${whole}?client_id=${sign}`, browser),
          ]
        : [
            ask(url, method, `${whole}?client_id=${sign}`, { ...browser, ...form }, 'x=y'),
            ...fields.map((body) => ask(url, method, whole, { ...browser, ...form }, body)),
          ]
    }),
  )
  const revokes = inJson.flatMap((sign) =>
    [{ client_id: sign, token: 'x' }, { client_id: 'partner-portal', token: sign }, { password: sign }].flatMap(
      (body) => [
        ask(url, 'POST', '/oauth/revoke', json, JSON.stringify(body)),
        ask(url, 'POST', '/password/check', { ...json, origin: product.signInUrl }, JSON.stringify(body)),
      ],
    ),
  )
  expect(asked.length).toBeGreaterThan(150)
  expect(await notRefused([...asked, ...revokes])).toEqual([])
})
