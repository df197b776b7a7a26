import { registerOrganization } from '@partner-hub/contracts/firms/registration.ts'
import { listOrganizations, updateOrganization } from '@partner-hub/contracts/people/identity.ts'
import { expect } from 'vitest'
import { z } from 'zod'
import { startAnotherHub } from '../testing/hub.ts'
import { registrationOf } from '../testing/registration.ts'
import { hubTest } from '../testing/test.ts'
import { wholeFirm } from './platform/database/scope.ts'
import { createLog } from './platform/log/log.ts'
import { withoutQuery } from './platform/telemetry/telemetry.ts'

const lines: string[] = []
const log = createLog({ role: 'web', level: 'debug', destination: { write: (line: string) => void lines.push(line) } })

const test = hubTest
  .extend('overrides', { log })
  .extend('firm', { scope: 'file' }, ({ hub }) => hub.firm({ clients: 3 }))

test('a document has a nonce of its own, its values escaped on <html>, and is never stored', async ({ hub, firm }) => {
  const open = () => hub.request('GET', '/clients', { cookie: firm.cookie, accept: 'text/html' })
  const [one, two] = [await open(), await open()]
  const nonceOf = ({ headers }: { headers: Headers }) =>
    /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
  expect(nonceOf(one)).not.toBe(nonceOf(two))
  expect(one.body).toContain(`nonce="${nonceOf(one)}"`)
  expect(one.body).toContain('data-hub-name="Partner Hub"')
  expect(one.headers.get('cache-control')).toBe('no-store')
  expect(one.headers.get('content-security-policy')).not.toContain('unsafe')
})

test('X2 what a browser keeps out of a page is told to the hub, which writes it down without what an address may hold', async ({
  hub,
  firm,
}) => {
  const document = await hub.request('GET', '/clients', { cookie: firm.cookie, accept: 'text/html' })
  expect(document.headers.get('content-security-policy')).toContain('report-uri /policy-reports')
  const tell = (report: unknown) =>
    fetch(`${hub.url}/policy-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: typeof report === 'string' ? report : JSON.stringify({ 'csp-report': report }),
    })
  lines.length = 0
  const violation = {
    'document-uri': `${hub.config.HUB_URL}/accept?token=of-somebody`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?what=all',
    'script-sample': 'alert(1)',
  }
  expect((await tell(violation)).status).toBe(204)
  const ofPage = { 'document-uri': `${hub.config.HUB_URL}/clients`, 'violated-directive': 'style-src' }
  expect((await tell({ ...ofPage, 'blocked-uri': 'inline' })).status).toBe(204)
  const foreign = [
    { ...ofPage, 'blocked-uri': 'chrome-extension' },
    { ...ofPage, 'document-uri': 'https://elsewhere.example/' },
    {},
  ]
  for (const report of foreign) expect((await tell(report)).status).toBe(204)
  const told = lines.filter((line) => line.includes('a policy kept'))
  expect(told.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ directive: 'script-src-elem', blocked: 'https://evil.example', page: '/accept' }),
    expect.objectContaining({ directive: 'style-src', blocked: 'inline', page: '/clients' }),
  ])
  expect(lines.join()).not.toMatch(/of-somebody|steal|alert/)
  for (const unread of ['{"csp-report": 1}', '{"', { 'blocked-uri': 'x'.repeat(20_000) }])
    expect((await tell(unread)).status).toBe(400)
  // Twenty per minute are logged; these may span two minutes.
  await Promise.all(Array.from({ length: 60 }, () => tell({ ...ofPage, 'blocked-uri': 'inline' })))
  expect(lines.filter((line) => line.includes('a policy kept')).length).toBeLessThanOrEqual(40)
})

test('SHELL-07 the product’s name is a configuration value, Partner Hub unless set, and is escaped where it stands', async ({
  hub,
}) => {
  const standard = await hub.request('GET', '/nowhere', { accept: 'text/html' })
  expect(standard.body).toContain('data-hub-name="Partner Hub"')
  const named = await startAnotherHub({ HUB_NAME: 'Ledger "Port" <b>' })
  const { body } = await named.request('GET', '/nowhere', { accept: 'text/html' })
  expect(body).toContain('data-hub-name="Ledger &quot;Port&quot; &lt;b&gt;"')
})

test('CALL-99 a problem says detail; malformed, oversized and unknown requests are answered without a fault', async ({
  hub,
  firm,
}) => {
  const headers = {
    cookie: firm.cookie,
    authorization: `Bearer ${firm.bearer}`,
    origin: hub.config.HUB_URL,
    'content-type': 'application/json',
  }
  const path = updateOrganization.path.replace(':uuid', firm.organization_uuid)
  const send = (body: string, more: Record<string, string> = {}) =>
    fetch(hub.url + path, { method: 'PATCH', headers: { ...headers, ...more }, body })
  for (const [body, more, status] of [
    ['{"name":', {}, 400],
    ['{"__proto__":{"x":1}}', {}, 400],
    [`{"name":"${'x'.repeat(300_000)}"}`, {}, 400],
    ['name=x', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['{"name":"\\u0000"}', {}, 422],
    ['{"name":"\\ud800"}', {}, 422],
    ['{"name":5}', {}, 422],
    ['[]', {}, 422],
  ] as const) {
    const answer = await send(body, more)
    expect([body.slice(0, 40), answer.status]).toEqual([body.slice(0, 40), status])
    expect(await answer.json()).toMatchObject({ detail: expect.any(String) })
  }
})

test('L2 A3 a log line is one line of JSON and holds no cookie, token, code, email or phone', async ({ hub }) => {
  const person = await hub.person('secret.person@example.com')
  await hub.request('GET', '/oauthcallback?code=SECRETCODE&state=SECRETSTATE', {
    accept: 'text/html',
    cookie: person.cookie.replace('sid', 'attempt'),
  })
  await person.call(registerOrganization, {
    body: registrationOf({ name: 'Two\r\n\u001b[31mlines' }),
  })
  await hub.request('GET', `/nowhere%0d%0aforged?email=secret.person@example.com`, { accept: 'text/html' })
  log.info(
    {
      user: { email: 'secret.person@example.com', password: 'hunter22' },
      token: person.bearer,
      headers: { cookie: person.cookie },
    },
    'deliberate',
  )
  const all = lines.join('')
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  const handle = person.cookie.split('=')[1] ?? 'none'
  for (const secret of [
    handle,
    person.bearer,
    'SECRETCODE',
    'SECRETSTATE',
    'secret.person@example.com',
    'hunter22',
    '555-0147',
    '\u001b',
  ])
    expect(all).not.toContain(secret)
})

test('a fault is answered with an id that the log has too, and says nothing of its cause', async () => {
  const broken = await startAnotherHub(
    {},
    {
      log,
      objects: {
        put: async () => undefined,
        remove: async () => undefined,
        get: async () => Promise.reject(new Error('secret cause')),
        close: () => undefined,
        signedUrl: async () => Promise.reject(new Error('secret cause')),
      },
    },
  )
  const owner = await broken.firm()
  await broken.parts.database.inFirm(wholeFirm(owner.organization_uuid), (tx) =>
    tx.updateTable('organization').set({ logo_key: 'x' }).execute(),
  )
  const answer = await owner.call(listOrganizations, {})
  const body = answer.body as unknown as { fault_id: string; detail: string }
  expect(answer.status).toBe(500)
  expect(body.detail).toBe('Something went wrong. Please try again.')
  expect(lines.join('')).toContain(body.fault_id)
})

test('A3 a trace knows the path of a request and not its query', () => {
  const seen: Record<string, unknown> = {}
  withoutQuery(
    { setAttribute: (name, value) => Object.assign(seen, { [name]: value }) as never },
    { url: '/oauthcallback?code=SECRET' },
  )
  expect(seen).toEqual({ 'url.path': '/oauthcallback' })
})

test('the log keeps the code of an error, which is no secret, and not the values of a broken constraint', () => {
  const before = lines.length
  log.error(
    { err: Object.assign(new Error('duplicate'), { code: '23505', detail: 'Key (email_key)=(x@y.example)' }) },
    'fault',
  )
  expect(lines.slice(before).join('')).toContain('23505')
  expect(lines.slice(before).join('')).not.toContain('x@y.example')
})

test('an answer with a field that its contract does not declare is a fault outside production', ({ hub }) => {
  const { app } = hub
  expect(
    app.serializerCompiler?.({ schema: z.object({ a: z.number() }), method: 'GET', url: '/' } as never)({ a: 1 }),
  ).toBe('{"a":1}')
  expect(() =>
    app.serializerCompiler?.({ schema: z.object({ a: z.number() }), method: 'GET', url: '/' } as never)({
      a: 1,
      leak: 2,
    }),
  ).toThrow(/more than its contract/)
})

test('logos and a configured video may load from their own hosts, and nothing else from there', async () => {
  const named = await startAnotherHub({
    S3_PUBLIC_URL: 'https://files.example/x',
    WELCOME_VIDEO_URL: 'https://video.example/welcome.mp4',
  })
  const { headers } = await named.request('GET', '/nowhere', { accept: 'text/html' })
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("img-src 'self' https://files.example data:;")
  expect(policy).toContain("media-src 'self' https://video.example;")
  expect(policy).toContain("connect-src 'self';")
})
