import type { Endpoint } from '@partner-hub/contracts/calls/endpoint.ts'
import type { FirmAct } from '@partner-hub/contracts/firms/firm-policy.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, clientOfFirm, heading, menuItem, standing } from '../../../testing/client-world.ts'
import { heldTabs } from '../../../testing/held-tabs.ts'
import { realClipboard } from '../../../testing/real-clipboard.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { notices, roleRefusal, saidOnceIn } from '../../../testing/role-refusal.ts'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'
import * as calls from '../../api/contract.ts'

type World = Parameters<typeof clientOfFirm>[0]

const dialog = page.getByRole('alertdialog')
const archived: World = { client: { status: 'ARCHIVED' } }
const pending: World = { invited: 'PENDING' }

/** A page opened by an owner whose role has changed by the time of the act. */
const open = async (world: World, endpoint: Endpoint, act: FirmAct) => {
  clientOfFirm(world).refuse(endpoint, 403, roleRefusal(act))
  await renderApp(`/clients/${CLIENT_UUID}`)
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
}

test('DEC-97 a refused restore shows its error in the dialog, which stays open', async () => {
  await open(archived, calls.restoreBusinessClient, 'archive_clients')
  await standing.getByRole('button', { name: 'Restore Client' }).click()
  await dialog.getByRole('button', { name: 'Restore Client' }).click()
  await saidOnceIn(dialog, 'archive_clients')
})

test('DEC-97 a refused archive, whose dialog is closed, shows its error in a toast', async () => {
  await open(pending, calls.archiveBusinessClient, 'archive_clients')
  await button('More Actions').click()
  await menuItem('Archive Client').click()
  await dialog.getByRole('button', { name: 'Archive Client' }).click()
  await saidOnceIn(notices, 'archive_clients')
  await expect.element(standing.getByText(/^Archived/)).not.toBeInTheDocument()
})

test('DEC-97 notes that the role may no longer save stay in their form, which says which roles may', async () => {
  await open(pending, calls.updateBusinessClient, 'change_clients')
  await button('Edit notes').click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Prefers to be called')
  await button('Save').click()
  await saidOnceIn(page.getByRole('region', { name: 'Notes' }), 'change_clients')
  await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Prefers to be called')
})

test('DEC-97 a contact that the role may no longer save shows the error in its dialog', async () => {
  await open(pending, calls.updateClientContact, 'change_clients')
  await button('Edit Owner').click()
  const form = page.getByRole('dialog', { name: 'Edit Owner' })
  await form.getByRole('textbox', { name: /^First Name/ }).fill('Graciela')
  await form.getByRole('button', { name: 'Save' }).click()
  await saidOnceIn(form, 'change_clients')
})

test('DEC-97 an account that the role may no longer open shows the error in a toast only', async () => {
  heldTabs()
  await open(pending, calls.openClientAccount, 'open_accounts')
  await page.getByRole('button', { name: /^Log in to Client's Account/ }).click()
  await saidOnceIn(notices, 'open_accounts')
})

const acts: readonly [name: string, endpoint: Endpoint, act: FirmAct, press: () => Promise<void>][] = [
  [
    'switching reminders',
    calls.switchReminders,
    'invite_owners',
    () => page.getByRole('switch').click({ force: true }),
  ],
  [
    'turning reminders off for all',
    calls.switchFirmReminders,
    'change_firm',
    async () => {
      await button('Turn off for all clients').click()
      await dialog.getByRole('button', { name: 'Turn off for all clients' }).click()
    },
  ],
  [
    'copying the link',
    calls.copyInvitationLink,
    'invite_owners',
    async () => {
      await realClipboard()
      await button('Copy link').click()
    },
  ],
  [
    'withdrawing',
    calls.withdrawInvitation,
    'invite_owners',
    async () => {
      await button('Withdraw').click()
      await dialog.getByRole('button', { name: /^Withdraw/ }).click()
    },
  ],
]

test.each(acts)('DEC-97 if the role has changed, %s shows one error toast', async (_name, endpoint, act, press) => {
  await open(pending, endpoint, act)
  await press()
  await saidOnceIn(notices, act)
})
