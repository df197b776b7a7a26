import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memberOfFirm, readAs, renderApp } from '../../../testing/render-app.tsx'

const navigation = page.getByRole('navigation', { name: 'Main' })
const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const palette = page.getByRole('dialog', { name: 'Search and commands' })
const options = palette.getByRole('option')
const commands = () => options.elements().map((option) => option.textContent?.replace(/[c?↵]$/, ''))

const open = async (role: 'billing' | 'member') => {
  memberOfFirm()
  readAs(role)
  const app = await renderApp('/clients')
  await expect.element(page.getByRole('link', { name: 'Client 1', exact: true })).toBeVisible()
  return app
}

test.each([
  ['billing', ['Clients', 'Billing']],
  ['member', ['Clients']],
] as const)('DEC-97 the navigation of %s has no support visits, and Billing only with amounts', async (role, pages) => {
  await open(role)
  const items = [...navigation.element().querySelectorAll('a, hr')].map((item) => item.textContent)
  expect(items).toEqual([...pages, 'Support (opens in a new tab)', '', 'Logout'])
})

test.each([
  ['billing', [], ['Go to Billing']],
  ['member', ['Create Client'], []],
] as const)('DEC-97 the palette of %s lists only commands that the role allows', async (role, acts, more) => {
  await open(role)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(options.first()).toBeVisible()
  const pages = ['Go to Clients', 'Go to Active', 'Go to Free Trials', 'Go to Archived']
  expect(commands()).toEqual([...acts, ...pages, ...more, 'Keyboard shortcuts'])
})

test.each([
  ['billing', false],
  ['member', true],
] as const)('DEC-97 only shortcuts that work for %s are listed', async (role, does) => {
  await open(role)
  await userEvent.keyboard('?')
  await expect.element(keys.getByText('Go to Clients')).toBeVisible()
  for (const act of ['Create Client', 'Actions'])
    expect([act, keys.getByText(act, { exact: true }).query() !== null]).toEqual([act, does])
  expect(keys.getByText('Go to Billing').query() !== null).toBe(role === 'billing')
})

test('DEC-97 g b goes to Billing only for someone who may see amounts', async () => {
  const { path, router } = await open('member')
  await userEvent.keyboard('gb')
  expect([router.state.navigation.state, path()]).toEqual(['idle', '/clients'])
})

test('DEC-97 c does nothing for someone who may not create clients; g c still goes to the list', async () => {
  const { path, router } = await open('billing')
  await userEvent.keyboard('c')
  // The URL changes only once the page's script has loaded.
  expect([router.state.navigation.state, path()]).toEqual(['idle', '/clients'])
  await router.navigate('/clients?view=archived')
  await userEvent.keyboard('gc')
  await expect.poll(() => router.state.location.search).toBe('')
})
