import { expect } from 'vitest'
import { startAnotherHub } from '../testing/hub.ts'
import { hubTest } from '../testing/test.ts'

const test = hubTest.extend('settings', { scope: 'file' }, () => ({ API_DOCS: 'true' }))
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('the API describes itself as OpenAPI 3.1 with every call, its group and its refusals', async ({ hub }) => {
  const { body } = await hub.request('GET', '/docs', { accept: '*/*' })
  expect(body).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: hub.config.HUB_URL }],
    paths: {
      '/partner_services/partners/business_clients/{uuid}/archive/': {
        patch: {
          tags: ['Business clients'],
          responses: {
            409: { description: 'action_not_allowed, stale, still_running' },
            500: { description: 'fault' },
          },
        },
      },
    },
  })
  const { paths } = body as { paths: Record<string, object> }
  expect(Object.keys(paths).length).toBeGreaterThan(10)
  const families = /^\/(partner_services|billing-payments|auth|session|support_session|accept|books|events)\//
  expect(Object.keys(paths).filter((path) => !families.test(path))).toEqual([])
})

test('a browser gets a page to read at /docs', async ({ hub }) => {
  const moved = await hub.request('GET', '/docs', html)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/docs/'])
  const page = await hub.request('GET', '/docs/', html)
  expect(page.body).toContain('<title>Partner Hub API</title>')
  const script = await hub.request('GET', '/docs/js/scalar.js', {})
  expect(script.headers.get('content-type')).toMatch(/^application\/javascript/)
  const font = await hub.request('GET', '/docs/inter.woff2', {})
  expect(font.headers.get('content-type')).toBe('font/woff2')
})

test('X2 the page names no other host, and only a script with its nonce runs', async ({ hub }) => {
  const [one, two] = [await hub.request('GET', '/docs/', html), await hub.request('GET', '/docs/', html)]
  expect(one.body).not.toMatch(/https?:|\/\/[a-z]/)
  const policy = one.headers.get('content-security-policy') ?? ''
  const directives = Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/)))
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(directives).toMatchObject({ 'default-src': "'none'", 'connect-src': "'self'", 'font-src': "'self'" })
  expect(directives['script-src']).toBe(`'nonce-${nonce}'`)
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/)
  const scripts = (one.body as string).match(/<script[^>]*>/g)
  expect(scripts?.map((script) => script.includes(`nonce="${nonce}"`))).toEqual([true, true])
  expect(two.body).not.toContain(nonce)
})

test('production answers /docs only if configured', async ({ database }) => {
  const production = { NODE_ENV: 'production', STANDS_ALONE: 'true', HUB_URL: 'https://hub.example' }
  const statusWith = async (settings: Record<string, string>) => {
    const hub = await startAnotherHub(settings, {}, database)
    return (await hub.request('GET', '/docs', {})).status
  }
  expect(await statusWith(production)).toBe(404)
  expect(await statusWith({ ...production, API_DOCS: 'true' })).toBe(200)
})
