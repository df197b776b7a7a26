import { api } from '../../api/api.ts'
import { getSessionLife } from '../../api/contract.ts'
import { statusOf } from '../../api/problem.ts'
import { readSession } from '../../api/session-cookie.ts'
import { goToSignIn, leaveAfter } from './sign-in-redirect.ts'

/** What one tab tells the others: the session was found ended, or somebody logged out. */
type News = 'ended' | 'logged out'

/** The tab that logs out ends the provider's session next; while that lives, signing in would log in unasked. */
const SIGN_OUT_MS = 3000

/** One for telling and listening: a channel does not hear itself. */
const channel = new BroadcastChannel('session')

export const tellOtherTabs = (news: News): void => channel.postMessage(news)

/** The server has the last word: by now somebody may have logged in again. */
const leaveUnlessSignedIn = async (): Promise<void> => {
  try {
    await api(getSessionLife)
  } catch (error) {
    if (statusOf(error) === 401) await leaveAfter(error)
  }
}

const sessionToken = (): string | undefined => readSession()?.authenticated.access_token

/**
 * Leaves with the other tabs. Asks again when the browser brings back a page from before a logout, and when somebody
 * comes back to a page from before a log-in in another tab.
 */
export const followSession = (): (() => void) => {
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data === 'ended') void leaveUnlessSignedIn()
    else void goToSignIn(new Promise((resolve) => window.setTimeout(resolve, SIGN_OUT_MS)))
  }
  let known = sessionToken()
  const onFocus = () => {
    const found = sessionToken()
    if (found !== known) void leaveUnlessSignedIn()
    known = found
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void leaveUnlessSignedIn()
  }
  window.addEventListener('pageshow', onPageShow)
  window.addEventListener('focus', onFocus)
  return () => {
    channel.onmessage = null
    window.removeEventListener('focus', onFocus)
    window.removeEventListener('pageshow', onPageShow)
  }
}
