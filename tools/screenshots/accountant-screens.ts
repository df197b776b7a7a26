import type { Page } from 'playwright'
import {
  ACCOUNTANT_INVITATIONS_PATH,
  type AccountantInvitation,
  getAccountantInvitation,
  listAccountantInvitations,
} from '../../contracts/books/accountant-invitations.ts'
import { pathOf } from '../../contracts/calls/endpoint.ts'
import { openList } from '../../e2e/pages/client-list.ts'
import type { Screen } from './screens.ts'

const invitation: AccountantInvitation = {
  uuid: '01990000-0000-7000-9000-000000000301',
  state: 'PENDING',
  business_name: 'Harbour & Pine Joinery',
  owner_name: 'Rosa Delgado',
  owner_email: 'rosa@harbourpine.example',
  email: 'maya@alderfinch.example',
  expires_at: '2026-12-14T12:00:00.000Z',
  business_client: null,
  has_access: false,
}

/** The firm's page of an accountant invitation in this state, once its content shows. */
const team = (
  name: string,
  changes: Partial<AccountantInvitation>,
  heading: RegExp,
  act?: (page: Page) => Promise<void>,
  who: Screen['who'] = 'twelve',
): Screen => ({
  name,
  who,
  isWhole: true,
  open: async (page) => {
    const { uuid } = invitation
    await page.route(`**${pathOf(getAccountantInvitation.path, { uuid })}`, (route) =>
      route.fulfill({ json: { ...invitation, ...changes } }),
    )
    await page.goto(`${ACCOUNTANT_INVITATIONS_PATH}/${uuid}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await act?.(page)
  },
})

/** The list as the server would render it while an accountant invitation is open. */
const notice = async (page: Page) => {
  // Set before the page's own scripts read it.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      document.documentElement.dataset.accountantInvitations = '1'
    }),
  )
  await page.route(`**${listAccountantInvitations.path}`, (route) => route.fulfill({ json: { results: [invitation] } }))
  await openList(page)
  await page.getByRole('link', { name: 'See the invitation' }).waitFor()
}

const accepted = {
  state: 'ACCEPTED',
  has_access: true,
  business_client: '01990000-0000-7000-9000-000000000302',
} as const

export const accountantScreens: readonly Screen[] = [
  team('accountant-invitation', {}, /invited you/),
  team('accountant-declining', {}, /invited you/, async (page) => {
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  team('accountant-accepted', accepted, /is your client/),
  team('accountant-declined', { state: 'DECLINED' }, /declined/),
  team('accountant-invitation-as-billing', {}, /invited you/, undefined, 'billing'),
  team('accountant-expired', { state: 'EXPIRED' }, /expired/),
  { name: 'clients-invited', who: 'twelve', open: notice },
]
