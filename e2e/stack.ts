import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type PersonName, people } from './pages/people.ts'
import type { LogIn } from './pages/sign-in.ts'

interface Stack {
  hubUrl: string
  /** The hub by IP address, for calls from outside a browser. */
  hubInternalUrl: string
  signInUrl: string
  mailUrl: string
  /** Books, and the token for its admin interface. */
  books: { BOOKS_URL: string; BOOKS_INTERNAL_URL: string; BOOKS_ADMIN_TOKEN: string }
  /** The card provider, and the token for its admin interface. */
  cards: { CARDS_URL: string; CARDS_INTERNAL_URL: string; CARDS_ADMIN_TOKEN: string }
  /** A hub whose sessions end after 63 seconds without a call. */
  briefHubUrl: string
  password: string
  /** The database as superuser. */
  adminUrl: string
}

const journeyFile = (name: string) => fileURLToPath(new URL(`../reports/journeys/${name}`, import.meta.url))

/** The addresses and secrets that the running stack wrote down. */
export const stack = (): Stack => {
  const values = JSON.parse(readFileSync(journeyFile('stack.json'), 'utf8'))
  return { ...values, hubInternalUrl: `http://127.0.0.1:${new URL(values.hubUrl).port}` }
}

/** The log-in of a person of the stack. */
export const logInOf = (person: PersonName): LogIn => ({ email: people[person], password: stack().password })

/** The stored browser state of a signed-in person: cookies of both origins. */
export const stateOf = (person: PersonName): string => journeyFile(`${person}.state`)

/** The process id of the stack's worker, to kill it; the stack starts another. */
export const workerPid = (): number => Number(readFileSync(journeyFile('worker.pid'), 'utf8'))
