import type { Page } from '@playwright/test'

export interface LogIn {
  email: string
  password: string
}

const password = (page: Page) => page.getByLabel('Password', { exact: true })

export const fillLogIn = async (page: Page, person: LogIn) => {
  await page.getByLabel('Email').fill(person.email)
  await password(page).fill(person.password)
}

/** Fills the log-in page that is open; does not wait for where it leads. */
export const submitLogIn = async (page: Page, person: LogIn) => {
  await fillLogIn(page, person)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** From nothing to the hub, wherever it then leads this person. */
export const logIn = async (page: Page, person: LogIn) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await submitLogIn(page, person)
  await page.waitForURL(/\/(clients|create-organization)$/)
}

export const fillSignUp = async (page: Page, person: LogIn) => {
  await page.getByLabel('Work email').fill(person.email)
  await password(page).fill(person.password)
}

/** Fills the sign-up page that is open, up to the page that asks to look into the inbox. */
export const submitSignUp = async (page: Page, person: LogIn) => {
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
}
