import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getCurrentUser, listOrganizations } from '../src/api/contract.ts'
import { writeSession } from './page-state.ts'
import { renderApp } from './render-app.tsx'
import { sampleUser } from './sample-records.ts'
import { type Stubs, stubCalls } from './stub-calls.ts'

export const field = (name: string) => page.getByRole('textbox', { name })
export const choice = (name: string) => page.getByRole('combobox', { name })
export const select = (name: string) => page.getByRole('button', { name: new RegExp(name) })
export const service = (name: string) => page.getByRole('checkbox', { name, exact: true })
export const terms = page.getByRole('checkbox', { name: /I accept the terms and conditions/ })
export const next = page.getByRole('button', { name: 'Next' })
export const finish = page.getByRole('button', { name: 'Finish' })
export const heading = (name: string) => page.getByRole('heading', { level: 1, name })
export const KEY = '4a2f3d4e-0000-4000-8000-000000000001'
export const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

export const withoutFirm = (): Stubs => {
  const server = stubCalls()
  writeSession()
  server.answer(getCurrentUser, sampleUser())
  server.refuse(listOrganizations, 403, { code: 'organization_missing', detail: 'Register your firm first' })
  return server
}

export const open = async () => {
  const app = await renderApp('/create-organization')
  await expect.element(field('First name')).toBeVisible()
  return app
}

const profile = { first_name: 'Maya', last_name: 'Lindqvist', phone_number: '902 555 0100' }
const firm = {
  name: 'Alder & Finch LLP',
  country: 'CA',
  state_province: 'NS',
  number_of_clients: '5-20',
  type_of_professional: 'BOOKKEEPER',
}
export const growth = {
  accounting_service: true,
  payroll_service: true,
  interest: 'ONBOARDINGMY_CLIENTS',
  tos_flag: true,
}

/** A reload in the middle of the wizard: earlier steps are in the draft of the tab. */
const openAt = async (step: 1 | 2, answers: object, search = '') => {
  const draft = { email: sampleUser().email, step, answers, idempotencyKey: KEY }
  sessionStorage.setItem('firm-registration', JSON.stringify(draft))
  const app = await renderApp(`/create-organization${search}`)
  await expect.element(heading('Nice to meet you! Tell us about your firm.')).toBeVisible()
  return app
}
export const openFirmStep = () => openAt(1, profile)
export const openLastStep = (answers: object = {}, search?: string) =>
  openAt(2, { ...profile, ...firm, ...answers }, search)

const choose = async (button: ReturnType<typeof select>, option: string) => {
  await button.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export const fillProfile = async () => {
  await field('First name').fill('Maya')
  await field('Last name').fill('Lindqvist')
  await field('Phone number').fill('902 555 0100')
  await next.click()
  await expect.element(field('Firm name')).toBeVisible()
}

export const fillFirm = async (country = 'Canada', state = 'Nova Scotia') => {
  await field('Firm name').fill('Alder & Finch LLP')
  await choice('Country').fill(country)
  await page.getByRole('option', { name: country, exact: true }).click()
  if (state) {
    await choice('State/Province').fill(state)
    await page.getByRole('option', { name: state, exact: true }).click()
  }
  await choose(select('Number of clients'), '6-20')
  await choose(select('Type of professional'), 'Bookkeeper')
  await next.click()
  await expect.element(service('Accounting')).toBeVisible()
}

export const fillGrowth = async () => {
  await service('Accounting').click()
  await service('Payroll').click()
  await choose(select("What you're interested in"), 'Onboarding my clients')
  await terms.click()
}

/** Leaves a field after having been in it. */
export const visit = async (control: { element: () => Element }) => {
  ;(control.element() as HTMLElement).focus()
  await userEvent.tab()
}
