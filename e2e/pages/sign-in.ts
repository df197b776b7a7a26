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

/** Submits the open log-in page, without waiting for the next page. */
export const submitLogIn = async (page: Page, person: LogIn) => {
  await fillLogIn(page, person)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Logs in at the hub's root; where that leads depends on the person. */
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

/** Submits the open sign-up page and waits for 'Check your inbox'. */
export const submitSignUp = async (page: Page, person: LogIn) => {
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
}
