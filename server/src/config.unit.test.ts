import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const secret = 'x'.repeat(32)
const production = {
  NODE_ENV: 'production',
  HUB_URL: 'https://hub.northwind.example',
  SIGN_IN_URL: 'https://id.northwind.example',
  DATABASE_URL: 'postgres://x',
  HUB_SECRET: secret,
  SIGN_IN_JWKS: '{"keys":[]}',
  PORTAL_CLIENT_SECRET: secret,
  BOOKS_CLIENT_SECRET: secret,
  BOOKS_SIGN_IN_SECRET: secret,
  BOOKS_WEBHOOK_SECRET: secret,
  CARDS_PRIVATE_KEY: secret,
}

test('production does not start without trusted proxies unless configured to run without a proxy', () => {
  for (const more of [{}, { TRUSTED_PROXIES: '' }, { TRUSTED_PROXIES: ' , ' }, { STANDS_ALONE: 'false' }])
    expect(() => readConfig({ ...production, ...more })).toThrow(/TRUSTED_PROXIES: production needs/)
  expect(readConfig({ ...production, TRUSTED_PROXIES: '10.0.0.0/8' }).config.TRUSTED_PROXIES).toEqual(['10.0.0.0/8'])
  expect(readConfig({ ...production, STANDS_ALONE: 'true' }).config.TRUSTED_PROXIES).toEqual([])
  expect(readConfig({ ...production, NODE_ENV: 'development' }).config.TRUSTED_PROXIES).toEqual([])
})

test('production describes its API at /docs only if configured to', () => {
  const alone = { ...production, STANDS_ALONE: 'true' }
  expect(readConfig(alone).config.API_DOCS).toBe(false)
  expect(readConfig({ ...alone, API_DOCS: 'true' }).config.API_DOCS).toBe(true)
  expect(readConfig({ ...alone, NODE_ENV: 'development' }).config.API_DOCS).toBe(true)
  expect(readConfig({ ...alone, NODE_ENV: 'development', API_DOCS: 'false' }).config.API_DOCS).toBe(false)
})

test('production does not start with the development key of the card provider', () => {
  const { CARDS_PRIVATE_KEY: _, ...without } = { ...production, STANDS_ALONE: 'true' }
  expect(() => readConfig(without)).toThrow(/CARDS_PRIVATE_KEY: production needs/)
  expect(readConfig({ ...without, NODE_ENV: 'development' }).config.CARDS_MERCHANT_ID).toBe('northwind')
})

test('production does not start without the portal’s client secret', () => {
  const { PORTAL_CLIENT_SECRET: _, ...without } = { ...production, STANDS_ALONE: 'true' }
  expect(() => readConfig(without)).toThrow(/PORTAL_CLIENT_SECRET/)
})
