import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { openClient, openInvitation } from './pages/client-page.ts'
import { clientPays, fillClient, madeHeading } from './pages/client-wizard.ts'
import { field, finish } from './pages/wizard.ts'

/** Creates a client that pays for its own plan and opens its page; the wizard has its own journeys. */
export const createClient = async (page: Page, name: string) => {
  await fillClient(page, name)
  await clientPays(page)
  await finish(page).click()
  await expect(madeHeading(page)).toBeFocused()
  await openClient(page, name)
}

/** Invites the owner from the client's page and returns there. */
export const inviteOwner = async (page: Page, email: string, link?: string) => {
  await openInvitation(page, link)
  await field(page, 'To').fill(email)
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  const sent = page.getByRole('dialog', { name: 'Invitation Sent' })
  await expect(sent).toContainText(
    "Once your client accepts the invitation, they'll be able to log in to the account you created for them.",
  )
  await sent.getByRole('button', { name: 'OK' }).click()
}
