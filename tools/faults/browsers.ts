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

/** Somebody who can log in. */
export const newUser = async (stage: Stage) => {
  hash ??= hashPassword(PASSWORD)
  const person = await newPerson(stage, await hash)
  return { ...person, password: PASSWORD }
}
export type User = Awaited<ReturnType<typeof newUser>>

export const newBrowser = (stage: Stage, at: Addresses): Browser =>
  new Browser({ [stage.config.HUB_URL]: at.web, [stage.config.SIGN_IN_URL]: at.signIn })

/** Lands on the log-in page with an authorization under way, by way of the hub or straight. */
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

/** Goes from redirect to redirect, and stops before the hub's callback is asked for. */
export const beforeCallback = async (browser: Browser, page: Page): Promise<URL> => {
  for (let next = redirectOf(page); next; next = redirectOf(await browser.ask(next)))
    if (next.pathname === '/oauthcallback') return next
  throw new Error(`no callback: ${page.status} ${page.url}`)
}

/** Everything of a log-in up to the callback, which is given back unused. */
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

/** A log-in as a person does it; the page it ends on. */
export const logIn = async (stage: Stage, browser: Browser, user: User): Promise<Page> =>
  browser.open(await logInToCallback(stage, browser, user))

export const cookieOf = (browser: Browser, name: string): string | undefined =>
  browser.cookies.find((cookie) => cookie.name === name)?.value

/** A log-in that did not work says so in its document. */
export const showsFailure = ({ status, text }: Pick<Page, 'status' | 'text'>): boolean =>
  status === 400 && / data-failure="authentication"/.test(text)

/** The browser forgets what one origin has set; the other keeps its sign-in. */
export const forget = (browser: Browser, origin: string): void => {
  const { hostname } = new URL(origin)
  const others = browser.cookies.filter(({ host }) => host !== hostname)
  browser.cookies.splice(0, browser.cookies.length, ...others)
}
