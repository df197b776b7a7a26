import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { awaitMail, linkIn } from './inbox.ts'
import { expect } from './journey.ts'
import { type LogIn, submitLogIn, submitSignUp } from './pages/sign-in.ts'
import { stack } from './stack.ts'

export const newPerson = (): LogIn => ({
  email: `${randomUUID()}@journeys.example`,
  password: 'the wind over quiet ledgers',
})

/** Follows the link in the mail that arrived. */
export const confirmByMail = async (page: Page, email: string) => {
  await page.goto(linkIn(await awaitMail(email)))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
}

/** Signs up, confirms and logs in a new person, who is then at the start of the wizard. */
export const arriveNew = async (page: Page): Promise<LogIn> => {
  const person = newPerson()
  await page.goto('/signup')
  await submitSignUp(page, person)
  await confirmByMail(page, person.email)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await submitLogIn(page, person)
  await page.waitForURL('**/create-organization')
  return person
}

/** Ends this page's session on the server, as a timeout or an administrator would: the browser keeps its cookies. */
export const endElsewhere = async (page: Page, browser: Browser) => {
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await elsewhere.newPage()
  await other.goto(`${stack().hubUrl}/logout`)
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await elsewhere.close()
}
