import type { SessionCookie } from '@partner-hub/contracts/people/session.ts'
import { SESSION_COOKIE } from './contract.ts'

/** The readable half of the session; if it is missing or invalid, no one is signed in. */
export const readSession = (cookies: string = document.cookie): SessionCookie | undefined => {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
    ?.slice(SESSION_COOKIE.length + 1)
  try {
    return value ? JSON.parse(decodeURIComponent(value)) : undefined
  } catch {
    return undefined
  }
}
