import { useSyncExternalStore } from 'react'
import { api } from '../../api/api.ts'
import { beginSignIn } from '../../api/contract.ts'
import { problemOf } from '../../api/problem.ts'
import { storeInput } from '../../drafts/restored-input.ts'
import { browser } from '../browser.ts'

/** Whether the person is being redirected to the login service, or who else has logged in in another tab. */
type Redirect = 'none' | 'under way' | 'failed' | { loggedIn: string }

let redirect: Redirect = 'none'
const listeners = new Set<() => void>()

const become = (next: Redirect): void => {
  redirect = next
  for (const listener of listeners) listener()
}

/**
 * Many calls may find out at once that the session has ended; the redirect happens once. The log-in returns to the page
 * that was left (DEC-81); after a log-out it starts at the root.
 */
export const goToSignIn = async (loggedOut?: Promise<void>): Promise<void> => {
  if (redirect === 'under way') return
  // Before the page and its forms are gone.
  if (!loggedOut) storeInput()
  become('under way')
  try {
    await loggedOut
    const body = loggedOut ? {} : { page: browser.address() }
    browser.goTo((await api(beginSignIn, { body })).authorize_url)
  } catch {
    become('failed')
  }
}

/** For a call refused with 401: either no one is logged in, or someone other than the person this page is for. */
export const leaveAfter = async (error: unknown): Promise<void> => {
  const problem = problemOf(error)
  if (problem?.code !== 'another_person') return goToSignIn()
  storeInput()
  become({ loggedIn: problem.fields.logged_in ?? '' })
}

export const forgetSignInRedirect = (): void => become('none')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSignInRedirect = (): Redirect => useSyncExternalStore(subscribe, () => redirect)
