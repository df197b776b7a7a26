import type { Page } from '@playwright/test'
import { choose, search } from './choices.ts'
import { field, next, pick, step } from './wizard.ts'

export const openWizard = async (page: Page) => {
  await page.goto('/create-client')
  await step(page, 'Tell Us About Your Business').waitFor()
}

export const fillBusiness = async (page: Page, name: string) => {
  await field(page, 'Business name').fill(name)
  await describeBusiness(page)
}

/** Fills the first step except the name. */
export const describeBusiness = async (page: Page) => {
  await search(page, 'Industry', 'Construction And Trades')
  await search(page, 'Country', 'Canada')
  await choose(page, /Estimated yearly revenue/, '30k - 100k')
  await pick(page, /full-time focus for over a year/)
  await choose(page, /How long does a service take/, 'Less than a week')
}

export const fillOwner = async (page: Page, phone = '902 555 0123') => {
  await field(page, 'First name').fill('Ruth')
  await field(page, 'Last name').fill('Marlowe')
  await field(page, 'Phone number').fill(phone)
}

export const clientPays = (page: Page) => pick(page, /^The Client/)
export const chooseCurrency = (page: Page) => choose(page, /Select the Billing Currency/, 'CAD — Canadian Dollar')

/** Fills all three steps, without Finish. */
export const fillClient = async (page: Page, name: string) => {
  await openWizard(page)
  await fillBusiness(page, name)
  await next(page).click()
  await step(page, "Owner's Info").waitFor()
  await fillOwner(page)
  await next(page).click()
  await step(page, 'Billing Info').waitFor()
  await chooseCurrency(page)
}

export const madeHeading = (page: Page) => page.getByRole('heading', { name: "Your Client's Account is Created!" })
