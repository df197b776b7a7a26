import { api } from '../../api/api.ts'
import { getSessionLife } from '../../api/contract.ts'
import { statusOf } from '../../api/problem.ts'
import { readSession } from '../../api/session-cookie.ts'
import { goToSignIn, leaveAfter } from './sign-in-redirect.ts'

/** What one tab tells the others: the session has ended, or someone logged out. */
type News = 'ended' | 'logged out'

/** The tab that logs out ends the provider's session next. Until then, signing in would log in without asking. */
const SIGN_OUT_MS = 3000

/** One channel to send and receive: a channel does not hear itself. */
const channel = new BroadcastChannel('session')

export const tellOtherTabs = (news: News): void => channel.postMessage(news)

/** The server decides: someone may have logged in again meanwhile. */
const leaveUnlessSignedIn = async (): Promise<void> => {
  try {
    await api(getSessionLife)
  } catch (error) {
    if (statusOf(error) === 401) await leaveAfter(error)
  }
}

const sessionToken = (): string | undefined => readSession()?.authenticated.access_token

/**
 * Leaves together with the other tabs. Also checks the session when the browser restores a page from before a log-out,
 * and when the reader returns to a page from before a log-in in another tab.
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
