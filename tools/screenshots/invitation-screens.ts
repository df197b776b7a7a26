import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { acceptInvitation, type InvitationView, readInvitation } from '../../contracts/invitations/acceptance.ts'
import { openClient, openInvitation } from '../../e2e/pages/client-page.ts'
import { renderInvitation } from '../../emails/invitation.ts'
import type { Screen } from './screens.ts'

/** The firm's logo as the hub shows it. */
const LOGO_FILE = fileURLToPath(new URL('../seed/alder-finch.png', import.meta.url))
const LOGO_PATH = '/alder-finch.png'

const openOwner = async (page: Page) => {
  await openClient(page, 'Plover Pottery')
  await openInvitation(page, /^(Invite Owner|Resend Invitation)$/)
}

const view: InvitationView = {
  state: 'open',
  firm_name: 'Alder & Finch LLP',
  firm_logo_url: LOGO_PATH,
  client_name: 'Bluebird Bakery',
  recipient_first_name: 'Grace',
  invitation_email: 'grace@bluebirdbakery.example',
  signed_in_as: null,
  payer: 'CLIENT',
  trial_ends_at: '2026-11-27T10:00:00.000Z',
  expires_at: '2026-12-15T10:00:00.000Z',
  sent_at: '2026-11-15T10:00:00.000Z',
  withdrawn_at: null,
  asked_at: null,
  firm_email: null,
  message: 'Hi Grace,\n\nyour account is ready. Accept, and we both see the same numbers.\n\nMaya',
  firm_has_access: true,
  is_yours: false,
  open_url: null,
}

const OPEN_URL = 'http://books.northwind.localhost/open/1'
const mine = { signed_in_as: view.invitation_email }

/** The owner's page for a link in this state. */
const accept = (name: string, changes: Partial<InvitationView>, act?: (page: Page) => Promise<void>): Screen => ({
  name,
  who: 'nobody',
  isWhole: true,
  open: async (page) => {
    await page.route(`**${readInvitation.path}`, (route) => route.fulfill({ json: { ...view, ...changes } }))
    await page.route(`**${LOGO_PATH}`, (route) => route.fulfill({ path: LOGO_FILE }))
    await page.route(`**${acceptInvitation.path}`, (route) => route.fulfill({ json: { open_url: OPEN_URL } }))
    await page.goto('/accept#01990000-0000-7000-8000-000000000001.token')
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Reading' }).waitFor()
    await act?.(page)
  },
})

const mail = () =>
  renderInvitation({
    hubName: 'Partner Hub',
    providerName: 'Northwind',
    supportUrl: 'https://support.northwind.example/',
    firmName: 'Alder & Finch LLP',
    firmLogoUrl: `data:image/png;base64,${readFileSync(LOGO_FILE, 'base64')}`,
    subject: 'Your books with Alder & Finch LLP',
    message: view.message ?? '',
    acceptUrl: 'https://hub.northwind.example/accept#link',
    clientName: 'Bluebird Bakery',
    expiresAt: new Date('2026-12-15T15:00:00Z'),
  })

const openSettings = async (page: Page) => {
  await openClient(page, 'Magpie Motors')
  await page.getByRole('link', { name: 'Edit Info' }).click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
}

export const invitationScreens: readonly Screen[] = [
  { name: 'invite-owner', who: 'changing', isWhole: true, open: openOwner },
  {
    name: 'invite-owner-errors',
    who: 'changing',
    isWhole: true,
    open: async (page) => {
      await openOwner(page)
      await page.getByRole('textbox', { name: 'To' }).fill('grace@')
      await page.getByRole('textbox', { name: 'Subject' }).fill('')
      await page.getByRole('button', { name: 'Send Invitation' }).click()
      await page.getByText('The email subject is required').waitFor()
    },
  },
  accept('accept', {}),
  accept('accept-signed-in', mine),
  accept('accept-wrong-person', {
    signed_in_as: 'somebody@elsewhere.example',
    invitation_email: 'g•••@bluebirdbakery.example',
  }),
  accept('accept-declining', {}, async (page) => {
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  accept('accept-accepted', mine, async (page) => {
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('heading', { name: /^The account of .+ is yours/ }).waitFor()
  }),
  accept('accept-used', { ...mine, state: 'accepted', is_yours: true, open_url: OPEN_URL }),
  accept('accept-used-signed-out', { state: 'accepted' }),
  accept('accept-dead', { state: 'replaced' }),
  accept('accept-no-access', { firm_has_access: false }),
  {
    name: 'stop-reminders',
    who: 'nobody',
    isWhole: true,
    open: async (page) => {
      await page.goto('/accept/stop-reminders?link=01990000-0000-7000-8000-000000000001.token')
      await page.getByRole('button', { name: 'Stop reminders' }).waitFor()
    },
  },
  {
    name: 'embedded-account',
    who: 'changing',
    open: openSettings,
  },
  {
    name: 'embedded-account-home',
    who: 'changing',
    open: async (page) => {
      await openSettings(page)
      await page.frameLocator('iframe').getByRole('link', { name: 'Home' }).click()
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).filter({ hasNotText: 'Settings' }).waitFor()
    },
  },
  {
    name: 'mail-invitation',
    who: 'nobody',
    isWhole: true,
    isNarrow: true,
    open: async (page) => page.setContent((await mail()).html),
  },
]
