import type { Page } from 'playwright'
import type { AskedConsent, SupportRequest } from '../../contracts/support/support.ts'
import { DEMO_PASSWORD } from '../seed/seed.ts'
import type { Screen } from './screens.ts'

const submitLogIn = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Staff who visit nobody are led to the form, wherever they begin. */
const find = async (page: Page, hubUrl: string, firm: string, reason = 'Maya asked why a client is missing') => {
  await page.goto(hubUrl)
  await submitLogIn(page, 'sam@northwind.example')
  await page.getByLabel('Firm').fill(firm)
  await page.getByLabel('Reason').fill(reason)
  await page.getByLabel('Ticket number').fill('T-4711')
  await button(page, 'Find the firm').click()
}

const visit = async (page: Page, hubUrl: string) => {
  await find(page, hubUrl, 'maya@alderfinch.example')
  await button(page, 'Start support session').click()
  await button(page, 'End support session').waitFor()
  await page.getByText(/^1–\d+ of/).waitFor()
}

const visitBeside = async (page: Page, hubUrl: string) => {
  const staff = await page.context().browser()?.newContext()
  if (!staff) throw new Error('no browser of its own')
  await visit(await staff.newPage(), hubUrl)
  await staff.close()
}

const request: SupportRequest = {
  uuid: '01990000-0000-7000-8000-000000000001',
  staff_name: 'Sam Okafor',
  reason: 'Two invitations to Bluebird Bakery show as sent but were never delivered.',
  ticket_number: 'NW-48213',
  expires_at: '2026-11-20T18:40:00.000Z',
  state: 'open',
  allowed_by: null,
  allowed_until: null,
  declined_by: null,
  declined_at: null,
}

const declined: SupportRequest = {
  ...request,
  state: 'declined',
  declined_by: 'Jonas Weber',
  declined_at: '2026-11-18T16:05:00.000Z',
}

const openRequest = async (page: Page, hubUrl: string, shown: SupportRequest) => {
  await page.route('**/support_requests/**', (route) => route.fulfill({ json: shown }))
  await page.goto(`${hubUrl}/support-requests/${shown.uuid}`)
}

/** The page after the firm was found, as one that was asked answers it. */
const findAsked = async (page: Page, hubUrl: string, { uuid, state, expires_at, declined_at }: SupportRequest) => {
  const consent: AskedConsent = { uuid, state, expires_at, declined_at }
  await page.addInitScript((asked) => {
    // Before the document's own scripts run.
    document.addEventListener('readystatechange', () => {
      const { dataset } = document.documentElement
      if (dataset.view) dataset.view = dataset.view.replace('"consent":null', `"consent":${JSON.stringify(asked)}`)
    })
  }, consent)
  await page.route('**/support/firms/**', (route) => route.fulfill({ json: consent }))
  await find(page, hubUrl, 'maya@alderfinch.example')
}

export const supportScreens: readonly Screen[] = [
  {
    name: 'support',
    who: 'nobody',
    open: async (page, hubUrl) => {
      await find(page, hubUrl, 'Alder & Finch', '')
      await page.getByText('Enter the reason').waitFor()
    },
  },
  {
    name: 'support-found',
    who: 'nobody',
    isWhole: true,
    open: async (page, hubUrl) => {
      await find(page, hubUrl, 'Alder')
      await page.getByRole('radio').first().click()
    },
  },
  {
    name: 'support-confirm',
    who: 'nobody',
    isWhole: true,
    open: async (page, hubUrl) => {
      await find(page, hubUrl, 'maya@alderfinch.example')
      await page.getByRole('heading', { name: 'Is this the firm?' }).waitFor()
    },
  },
  {
    name: 'support-waiting',
    who: 'nobody',
    isWhole: true,
    open: async (page, hubUrl) => {
      await findAsked(page, hubUrl, request)
      await button(page, 'Check again').waitFor()
    },
  },
  {
    name: 'support-declined',
    who: 'nobody',
    isWhole: true,
    open: async (page, hubUrl) => {
      await findAsked(page, hubUrl, declined)
      await button(page, 'Ask again').waitFor()
    },
  },
  {
    name: 'support-refused',
    who: 'nobody',
    open: async (page, hubUrl) => {
      await find(page, hubUrl, '')
      await page.goto(`${new URL(page.url()).origin}/support/sign-in`)
      await submitLogIn(page, 'owner@harbourledger.example')
      await page.getByRole('heading', { name: 'Only for support staff' }).waitFor()
    },
  },
  {
    name: 'support-request',
    who: 'twelve',
    isWhole: true,
    open: async (page, hubUrl) => {
      await openRequest(page, hubUrl, request)
      await button(page, 'Allow for 24 hours').waitFor()
    },
  },
  {
    name: 'support-request-declined',
    who: 'twelve',
    isWhole: true,
    open: async (page, hubUrl) => {
      await openRequest(page, hubUrl, declined)
      await page.getByRole('heading', { name: 'This request was declined' }).waitFor()
    },
  },
  { name: 'support-visit', who: 'nobody', open: visit },
  {
    name: 'support-visit-client',
    who: 'nobody',
    isWhole: true,
    open: async (page, hubUrl) => {
      await visit(page, hubUrl)
      await page.getByRole('link', { name: 'Bluebird Bakery' }).click()
      await page.getByRole('heading', { name: 'Owner' }).waitFor()
    },
  },
  {
    name: 'support-visits',
    who: 'twelve',
    open: async (page, hubUrl) => {
      await visitBeside(page, hubUrl)
      await page.goto(`${hubUrl}/support-visits`)
      await page.getByText('T-4711').first().waitFor()
    },
  },
  {
    name: 'support-visits-empty',
    who: 'fiveThousand',
    open: async (page, hubUrl) => {
      await page.goto(`${hubUrl}/support-visits`)
      await page.getByRole('heading', { name: 'No support visits yet.' }).waitFor()
    },
  },
]
