import type { Page } from '@playwright/test'

/** Picks from a list that opens under its field. */
const choose = async (page: Page, label: RegExp, option: string) => {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const search = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

export const fillProfile = async (page: Page) => {
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('Phone number').fill('+1 (902) 555-0147')
}

export const fillFirm = async (page: Page, name: string) => {
  await page.getByLabel('Firm name').fill(name)
  await search(page, 'Country', 'Canada')
  await search(page, 'State/Province', 'Nova Scotia')
  await choose(page, /Number of clients/, '6-20')
  await choose(page, /Type of professional/, 'Bookkeeper')
}

export const fillGrowth = async (page: Page) => {
  for (const service of ['Bookkeeping', 'Payroll']) await page.getByRole('checkbox', { name: service }).check()
  await choose(page, /What you're interested in/, 'Onboarding my clients')
  await page.getByRole('checkbox', { name: /product news/ }).check()
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' })
export const finish = (page: Page) => page.getByRole('button', { name: 'Finish' })
