import { beginAcceptance } from '@partner-hub/contracts/invitations/acceptance.ts'
import type { Browser, Page } from './browser.ts'
import type { Product } from './product.ts'
import { pageOf } from './sign-in.ts'

/** Signs up someone who came by an invitation, without following redirects. */
export const signsUp = async (
  { signInUrl }: Pick<Product, 'signInUrl'>,
  browser: Browser,
  typed: { email: string; password: string; invitation: string },
): Promise<Page> => {
  const { action, csrf } = pageOf(await browser.open(`${signInUrl}/signup`), 'sign-up')
  return browser.submit(signInUrl + action, { _csrf: csrf, ...typed })
}

/** Opens the link of the confirmation mail and confirms, without following redirects. */
export const confirms = async (
  { signInUrl }: Pick<Product, 'signInUrl'>,
  browser: Browser,
  token: string,
  password?: string,
): Promise<Page> => {
  const { action, csrf } = pageOf(await browser.open(`${signInUrl}/confirm`), 'confirm')
  return browser.submit(signInUrl + action, { _csrf: csrf, token, ...(password !== undefined && { password }) })
}

/** What the invitation's page does after a sign-up, up to where the log-in leads. */
export const goesOn = async ({ hubUrl }: Pick<Product, 'hubUrl'>, browser: Browser, token: string): Promise<Page> => {
  const begun = await browser.ask(hubUrl + beginAcceptance.path, {
    method: beginAcceptance.method,
    headers: { 'content-type': 'application/json', origin: hubUrl },
    body: JSON.stringify({ token, how: 'sign_in' }),
  })
  return browser.open((JSON.parse(begun.text) as { url: string }).url)
}

/** The provider ends another person's log-in with a form that submits itself. */
export const leaveTheOther = (browser: Browser, { text }: Page) => {
  const [, action = ''] = /action="([^"]+)"/.exec(text) ?? []
  const fields = [...text.matchAll(/name="(\w+)" value="([^"]+)"/g)].map(([, name, value]) => [name, value])
  return browser.post(action, Object.fromEntries(fields))
}
