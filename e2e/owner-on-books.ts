import type { BrowserContext, Page } from '@playwright/test'
import { field, fillClient, madeHeading, pick } from './client-wizard.ts'
import { awaitMail, linkIn } from './inbox.ts'
import { expect } from './journey.ts'
import { newPerson } from './signing-in.ts'
import { stack } from './stack.ts'

/** A browser of somebody else's, where nobody is signed in. */
export const strangersPage = async (context: BrowserContext): Promise<Page> => {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  const own = await browser.newContext({ baseURL: stack().hubUrl, storageState: { cookies: [], origins: [] } })
  return own.newPage()
}

/** A firm's client whose owner has signed up and accepted, and now stands in Books; the loop has its own journey. */
export const ownerOnBooks = async (
  firm: Page,
  context: BrowserContext,
  name: string,
  owner = newPerson(),
): Promise<Page> => {
  await fillClient(firm, name)
  await pick(firm, /^The Client/)
  await firm.getByRole('button', { name: 'Finish' }).click()
  await expect(firm.getByRole('heading', { name: madeHeading })).toBeFocused()
  await firm.goto(`/clients?${new URLSearchParams({ search: name })}`)
  await firm.getByRole('link', { name }).click()
  await firm
    .getByRole('region', { name: /^Owner/ })
    .getByRole('link', { name: 'Invite Owner' })
    .click()
  await field(firm, 'To').fill(owner.email)
  await firm.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(firm.getByRole('dialog', { name: 'Invitation Sent' })).toBeVisible()

  const owners = await strangersPage(context)
  await owners.goto(linkIn(await awaitMail(owner.email)))
  await owners.getByRole('button', { name: 'Sign up to accept' }).click()
  await owners.getByLabel('Password', { exact: true }).fill(owner.password)
  await owners.getByRole('button', { name: 'Sign up' }).click()
  await owners.getByRole('button', { name: 'Accept' }).click()
  await owners.getByRole('link', { name: 'Open Northwind Books' }).click()
  await expect(owners.getByRole('heading', { level: 1 })).toHaveText(name)
  return owners
}
