import type { BrowserContext, Page } from '@playwright/test'
import { awaitMail, linkIn } from './inbox.ts'
import { expect } from './journey.ts'
import { createClient, inviteOwner } from './new-client.ts'
import { newPerson } from './signing-in.ts'
import { strangersPage } from './strangers-page.ts'

/** Invites a client's owner, who signs up, accepts and lands in Books; this path has its own journey. */
export const ownerOnBooks = async (
  firm: Page,
  context: BrowserContext,
  name: string,
  owner = newPerson(),
): Promise<Page> => {
  await createClient(firm, name)
  await inviteOwner(firm, owner.email)

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
