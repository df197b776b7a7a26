import type { Page } from '@playwright/test'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
export const toast = (page: Page) => notices(page).getByRole('listitem')
export const ownerOf = (page: Page) => page.getByRole('region', { name: /^Owner/ })
export const status = (page: Page) => page.getByRole('region', { name: 'Client status' })
export const tabs = (page: Page) => page.getByRole('navigation', { name: 'Parts of the client' }).getByRole('link')

/** Opens the client through the list, as a person would. */
export const openClient = async (page: Page, name: string, view = 'all') => {
  await page.goto(`/clients?${new URLSearchParams({ view, search: name })}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Owner' }).waitFor()
}

export const openActions = (page: Page) => page.getByRole('button', { name: 'More Actions' }).click()

export const chooseAction = async (page: Page, action: string) => {
  await openActions(page)
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Opens the invitation form from the client's page. */
export const openInvitation = async (page: Page, link: string | RegExp = 'Invite Owner') => {
  await ownerOf(page).getByRole('link', { name: link }).click()
  await page.getByRole('heading', { name: "Let's Customize Your Invitation" }).waitFor()
}
