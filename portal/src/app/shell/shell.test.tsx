import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { writePageData } from '../../../testing/page-state.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleOrganization, sampleUser } from '../../../testing/sample-records.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import { getCurrentUser, getOrganization } from '../../api/contract.ts'

const navigation = page.getByRole('navigation', { name: 'Main' })
const header = page.getByRole('banner')

test('SHELL-03 Support opens the help site in a new tab, and says so', async () => {
  memberOfFirm()
  writePageData({ supportUrl: 'https://help.provider.example/' })
  await renderApp('/clients')
  const support = navigation.getByRole('link', { name: 'Support (opens in a new tab)' })
  await expect.element(support).toHaveAttribute('href', 'https://help.provider.example/')
  await expect.element(support).toHaveAttribute('target', '_blank')
})

test('the side navigation has Clients, Support, a line, Support visits and Logout', async () => {
  memberOfFirm()
  await renderApp('/clients')
  await expect.element(navigation.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page')
  const items = [...navigation.element().querySelectorAll('a, hr')].map((item) => item.textContent)
  expect(items).toEqual(['Clients', 'Billing', 'Support (opens in a new tab)', '', 'Support visits', 'Logout'])
})

test("SHELL-04 SHELL-05 the header shows the firm's logo from signed_url, and its name", async () => {
  const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  memberOfFirm().answer(getOrganization, sampleOrganization({ signed_url: logo }))
  await renderApp('/clients')
  await expect.element(header.getByText('Alder & Finch LLP')).toBeVisible()
  expect(header.element().querySelector('img')?.src).toBe(logo)
})

test('a firm without a logo shows its initials', async () => {
  memberOfFirm()
  await renderApp('/clients')
  await expect.element(header.getByText('AF')).toBeVisible()
  expect(header.element().querySelector('img')).toBeNull()
})

test("SHELL-06 the Help icon leads to the provider's support site", async () => {
  memberOfFirm()
  writePageData({ supportUrl: 'https://help.provider.example/' })
  await renderApp('/clients')
  await expect
    .element(header.getByRole('link', { name: 'Help (opens in a new tab)' }))
    .toHaveAttribute('href', 'https://help.provider.example/')
})

test("SHELL-07 the product's name is a configured value, by default Partner Hub, in every text that names it", async () => {
  memberOfFirm()
  await renderApp('/clients')
  await expect.element(page.getByText('New! Your clients are now in the Partner Hub.')).toBeVisible()
})

test('SHELL-07 START-09 another name shows in header, title, banner and video', async () => {
  memberOfFirm()
  writePageData({ hubName: 'Ledger Desk' })
  await renderApp('/clients')
  await expect.element(page.getByText('New! Your clients are now in the Ledger Desk.')).toBeVisible()
  await expect.element(header.getByRole('link', { name: 'Ledger Desk' })).toBeVisible()
  await expect.element(page.getByText('Welcome to Ledger Desk', { exact: true })).toBeVisible()
  await expect.poll(() => document.title).toBe('Clients · Ledger Desk')
  expect(document.body.textContent).not.toContain('Partner Hub')
})

test('below 1024 px the navigation is a drawer that shows who is signed in and closes on navigation', async () => {
  memberOfFirm()
  await onWindowOf(390, 844)
  await renderApp('/clients')
  expect(navigation.query()).toBeNull()
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(drawer.getByText('Owner, Alder & Finch LLP')).toBeVisible()
  await drawer.getByRole('link', { name: 'Clients' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
})

test('long names leave the close button of the drawer inside it', async () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)
  const server = memberOfFirm()
  server.answer(getOrganization, sampleOrganization({ name: long }))
  server.answer(getCurrentUser, { ...sampleUser(), first_name: long, last_name: long })
  await onWindowOf(390, 844)
  await renderApp('/clients')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const close = drawer.getByRole('button', { name: 'Close menu' })
  await expect.element(close).toBeVisible()
  const { clientWidth, scrollWidth } = drawer.element()
  expect(scrollWidth).toBe(clientWidth)
  // Measured relative to the drawer, which may still be sliding in.
  const right = close.element().getBoundingClientRect().right - drawer.element().getBoundingClientRect().left
  expect(right).toBeLessThanOrEqual(304)
})

test('after a navigation the focus is on the heading of the page', async () => {
  memberOfFirm()
  const { router } = await renderApp('/nowhere')
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await router.navigate('/clients')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toHaveFocus()
})
