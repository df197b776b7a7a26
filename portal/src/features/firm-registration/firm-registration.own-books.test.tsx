import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { writePageData } from '../../../testing/page-state.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import { field, heading, open, openFirmStep, withoutFirm } from '../../../testing/wizard.ts'
import { endSession, getIdentity } from '../../api/contract.ts'

const BOOKS = 'https://books.example/open/account-1'
const title = heading('Your books are in Northwind Books')
const welcome = heading('Welcome to the Partner Hub! Tell us about yourself.')
const openBooks = page.getByRole('link', { name: 'Open Northwind Books' })
const register = page.getByRole('button', { name: 'Register an accounting firm' })

const owner = () => {
  writePageData({ ownBooksUrl: BOOKS })
  return withoutFirm()
}

test('ROUTE-18 an owner without a firm is led to their books before the wizard', async () => {
  owner().refuse(getIdentity, 403, { code: 'organization_missing', detail: 'Register your firm first' })
  const app = await renderApp('/')
  await expect.element(title).toHaveFocus()
  expect(app.path()).toBe('/create-organization')
  await expect.element(openBooks).toHaveAttribute('href', BOOKS)
  await expect
    .element(page.getByText('Partner Hub is for accounting firms. You need it only if you run one.'))
    .toBeVisible()
  expect(document.title).toBe('Your books are in Northwind Books · Partner Hub')
  expect(page.getByRole('textbox').query()).toBeNull()
})

test('ROUTE-10 FIRM-02 an owner reaches both choices by keyboard, and the second is the wizard', async () => {
  owner()
  await renderApp('/create-organization')
  await expect.element(title).toHaveFocus()
  await userEvent.tab()
  await expect.element(openBooks).toHaveFocus()
  await userEvent.tab()
  await expect.element(register).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(welcome).toHaveFocus()
  await expect.element(field('First name')).toBeVisible()
  expect(document.title).toBe('Create organization · Partner Hub')
})

test('ROUTE-10 a wizard that an owner has started survives a reload', async () => {
  owner()
  await openFirmStep()
  expect(title.query()).toBeNull()
})

test('ROUTE-10 FIRM-02 someone who owns no books sees the wizard at once', async () => {
  withoutFirm()
  await open()
  await expect.element(welcome).toBeVisible()
  expect(document.title).toBe('Create organization · Partner Hub')
})

test('an owner who opened the hub by mistake can log out', async () => {
  const away = 'https://id.example/oauth/logout'
  owner().answer(endSession, { sign_out_url: away })
  const app = await renderApp('/create-organization')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => app.goTo.mock.calls).toEqual([[away]])
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('at %i px in %s the link to the books has no axe violations and fits', async (width, theme) => {
  await onWindowOf(width)
  inTheme(theme)
  owner()
  await renderApp('/create-organization')
  await expect.element(register).toBeVisible()
  expect(await axeViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
