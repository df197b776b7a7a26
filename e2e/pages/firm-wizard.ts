import type { Page } from '@playwright/test'
import { choose, search } from './choices.ts'

export const fillProfile = async (page: Page, phone = '+1 (902) 555-0147') => {
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('Phone number').fill(phone)
}

export const fillFirm = async (
  page: Page,
  { name = 'Fernhill & Moss Accounting', clients = '6-20', professional = 'Bookkeeper' } = {},
) => {
  await page.getByLabel('Firm name').fill(name)
  await search(page, 'Country', 'Canada')
  await search(page, 'State/Province', 'Nova Scotia')
  await choose(page, /Number of clients/, clients)
  await choose(page, /Type of professional/, professional)
}

export const fillGrowth = async (page: Page, services: readonly string[] = ['Bookkeeping', 'Payroll']) => {
  for (const name of services) await page.getByRole('checkbox', { name, exact: true }).check()
  await choose(page, /What you're interested in/, 'Onboarding my clients')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
}

export const wantNews = (page: Page) => page.getByRole('checkbox', { name: /product news/ }).check()
