import { SESSION_COOKIE, type SessionCookie } from '@partner-hub/contracts/people/session.ts'
import type { Overrides } from '../src/compose-parts.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import { Browser } from './browser.ts'
import { type Hub, startHub } from './hub.ts'
import { startSignIn } from './sign-in.ts'

export type Product = Awaited<ReturnType<typeof startProduct>>

/** Hub and sign-in service together on one database, for tests across the two origins. */
export const startProduct = async (environment: Record<string, string> = {}, overrides: Overrides = {}) => {
  const shared = { TEMPORAL_TASK_QUEUE: `test-product-${newUuid()}`, ...environment }
  const signIn = await startSignIn(shared)
  const hub: Hub = await startHub({ ...shared, SIGN_IN_INTERNAL_URL: signIn.url }, overrides, signIn.clone)
  const { HUB_URL, SIGN_IN_URL } = hub.config
  const newBrowser = () => new Browser({ [HUB_URL]: hub.url, [SIGN_IN_URL]: signIn.url })

  /** Opens the hub, fills in the log-in page it leads to, and ends where the log-in leads. */
  const logIn = async (who: { email: string; password: string }, browser = newBrowser()) => {
    const page = await signIn.submitLogIn(browser, await browser.open(`${HUB_URL}/clients`), {
      email: who.email,
      password: who.password,
    })
    return { browser, page }
  }

  const stop = async () => {
    await hub.stop()
    await signIn.stop()
  }
  /** Starts running the stories of both roles. */
  const { startWorker } = hub
  return { hub, signIn, startWorker, hubUrl: HUB_URL, signInUrl: SIGN_IN_URL, newBrowser, logIn, stop }
}

/** The readable half of the session, as a script on the page reads it. */
export const readableSession = (browser: Browser): SessionCookie | undefined => {
  const cookie = browser.cookies.find(({ name }) => name === SESSION_COOKIE)
  return cookie && JSON.parse(decodeURIComponent(cookie.value))
}

export const cookieHeader = (browser: Browser, names: readonly string[]): string =>
  browser.cookies
    .filter(({ name }) => names.includes(name))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')

/** The headers of a call from the page in this browser: both halves of its session, and its origin. */
export const asPageIn = ({ hubUrl }: Pick<Product, 'hubUrl'>, browser: Browser) => ({
  cookie: cookieHeader(browser, ['sid', 'session']),
  authorization: `Bearer ${readableSession(browser)?.authenticated.access_token}`,
  origin: hubUrl,
})
