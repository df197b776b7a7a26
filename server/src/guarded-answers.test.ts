import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { mountedRoutes } from '../testing/mounted-routes.ts'
import { productTest } from '../testing/test.ts'
import type { AllParts } from './compose-parts.ts'
import { mountHealth } from './platform/http/health.ts'
import { mountPortalFiles } from './platform/http/portal-files.ts'
import { newUuid } from './platform/ids/ids.ts'
import { createSignInApp } from './sign-in/sign-in.app.ts'
import { createWebApp } from './web.ts'

const files = ['assets/app-1a2b.js', 'assets/app-1a2b.js.br', 'media/welcome.mp4', 'mark.svg']

const folder = join(tmpdir(), `portal-${newUuid()}`)
const test = productTest.extend('settings', { SUPPORT_SESSIONS: 'true', API_DOCS: 'true' })

test.beforeAll(async () => {
  for (const name of ['assets', 'media']) await mkdir(join(folder, name), { recursive: true })
  for (const file of files) await writeFile(join(folder, file), 'built')
})
test.afterAll(() => rm(folder, { recursive: true }))

/** A role as its process serves it: with built files and health checks. */
const serve = async (create: (parts: AllParts) => Promise<FastifyInstance>, parts: AllParts) => {
  const { app, routes } = await mountedRoutes(async () => {
    const app = await create(parts)
    await mountPortalFiles(app, pathToFileURL(`${folder}/`))
    mountHealth(app, () => parts.database.isReady())
    return app
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const close = () => {
    // Closes abandoned streams and bodies that were refused half read.
    app.server.closeAllConnections()
    return app.close()
  }
  return { close, routes, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
}

type Asked = [method: string, path: string, headers?: Record<string, string>, body?: string]

/** Each request with its status; fails at the first response that may be framed or sniffed. */
const askAll = async (url: string, asked: readonly Asked[]) => {
  const statuses = new Map<string, number>()
  for (const [method, path, headers = {}, body] of asked) {
    const what = `${method} ${path}`
    const answer = await fetch(url + path, { method, redirect: 'manual', headers, ...(body && { body }) })
    await answer.body?.cancel()
    statuses.set(what, answer.status)
    const policy = answer.headers.get('content-security-policy')
    const [sniffing, referrer] = ['x-content-type-options', 'referrer-policy'].map((name) => answer.headers.get(name))
    expect([what, answer.status, policy, sniffing, referrer]).toEqual([
      what,
      answer.status,
      expect.stringContaining("frame-ancestors 'none'"),
      'nosniff',
      'no-referrer',
    ])
  }
  return statuses
}

const json = { 'content-type': 'application/json' }
const page = { accept: 'text/html' }

/** A route called by a stranger, by a browser, and with these headers, in the form its method needs. */
const askings = ({ method, url }: { method: string; url: string }, signedIn: Record<string, string>): Asked[] => {
  const path = url.replace(/:\w+/g, newUuid).replace('*', 'nothing.js')
  const reads = method === 'GET' || method === 'HEAD'
  return [{}, page, signedIn].map((headers) =>
    reads ? [method, path, headers] : [method, path, { ...json, ...headers }, '{}'],
  )
}

/** Requests that no route serves or that a route refuses to parse. */
const unreadable = (path: string): Asked[] => [
  ['GET', '/nowhere'],
  ['GET', '/nowhere', page],
  ['POST', '/nowhere', json, '{}'],
  ['DELETE', path],
  ['OPTIONS', path],
  ['GET', '/%zz'],
  ['POST', path, json, '{"'],
  ['POST', path, { 'content-type': 'text/plain' }, 'x'],
  ['POST', path, json, `"${'x'.repeat(300_000)}"`],
]

const built = files.filter((file) => !file.endsWith('.br')).map((file): Asked => ['GET', `/${file}`])
const allFound = Object.fromEntries(built.map(([method, path]) => [`${method} ${path}`, 200]))

test('X3 every response of the hub’s origin, refusals and streams included, forbids framing and sniffing', async ({
  product,
}) => {
  const { hub } = product
  const { close, routes, url } = await serve(createWebApp, hub.parts)
  const firm = await hub.firm({ clients: 1 })
  const signedIn = async () => {
    const { cookie, bearer } = await hub.signIn(firm.user_id)
    return { cookie, authorization: `Bearer ${bearer}`, origin: hub.config.HUB_URL }
  }
  expect(routes.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/health',
      '/ready',
      '/assets/*',
      '/media/*',
      '/events/',
      '/webhooks/books/',
      '/docs/',
      '/*',
    ]),
  )
  const asked: Asked[] = []
  for (const route of routes) asked.push(...askings(route, await signedIn()))
  const statuses = await askAll(url, [
    ...asked,
    ...built,
    ['GET', '/assets/app-1a2b.js', { 'accept-encoding': 'br' }],
    ['GET', '/oauthcallback?code=x&state=y', page],
    ...unreadable('/session/begin/'),
  ])
  expect(Object.fromEntries(statuses)).toMatchObject({ ...allFound, 'GET /events/': 200, 'GET /ready': 200 })
  await close()
})

test('X3 every response of the sign-in origin, the provider’s included, forbids framing and sniffing', async ({
  product,
}) => {
  const { signIn } = product
  const { close, routes, url } = await serve(createSignInApp, signIn.parts)
  expect(routes.map(({ url }) => url)).toEqual(expect.arrayContaining(['/health', '/assets/*', '/signup', '/support']))
  const discovery = '/.well-known/openid-configuration'
  const described = Object.entries((await (await fetch(url + discovery)).json()) as Record<string, unknown>)
  const ends = described
    .filter(([name]) => /_(endpoint|uri)$/.test(name))
    .map(([, end]) => new URL(String(end)).pathname)
  expect(ends).toEqual(expect.arrayContaining(['/oauth/authorize', '/oauth/token', '/oauth/revoke', '/oauth/logout']))
  const ofProvider = [...ends, discovery, '/oauth/authorize/none', '/oauth/logout/confirm', '/oauth/nowhere']
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const forms = [...routes.filter(({ method }) => method === 'POST').map(({ url }) => url), ...ofProvider]
  const statuses = await askAll(url, [
    ...routes.flatMap((route) => askings(route, {})),
    ...built,
    ...forms.map((path): Asked => ['POST', path.replace(/:\w+/g, 'none'), form, 'x=y']),
    ...ofProvider.flatMap((path): Asked[] => [
      ['GET', path],
      ['GET', path, page],
      ['OPTIONS', path],
      ['POST', path, json, '{"'],
      ['POST', path, form, `token=${'x'.repeat(300_000)}`],
    ]),
    ['GET', product.signIn.authorization().url.slice(product.signInUrl.length), page],
    ...unreadable('/signup'),
  ])
  expect(Object.fromEntries(statuses)).toMatchObject({ ...allFound, [`GET ${discovery}`]: 200, 'GET /signup': 200 })
  await close()
})
