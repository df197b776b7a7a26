import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdScript } from '../../../testing/held-script.ts'
import { painted } from '../../../testing/painted.ts'
import { pressKey } from '../../../testing/press-key.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { listBusinessClients } from '../../api/contract.ts'

const field = page.getByRole('combobox', { name: 'Search clients and commands' })
const options = page.getByRole('option')
const { subscription } = sampleRow(1)

const openList = async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, ({ url }) =>
    url.searchParams.get('search') === 'blue'
      ? sampleClients([
          sampleRow(1, { name: 'Bluebird Bakery', subscription: { ...subscription, status: 'TRIAL_EXPIRED' } }),
          sampleRow(2, { name: 'Trueblue Marine', status: 'ARCHIVED' }),
        ])
      : sampleClients([]),
  )
  const app = await renderApp('/clients')
  await expect.element(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
  return { server, ...app }
}

const open = async () => {
  const app = await openList()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  return app
}

// Must be the first test, before the script has loaded.
test('keys typed while the palette loads go into it and nowhere else, except the browser’s own', async () => {
  const arrive = await holdScript('features/command-palette/command-palette.dialog.tsx')
  const { path } = await openList()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('gone{Escape}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('c blux{Backspace}e{Enter}')
  expect(pressKey('@', { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe(false)
  for (const key of ['F5', 'F12', 'Tab']) expect([key, pressKey(key)]).toEqual([key, true])
  expect(pressKey('r', { ctrlKey: true })).toBe(true)
  expect(pressKey('d', { altKey: true })).toBe(true)
  expect(field.query()).toBeNull()
  await arrive()
  await expect.element(field).toHaveValue('c blue@')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('s')
  await expect.element(field).toHaveValue('c blue@s')
  expect(path()).toBe('/clients')
})

test('if there are more clients than it shows, the palette says how many', async () => {
  const { server } = await open()
  server.answer(listBusinessClients, sampleClients([sampleRow(1), sampleRow(2)], 230))
  await field.fill('bak')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'The first 2 of 230 clients found' }))
    .toBeInTheDocument()
})

test('the palette finds clients of every status by one call, marks archived ones, and Enter opens the chosen one', async () => {
  const { server, path } = await open()
  await field.fill('blue')
  await expect.element(options.first()).toMatchTextContent(/Bluebird Bakery.*Owner 1.*Trial Expired/)
  await expect.element(options.nth(1)).toMatchTextContent(/Trueblue Marine.*Owner 2.*Archived/)
  await expect.element(page.getByRole('status').filter({ hasText: '2 clients found' })).toBeInTheDocument()
  const queries = server.callsOf(listBusinessClients).map(({ url }) => url.search)
  expect(queries.slice(1)).toEqual(['?search=blue&limit=8'])
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  expect(field.element().getAttribute('aria-activedescendant')).toBe(options.nth(1).element().id)
  await userEvent.keyboard('{Enter}')
  await expect.poll(path).toBe(`/clients/${sampleRow(2).uuid}`)
  await expect.element(field).not.toBeInTheDocument()
})

test('the palette finds pages and acts by name', async () => {
  const { router } = await open()
  expect(options.elements().map((option) => option.textContent?.replace(/[c?↵]$/, ''))).toEqual([
    'Create Client',
    'Go to Clients',
    'Go to Active',
    'Go to Free Trials',
    'Go to Archived',
    'Go to Billing',
    'Go to Support visits',
    'Keyboard shortcuts',
  ])
  await userEvent.keyboard('archi')
  await expect.element(options.first()).toMatchTextContent('Go to Archived')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe('?view=archived')
})

test('the palette can search the list for the text, and opens the shortcuts', async () => {
  const { router } = await open()
  await userEvent.keyboard('zebra')
  await options.filter({ hasText: 'Show matches for “zebra” in Clients' }).click()
  await expect.poll(() => router.state.location.search).toBe('?search=zebra')
  await expect.element(page.getByRole('textbox', { name: 'Search clients' })).toHaveValue('zebra')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await options.filter({ hasText: 'Keyboard shortcuts' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('Ctrl or ⌘ with Enter opens a new tab, and the palette stays open', async () => {
  await open()
  await userEvent.keyboard('blue')
  await expect.element(options.first()).toMatchTextContent('Bluebird Bakery')
  const beside = vi.fn((event: MouseEvent) => event.preventDefault())
  options
    .first()
    .element()
    .addEventListener('click', (event) => beside(event as MouseEvent))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(beside.mock.calls.map(([event]) => event.ctrlKey)).toEqual([true])
  await expect.element(field).toBeVisible()
})

test('Back closes the palette, and Forward does not reopen it', async () => {
  const { router } = await open()
  await userEvent.keyboard('{Escape}')
  const archived = page.getByRole('link', { name: /^Archived/ })
  await router.navigate('/clients?view=archived')
  await expect.element(archived).toHaveAttribute('aria-current', 'page')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await router.navigate(-1)
  await expect.element(field).not.toBeInTheDocument()
  await router.navigate(1)
  await expect.element(archived).toHaveAttribute('aria-current', 'page')
  await painted()
  expect(field.query()).toBeNull()
})

test('Esc closes the palette and returns the focus', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
})

test('Enter before the results arrive does not open a client found for an earlier text', async () => {
  const { path } = await open()
  await field.fill('blue')
  await expect.element(options.first()).toMatchTextContent(/Bluebird Bakery/)
  await field.fill('zeta')
  await userEvent.keyboard('{Enter}')
  await expect.poll(path).toBe('/clients')
})
