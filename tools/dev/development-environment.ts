import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultHome } from '../services/home.ts'

/** Secrets of this checkout, made once and kept beside the services' data. */
const developmentSecrets = (): Record<string, string> => {
  const file = join(defaultHome, 'secrets.json')
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const key = {
      ...privateKey.export({ format: 'jwk' }),
      alg: 'ES256',
      use: 'sig',
      kid: randomBytes(6).toString('hex'),
    }
    const secrets = { HUB_SECRET: randomBytes(32).toString('hex'), SIGN_IN_JWKS: JSON.stringify({ keys: [key] }) }
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

export interface Ports {
  web: number
  signIn: number
}

const defaultPorts: Ports = { web: 8080, signIn: 8081 }

/** What the three roles read when they run on this machine; whatever the caller has set stands. */
export const developmentEnvironment = (services: object, ports: Ports = defaultPorts): NodeJS.ProcessEnv => ({
  ...services,
  ...developmentSecrets(),
  HUB_URL: `http://hub.northwind.localhost:${ports.web}`,
  SIGN_IN_URL: `http://id.northwind.localhost:${ports.signIn}`,
  SIGN_IN_INTERNAL_URL: `http://127.0.0.1:${ports.signIn}`,
  LOG_LEVEL: 'warn',
  WEB_PORT: String(ports.web),
  SIGN_IN_PORT: String(ports.signIn),
  ...process.env,
})
