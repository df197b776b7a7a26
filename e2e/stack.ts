import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type PersonName, people } from './pages/people.ts'
import type { LogIn } from './pages/sign-in.ts'

interface Stack {
  hubUrl: string
  /** The same by number, for calls that no browser makes. */
  hubInternalUrl: string
  signInUrl: string
  mailUrl: string
  /** Books, and the token that opens its inside to tests. */
  books: { BOOKS_URL: string; BOOKS_INTERNAL_URL: string; BOOKS_ADMIN_TOKEN: string }
  /** A hub whose sessions end after a minute and three seconds without a call. */
  briefHubUrl: string
  password: string
  /** The database as superuser. */
  adminUrl: string
}

const kept = (name: string) => fileURLToPath(new URL(`../reports/journeys/${name}`, import.meta.url))

/** What the running stack says of itself. */
export const stack = (): Stack => {
  const said = JSON.parse(readFileSync(kept('stack.json'), 'utf8'))
  return { ...said, hubInternalUrl: `http://127.0.0.1:${new URL(said.hubUrl).port}` }
}

/** How somebody of the stack logs in. */
export const logInOf = (person: PersonName): LogIn => ({ email: people[person], password: stack().password })

/** The browser of somebody who has logged in: cookies of both origins. */
export const stateOf = (person: PersonName): string => kept(`${person}.state`)

/** The worker of the stack, as a process to kill; another one takes its place. */
export const workerPid = (): number => Number(readFileSync(kept('worker.pid'), 'utf8'))
