import { hashPassword } from '../../server/src/people/password-hash.ts'
import { Browser, type Page, redirectOf } from '../../server/testing/browser.ts'
import { viewIn } from '../../server/testing/sign-in-view.ts'
import { newPerson } from './people.ts'
import type { Stage } from './stage.ts'

export interface Addresses {
  readonly web: string
  readonly signIn: string
}

const PASSWORD = 'wind over the ledger'
let hash: Promise<string> | undefined

/** Creates a user who can log in. */
export const newUser = async (stage: Stage) => {
  hash ??= hashPassword(PASSWORD)
  const person = await newPerson(stage, await hash)
  return { ...person, password: PASSWORD }
}
export type User = Awaited<ReturnType<typeof newUser>>

export const newBrowser = (stage: Stage, at: Addresses): Browser =>
  new Browser({ [stage.config.HUB_URL]: at.web, [stage.config.SIGN_IN_URL]: at.signIn })

/** Opens the log-in page of a started authorization, either through the hub or directly. */
export const openLogIn = async (
  stage: Stage,
  browser: Browser,
  address: string = stage.config.HUB_URL,
): Promise<{ action: string; csrf: string }> => {
  const page = await browser.open(address)
  const view = viewIn(page.text)
  if (view?.page !== 'log-in') throw new Error(`no log-in page: ${page.status} ${page.url} ${page.text.slice(0, 200)}`)
  return { action: stage.config.SIGN_IN_URL + view.action, csrf: view.csrf }
}

/** Follows redirects, and stops before requesting the hub's callback. */
export const beforeCallback = async (browser: Browser, page: Page): Promise<URL> => {
  for (let next = redirectOf(page); next; next = redirectOf(await browser.ask(next)))
    if (next.pathname === '/oauthcallback') return next
  throw new Error(`no callback: ${page.status} ${page.url}`)
}

/** Runs a log-in up to the callback, whose URL it returns unused. */
export const logInToCallback = async (stage: Stage, browser: Browser, user: User): Promise<URL> => {
  const { action, csrf } = await openLogIn(stage, browser)
  const fields = new URLSearchParams({ _csrf: csrf, email: user.email, password: user.password })
  const page = await browser.ask(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: stage.config.SIGN_IN_URL },
    body: fields.toString(),
  })
  return beforeCallback(browser, page)
}

/** Logs in and returns the final page. */
export const logIn = async (stage: Stage, browser: Browser, user: User): Promise<Page> =>
  browser.open(await logInToCallback(stage, browser, user))

export const cookieOf = (browser: Browser, name: string): string | undefined =>
  browser.cookies.find((cookie) => cookie.name === name)?.value

/** Whether the document reports a failed log-in. */
export const showsFailure = ({ status, text }: Pick<Page, 'status' | 'text'>): boolean =>
  status === 400 && / data-failure="authentication"/.test(text)

/** Deletes the cookies of one origin; the other stays signed in. */
export const forget = (browser: Browser, origin: string): void => {
  const { hostname } = new URL(origin)
  const others = browser.cookies.filter(({ host }) => host !== hostname)
  browser.cookies.splice(0, browser.cookies.length, ...others)
}
