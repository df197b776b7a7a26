import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BooksNeighbours, booksEnvironment, newBooksSecrets } from '../books/books-environment.ts'
import { cardsEnvironment, newCardsSecrets } from '../cards/cards-environment.ts'
import { defaultHome } from '../services/home.ts'

const newSecrets = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: randomBytes(6).toString('hex') }
  return {
    HUB_SECRET: randomBytes(32).toString('hex'),
    SIGN_IN_JWKS: JSON.stringify({ keys: [key] }),
    PORTAL_CLIENT_SECRET: randomBytes(24).toString('base64url'),
    ...newBooksSecrets(),
    ...newCardsSecrets(),
  }
}

/** Secrets of this checkout, each created once and stored next to the services' data. */
const developmentSecrets = (): ReturnType<typeof newSecrets> => {
  const file = join(defaultHome, 'secrets.json')
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets = { ...newSecrets(), ...stored }
  if (Object.keys(secrets).some((name) => !(name in stored)))
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}

export interface Ports {
  web: number
  signIn: number
}

const defaultPorts: Ports = { web: 8080, signIn: 8081 }
const BOOKS_PORT = 8082
const CARDS_PORT = 8083

/** The addresses of the hub and the sign-in service on these ports. */
export const neighboursOn = ({ web, signIn }: Ports): BooksNeighbours => ({
  HUB_URL: `http://hub.northwind.localhost:${web}`,
  HUB_INTERNAL_URL: `http://127.0.0.1:${web}`,
  SIGN_IN_URL: `http://id.northwind.localhost:${signIn}`,
  SIGN_IN_INTERNAL_URL: `http://127.0.0.1:${signIn}`,
})

/** The environment of the three roles, Books and the card provider for local development; variables that the caller set take precedence. */
export const developmentEnvironment = (services: object, ports: Ports = defaultPorts) => {
  const secrets = developmentSecrets()
  return {
    ...services,
    ...secrets,
    ...booksEnvironment(BOOKS_PORT, secrets),
    ...cardsEnvironment(CARDS_PORT, secrets),
    ...neighboursOn(ports),
    LOG_LEVEL: 'warn',
    WEB_PORT: String(ports.web),
    SIGN_IN_PORT: String(ports.signIn),
    ...process.env,
  }
}
