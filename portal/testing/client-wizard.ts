import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { listSimilarClients, registerClient } from '../src/api/contract.ts'
import { memberOfFirm, renderApp } from './render-app.tsx'
import { sampleClient, sampleRow, sampleUser } from './sample-records.ts'

export const KEY = '4a2f3d4e-0000-4000-8000-000000000002'
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
export const choice = (name: string) => page.getByRole('combobox', { name })
export const select = (name: string) => page.getByRole('button', { name: new RegExp(name) })
/** By the words it begins with: an explanation may follow. */
export const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
export const heading = (name: string) => page.getByRole('heading', { level: 1, name })
export const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
export const textsOf = (locator: { elements: () => Element[] }) => locator.elements().map((each) => each.textContent)

export const business = {
  client_name: 'Marlowe & Finch Stonework',
  business_industry: 'CONSTRUCTION_AND_TRADES',
  country_code: 'CA',
  business_currency: 'CAD',
  business_revenue: '30k - 100k',
  business_description: 'OLD_FULL_TIME_FOCUS',
  offerings_customization: 'NOT_CUSTOMIZED',
  service_completion: 'LESS_THAN_A_WEEK',
}
export const owner = { first_name: 'Ruth', last_name: 'Marlowe', contact_phone: '902 555 0177', contact_email: '' }
export const billing = { billing_owner: 'ACCOUNTANT', billing_currency: 'CAD' }

/** The client as the server would answer it. */
export const newClient = (changes: Parameters<typeof sampleClient>[1] = {}) =>
  sampleClient(sampleRow(9, { name: 'Marlowe & Finch Stonework' }), {
    ml_redirect_url: 'https://books.example/open/account-9',
    ...changes,
  })

/** A member whose firm has no client like the new one. */
export const withFirm = () => {
  const server = memberOfFirm()
  server.answer(listSimilarClients, { results: [] })
  server.answer(registerClient, newClient())
  return server
}

export const keepDraft = (step: 0 | 1 | 2, answers: object): void => {
  const draft = { email: sampleUser().email, step, answers, idempotencyKey: KEY }
  sessionStorage.setItem('create-client', JSON.stringify(draft))
}

/** A reload in the middle of the wizard: earlier steps are in the draft of the tab. */
export const openAt = async (step: 0 | 1 | 2, answers: object) => {
  keepDraft(step, answers)
  return open(['Tell Us About Your Business', "Owner's Info", 'Billing Info'][step])
}

export const open = async (title = 'Tell Us About Your Business') => {
  const app = await renderApp('/create-client')
  await expect.element(heading(title)).toBeVisible()
  return app
}
export const openOwnerStep = (answers: object = {}) => openAt(1, { ...business, ...answers })
export const openBillingStep = (answers: object = billing) => openAt(2, { ...business, ...owner, ...answers })

/** Forced, because waiting for the opening list to stand still may scroll the page, which closes the list. */
export const choose = async (name: string, option: string) => {
  await select(name).click()
  await page.getByRole('option', { name: option, exact: true }).click({ force: true })
}

/** Typed and left: what can mean one option only is taken. */
export const search = async (name: string, option: string) => {
  await choice(name).fill(option)
  leave(choice(name))
  await expect.element(choice(name)).toHaveValue(option)
}

type Control = { element: () => Element }

export const focus = (control: Control): void => (control.element() as HTMLElement).focus()

/** Not by Tab: the next field may open its list, which hides the rest of the page from everybody but its reader. */
export const leave = (control: Control): void => (control.element() as HTMLElement).blur()

export const keptDraft = () => JSON.parse(sessionStorage.getItem('create-client') ?? 'null')
