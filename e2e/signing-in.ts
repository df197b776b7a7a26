import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { awaitMail, linkIn } from './inbox.ts'
import { expect } from './journey.ts'
import { stack } from './stack.ts'

export interface NewPerson {
  email: string
  password: string
}

export const newPerson = (): NewPerson => ({
  email: `${randomUUID()}@journeys.example`,
  password: 'the wind over quiet ledgers',
})

/** Fills the log-in page that is open; does not wait for where it leads. */
export const submitLogIn = async (page: Page, { email, password }: NewPerson) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** From nothing to the hub, wherever it then leads this person. */
export const logIn = async (
  page: Page,
  { email, password = stack().password }: { email: string; password?: string },
) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await submitLogIn(page, { email, password })
  await page.waitForURL(/\/(clients|create-organization)$/)
}

/** Fills the sign-up page that is open, up to the page that asks to look into the inbox. */
export const submitSignUp = async (page: Page, { email, password }: NewPerson) => {
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
}

/** Follows the link of the mail that really arrived. */
export const confirmByMail = async (page: Page, email: string) => {
  await page.goto(linkIn(await awaitMail(email)))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
}

/** A person of one's own, signed up, confirmed and logged in, before the wizard. */
export const arriveNew = async (page: Page): Promise<NewPerson> => {
  const person = newPerson()
  await page.goto('/signup')
  await submitSignUp(page, person)
  await confirmByMail(page, person.email)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await submitLogIn(page, person)
  await page.waitForURL('**/create-organization')
  return person
}

/** The session of this page is over on the server, as by a limit or an administrator: its browser still has the cookies. */
export const endElsewhere = async (page: Page, browser: Browser) => {
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await elsewhere.newPage()
  await other.goto(`${stack().hubUrl}/logout`)
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await elsewhere.close()
}
