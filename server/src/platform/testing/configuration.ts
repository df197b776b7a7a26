import { generateKeyPairSync } from 'node:crypto'
import { inject } from 'vitest'
import { type Config, readConfig, type Secrets } from '../../config.ts'

const newJwks = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'ES256', use: 'sig' }] }
}

/** The configuration of a composed product on the real parts; limits and origins may be set per test file. */
export const testConfiguration = (
  databaseUrl: string,
  overrides: Record<string, string> = {},
): { config: Config; secrets: Secrets } =>
  readConfig({
    ...inject('services'),
    ...inject('books'),
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '5',
    TEMPORAL_TASK_QUEUE: `test-${process.pid}-${Date.now()}`,
    HUB_SECRET: 'a secret that is only used by tests, and long enough',
    MAILS_PER_SECOND: '200',
    MAIL_WEBHOOK_SECRET: 'only tests tell of mails with it',
    SIGN_IN_JWKS: JSON.stringify(newJwks()),
    ...overrides,
  })
