import { api } from '../api/api.ts'
import { getSessionLife } from '../api/contract.ts'
import { statusOf } from '../api/problem.ts'
import { browser } from './browser.ts'
import { goToSignIn } from './sign-in-redirect.ts'

/** What one tab tells the others: the session is over, and after a logout where the provider's own ends. */
interface News {
  readonly signOutUrl?: string
}

/** One for telling and listening: a channel does not hear itself. */
const channel = new BroadcastChannel('session')

export const tellOtherTabs = (news: News): void => channel.postMessage(news)

/** The server has the last word: by now somebody may have logged in again. */
const leaveUnlessSignedIn = async (): Promise<void> => {
  try {
    await api(getSessionLife)
  } catch (error) {
    if (statusOf(error) === 401) await goToSignIn()
  }
}

/** Leaves with the other tabs, and asks again when the browser brings back a page from before a logout. */
export const followSession = (): (() => void) => {
  channel.onmessage = ({ data: { signOutUrl } }: MessageEvent<News>) => {
    // By way of the sign-out: while the provider's session lives, going to sign in would log in again unasked.
    if (signOutUrl) browser.goTo(signOutUrl)
    else void leaveUnlessSignedIn()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void leaveUnlessSignedIn()
  }
  window.addEventListener('pageshow', onPageShow)
  return () => {
    channel.onmessage = null
    window.removeEventListener('pageshow', onPageShow)
  }
}
