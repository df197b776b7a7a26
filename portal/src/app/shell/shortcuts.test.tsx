import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'

const search = page.getByRole('textbox', { name: 'Search clients' })
const client = (number: number) => page.getByRole('link', { name: `Client ${number}`, exact: true })
const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const open = async () => {
  const server = memberOfFirm()
  const app = await renderApp('/clients')
  await expect.element(client(1)).toBeVisible()
  return { server, ...app }
}

test('/ focuses the search without typing a slash', async () => {
  await open()
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveValue('')
})

test('c creates a client', async () => {
  const { path } = await open()
  await userEvent.keyboard('c')
  await expect.poll(path).toBe('/create-client')
})

test('g c goes to the clients', async () => {
  const { router } = await open()
  await router.navigate('/clients?view=archived')
  await userEvent.keyboard('gc')
  await expect.poll(() => router.state.location.search).toBe('')
  expect(router.state.location.pathname).toBe('/clients')
})

test('j, k and the arrow keys move through the rows, and Enter opens one', async () => {
  const { path } = await open()
  await userEvent.keyboard('j')
  await expect.element(client(1)).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(client(2)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(client(3)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(client(2)).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(client(1)).toHaveFocus()
  const href = client(1).element().getAttribute('href')
  await userEvent.keyboard('{Enter}')
  await expect.poll(path).toBe(href)
})

test('arrow down focuses the first row from the search or a new page, and does nothing elsewhere', async () => {
  await open()
  await userEvent.keyboard('/{ArrowDown}')
  await expect.element(client(1)).toHaveFocus()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(client(1)).toHaveFocus()
  ;(page.getByRole('heading', { level: 1 }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(client(1)).toHaveFocus()
  const tab = page.getByRole('link', { name: /^Archived/ })
  ;(tab.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(tab).toHaveFocus()
})

test('? lists the shortcuts, and Esc closes the list', async () => {
  await open()
  await userEvent.keyboard('?')
  await expect.element(dialog).toBeVisible()
  const lines = [...dialog.element().querySelectorAll('dt')].map((line) => [
    line.textContent,
    [...(line.nextElementSibling?.children ?? [])].map((key) => key.textContent).join(' '),
  ])
  expect(lines).toEqual([
    ['Search and commands', expect.stringMatching(/^(Ctrl|⌘) K$/)],
    ['Create Client', 'c'],
    ['Go to Clients', 'g c'],
    ['Go to Billing', 'g b'],
    ['This list', '?'],
    ['Close or clear', 'Esc'],
    ['Search', '/'],
    ['Move', '↑ ↓ j k'],
    ['Open', '↵'],
    ['Select', 'x'],
    ['Actions', '.'],
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('shortcuts are ignored while typing or with a modifier', async () => {
  const { path } = await open()
  await search.click()
  await userEvent.keyboard('c?j')
  await expect.element(search).toHaveValue('c?j')
  expect(path()).toBe('/clients')
  await userEvent.keyboard('{Escape}')
  ;(search.element() as HTMLElement).blur()
  await userEvent.keyboard('{Control>}c{/Control}{Alt>}c{/Alt}{Meta>}j{/Meta}')
  expect(path()).toBe('/clients')
  expect(dialog.query()).toBeNull()
  await expect.element(client(1)).not.toHaveFocus()
})

test('single keys can be switched off, and stay off', async () => {
  const { path } = await open()
  await userEvent.keyboard('?')
  const single = dialog.getByRole('switch', { name: /^Single-key shortcuts/ })
  await expect.element(single).toBeChecked()
  await single.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.keyboard('c/j?')
  await expect.element(search).not.toHaveFocus()
  await expect.element(client(1)).not.toHaveFocus()
  expect(path()).toBe('/clients')
  expect(dialog.query()).toBeNull()
})
