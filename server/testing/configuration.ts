import { generateKeyPairSync } from 'node:crypto'
import { inject } from 'vitest'
import { type Config, readConfig, type Secrets } from '../src/config.ts'
import { unlimitedCalls } from './unlimited-calls.ts'

const newJwks = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'ES256', use: 'sig' }] }
}

/** The environment of a role running on real services; test files may override limits and origins. */
export const testEnvironment = (databaseUrl: string, overrides: Record<string, string> = {}) => ({
  ...inject('services'),
  ...inject('books'),
  ...inject('cards'),
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: '5',
  TEMPORAL_TASK_QUEUE: `test-${process.pid}-${Date.now()}`,
  HUB_SECRET: 'a secret that is only used by tests, and long enough',
  PORTAL_CLIENT_SECRET: 'with which tests exchange codes',
  INTEGRATOR_CLIENT_SECRET: 'with which test programs sign in',
  INTEGRATOR_REDIRECT_URIS: 'https://integrator.example/callback',
  ...unlimitedCalls,
  MAILS_PER_SECOND: '200',
  // Most files run no worker that could tell Books.
  LINK_WAIT_MS: '1',
  MAIL_WEBHOOK_SECRET: 'only tests tell of mails with it',
  SIGN_IN_JWKS: JSON.stringify(newJwks()),
  ...overrides,
})

export const testConfiguration = (
  databaseUrl: string,
  overrides: Record<string, string> = {},
): { config: Config; secrets: Secrets } => readConfig(testEnvironment(databaseUrl, overrides))
