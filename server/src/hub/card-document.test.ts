import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { expect } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import { isLegacy } from '../../testing/legacy-firm.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hubTest } from '../../testing/test.ts'

const PATH = '/billing/payment-method'
const LEGACY_PATH = '/billing/payment-method/legacy'

/** Each document says which one it is. */
const documents = {
  extraOrigins: [],
  html: async (entry: string) =>
    `<!doctype html><html data-page="__PAGE_DATA__" class="${entry}"><script nonce="__CSP_NONCE__"></script></html>`,
}
const settings = {
  CARDS_URL: 'https://forms.cards.example',
  BILLING_HELP_URL: 'https://help.example/billing',
  CARDS_FRAME_URL: 'https://assets.cards.example',
  CARDS_BROWSER_URLS: 'https://api.cards.example, https://payments.cards.example/graphql',
  SUPPORT_PHONE: '1-800-555-0100',
}
const test = hubTest
  .extend('overrides', { documents })
  .extend('settings', settings)
  .extend('legacyFirm', { scope: 'file' }, async ({ hub }) => {
    const firm = await hub.firm()
    await isLegacy(hub, firm)
    return {
      ...firm,
      client: await hasClient(hub, firm, { billing_owner: 'ACCOUNTANT', subscription_status: 'ACTIVE' }),
    }
  })

test('DEC-75 M5 the card document allows its own script, the card provider’s hosts and nothing else', async ({
  hub,
  firm,
}) => {
  const { headers, body } = await hub.request('GET', PATH, { cookie: firm.cookie, accept: 'text/html' })
  expect(body).toContain('class="payment-method"')
  const policy = (headers.get('content-security-policy') ?? '').split('; ')
  const nonce = /nonce="([^"]+)"/.exec(String(body))?.[1]
  expect(policy).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "connect-src 'self' https://api.cards.example https://payments.cards.example",
    "img-src 'self' data:",
    'frame-src https://assets.cards.example',
    "font-src 'self'",
    "media-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    'report-uri /policy-reports',
  ])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toContain('data-support-phone="1-800-555-0100"')
  const other = await hub.request('GET', '/billing', { cookie: firm.cookie, accept: 'text/html' })
  expect(other.headers.get('content-security-policy')).not.toContain('cards.example')
})

test.for([
  ['owner', 'payment-method'],
  ['admin', 'payment-method'],
  ['billing', 'payment-method'],
  ['member', 'index'],
] as const satisfies [FirmRole, string][])(
  'DEC-97 as %s the address of the card form opens the document %s',
  async ([role, entry], { hub, firm }) => {
    const { cookie } = await hasColleague(hub, firm, role)
    const { status, headers, body } = await hub.request('GET', PATH, { cookie, accept: 'text/html' })
    expect([status, /class="([^"]+)"/.exec(String(body))?.[1]]).toEqual([200, entry])
    expect(headers.get('content-security-policy')?.includes('cards.example')).toBe(entry !== 'index')
  },
)

test('someone without a firm gets the portal, which leads them to register one', async ({ hub }) => {
  const { cookie } = await hub.person()
  const { body } = await hub.request('GET', PATH, { cookie, accept: 'text/html' })
  expect(body).toContain('class="index"')
})

test.for([
  ['', '/billing'],
  ['?from=/clients', '/clients'],
  [
    '?from=/clients/01990000-0000-7000-8000-000000000001/billing?x=1',
    '/clients/01990000-0000-7000-8000-000000000001/billing?x=1',
  ],
  ['?from=https://evil.example/', '/billing'],
  ['?from=//evil.example/clients', '/billing'],
  ['?from=/nowhere', '/billing'],
  ['?from=/logout', '/billing'],
  ['?from=/billing/payment-method', '/billing'],
  ['?from=javascript:alert(1)', '/billing'],
  ['?from=/clients&from=/billing', '/billing'],
] as const)('the card form opened with %s returns to %s', async ([query, place], { hub, firm }) => {
  const { body } = await hub.request('GET', PATH + query, { cookie: firm.cookie, accept: 'text/html' })
  expect(body).toContain(`data-return-to="${place}"`)
})

test('DEC-75 M5 the legacy card document allows its own script and a frame of the card provider’s form', async ({
  hub,
  legacyFirm,
}) => {
  const { headers, body } = await hub.request('GET', LEGACY_PATH, { cookie: legacyFirm.cookie, accept: 'text/html' })
  expect(body).toContain('class="legacy-payment-method"')
  expect(body).toContain(`data-card-subscription="${legacyFirm.client.subscription}"`)
  expect(body).toContain('data-billing-help-url="https://help.example/billing"')
  const policy = (headers.get('content-security-policy') ?? '').split('; ')
  const nonce = /nonce="([^"]+)"/.exec(String(body))?.[1]
  expect(policy).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "connect-src 'self'",
    "img-src 'self' data:",
    'frame-src https://forms.cards.example',
    "font-src 'self'",
    "media-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    'report-uri /policy-reports',
  ])
})

test('PAY-17 DEC-55 each firm is led to the form that it uses, and keeps the page to return to', async ({
  hub,
  firm,
  legacyFirm,
}) => {
  const ledFrom = async (path: string, { cookie }: { cookie: string }) => {
    const { status, headers } = await hub.request('GET', path, { cookie, accept: 'text/html' })
    return [status, headers.get('location')]
  }
  expect(await ledFrom(`${PATH}?from=/clients`, legacyFirm)).toEqual([302, `${LEGACY_PATH}?from=/clients`])
  expect(await ledFrom(`${LEGACY_PATH}?from=/clients`, firm)).toEqual([302, `${PATH}?from=/clients`])
  expect(await ledFrom(`${LEGACY_PATH}?from=/clients`, legacyFirm)).toEqual([200, null])
})

test('a legacy firm without clients has no subscription to ask a form for, and gets the new form', async ({
  hub,
  ownFirm,
}) => {
  await isLegacy(hub, ownFirm)
  const { body } = await hub.request('GET', PATH, { cookie: ownFirm.cookie, accept: 'text/html' })
  expect(body).toContain('class="payment-method"')
})

test('DEC-97 a Member of a legacy firm gets the portal, and no subscription', async ({ hub, legacyFirm }) => {
  const { cookie } = await hasColleague(hub, legacyFirm, 'member')
  const led = await hub.request('GET', LEGACY_PATH, { cookie, accept: 'text/html' })
  expect([led.status, led.headers.get('location')]).toEqual([302, PATH])
  const { body } = await hub.request('GET', PATH, { cookie, accept: 'text/html' })
  expect(body).toContain('class="index"')
  expect(body).not.toContain('data-card-subscription')
})
