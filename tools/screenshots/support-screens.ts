import type { Page } from 'playwright'
import { DEMO_PASSWORD } from '../seed/seed.ts'
import type { Screen } from './screens.ts'

/** Staff who visit nobody are led to the form, wherever they begin. */
const openForm = async (page: Page, hubUrl: string) => {
  await page.goto(hubUrl)
  await page.getByLabel('E-mail').fill('sam@northwind.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Start a support session' }).waitFor()
}

const fill = async (page: Page, hubUrl: string, reason: string) => {
  await openForm(page, hubUrl)
  await page.getByLabel('Firm').fill('Alder & Finch')
  await page.getByLabel('Reason').fill(reason)
  await page.getByLabel('Ticket number').fill('T-4711')
  await page.getByRole('button', { name: 'Start support session' }).click()
}

export const supportScreens: Screen[] = [
  {
    name: 'support',
    who: 'nobody',
    open: async (page, hubUrl) => {
      await fill(page, hubUrl, '')
      await page.getByText('Enter the reason').waitFor()
    },
  },
  {
    name: 'support-visit',
    who: 'nobody',
    open: async (page, hubUrl) => {
      await fill(page, hubUrl, 'Maya asked why a client is missing')
      await page.getByRole('button', { name: 'End support session' }).waitFor()
      await page.getByText(/^1–\d+ of/).waitFor()
    },
  },
]
