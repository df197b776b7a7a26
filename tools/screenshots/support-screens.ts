import type { Page } from 'playwright'
import type { ConsentRequest, SupportRequest } from '../../contracts/support/support.ts'
import { firstRows } from '../../e2e/pages/client-list.ts'
import { people, STAFF } from '../../e2e/pages/people.ts'
import { submitLogIn } from '../../e2e/pages/sign-in.ts'
import { findFirm, startVisit } from '../../e2e/pages/support-desk.ts'
import { DEMO_PASSWORD } from '../seed/seed.ts'
import type { Screen } from './screens.ts'

const logInOf = (email: string) => ({ email, password: DEMO_PASSWORD })
const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Staff without a visit are redirected to the form from any page. */
const find = async (page: Page, firm: string, reason?: string) => {
  await page.goto('/')
  await submitLogIn(page, logInOf(STAFF))
  await findFirm(page, { firm, ...(reason !== undefined && { reason }) })
}

const visit = async (page: Page) => {
  await find(page, people.twelve)
  await startVisit(page)
  await button(page, 'End support session').waitFor()
  await firstRows(page).waitFor()
}

/** Starts another staff member's visit in a second browser. */
const visitBeside = async (page: Page) => {
  const staff = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (!staff) throw new Error('no browser of its own')
  await visit(await staff.newPage())
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

const openRequest = async (page: Page, shown: SupportRequest) => {
  await page.route('**/support_requests/**', (route) => route.fulfill({ json: shown }))
  await page.goto(`/support-requests/${shown.uuid}`)
}

/** The page after the firm was found, with the firm's answer to a consent request. */
const findWithConsent = async (page: Page, { uuid, state, expires_at, declined_at }: SupportRequest) => {
  const consent: ConsentRequest = { uuid, state, expires_at, declined_at }
  await page.addInitScript((consent) => {
    // Set before the document's own scripts run.
    document.addEventListener('readystatechange', () => {
      const { dataset } = document.documentElement
      if (dataset.view) dataset.view = dataset.view.replace('"consent":null', `"consent":${JSON.stringify(consent)}`)
    })
  }, consent)
  await page.route('**/support/firms/**', (route) => route.fulfill({ json: consent }))
  await find(page, people.twelve)
}

export const supportScreens: readonly Screen[] = [
  {
    name: 'support',
    who: 'nobody',
    open: async (page) => {
      await find(page, 'Alder & Finch', '')
      await page.getByText('Enter the reason').waitFor()
    },
  },
  {
    name: 'support-found',
    who: 'nobody',
    isWhole: true,
    open: async (page) => {
      await find(page, 'Alder')
      await page.getByRole('radio').first().click()
    },
  },
  {
    name: 'support-confirm',
    who: 'nobody',
    isWhole: true,
    open: async (page) => {
      await find(page, people.twelve)
      await page.getByRole('heading', { name: 'Is this the firm?' }).waitFor()
    },
  },
  {
    name: 'support-waiting',
    who: 'nobody',
    isWhole: true,
    open: async (page) => {
      await findWithConsent(page, request)
      await button(page, 'Check again').waitFor()
    },
  },
  {
    name: 'support-declined',
    who: 'nobody',
    isWhole: true,
    open: async (page) => {
      await findWithConsent(page, declined)
      await button(page, 'Ask again').waitFor()
    },
  },
  {
    name: 'support-refused',
    who: 'nobody',
    open: async (page) => {
      await find(page, '')
      await page.goto(`${new URL(page.url()).origin}/support/sign-in`)
      await submitLogIn(page, logInOf(people.fiveThousand))
      await page.getByRole('heading', { name: 'Only for support staff' }).waitFor()
    },
  },
  {
    name: 'support-request',
    who: 'twelve',
    isWhole: true,
    open: async (page) => {
      await openRequest(page, request)
      await button(page, 'Allow for 24 hours').waitFor()
    },
  },
  {
    name: 'support-request-declined',
    who: 'twelve',
    isWhole: true,
    open: async (page) => {
      await openRequest(page, declined)
      await page.getByRole('heading', { name: 'This request was declined' }).waitFor()
    },
  },
  { name: 'support-visit', who: 'nobody', open: visit },
  {
    name: 'support-visit-client',
    who: 'nobody',
    isWhole: true,
    open: async (page) => {
      await visit(page)
      await page.getByRole('link', { name: 'Bluebird Bakery' }).click()
      await page.getByRole('heading', { name: 'Owner' }).waitFor()
    },
  },
  {
    name: 'support-visits',
    who: 'twelve',
    open: async (page) => {
      await page.goto('/support-visits')
      await visitBeside(page)
      await page.reload()
      await page.getByText('T-4711').first().waitFor()
    },
  },
  {
    name: 'support-visits-empty',
    who: 'fiveThousand',
    open: async (page) => {
      await page.goto('/support-visits')
      await page.getByRole('heading', { name: 'No support visits yet.' }).waitFor()
    },
  },
]
