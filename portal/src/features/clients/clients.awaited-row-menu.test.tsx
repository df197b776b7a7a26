import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, menuItem } from '../../../testing/client-world.ts'
import { holdScript } from '../../../testing/held-script.ts'
import { pressKey } from '../../../testing/press-key.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'

const client = (number: number) => page.getByRole('link', { name: `Client ${number}`, exact: true })
const box = (number: number) => page.getByRole('checkbox', { name: `Select Client ${number}`, exact: true })
const actions = (number: number) => button(`Actions for Client ${number}`)
const isAwaited = (number: number) => expect.element(actions(number)).toHaveAttribute('aria-expanded', 'true')
const isGivenUp = (number: number) => expect.element(actions(number)).toHaveAttribute('aria-expanded', 'false')

// One test, because the script only loads once.
test('a menu that is still loading takes the list’s keys, not the browser’s; Escape or leaving cancels it', async () => {
  memberOfFirm()
  const arrive = await holdScript('features/client/row-menu.tsx')
  const { path } = await renderApp('/clients')
  await expect.element(client(1)).toBeVisible()
  await userEvent.keyboard('jx.')
  await isAwaited(1)

  await userEvent.keyboard('j{ArrowDown}{End}x {Enter}c')
  await expect.element(client(1)).toHaveFocus()
  await expect.element(box(1)).toBeChecked()
  expect(path()).toBe('/clients')

  expect(pressKey('j')).toBe(false)
  for (const key of ['F5', 'F12', 'Tab', 'Shift', 'PageDown']) expect([key, pressKey(key)]).toEqual([key, true])
  expect(pressKey('r', { ctrlKey: true })).toBe(true)
  expect(pressKey('f', { metaKey: true })).toBe(true)
  expect(pressKey('ArrowLeft', { altKey: true })).toBe(true)
  await isAwaited(1)

  await userEvent.keyboard('{Escape}')
  await isGivenUp(1)
  await expect.element(box(1)).toBeChecked()
  await expect.element(client(1)).toHaveFocus()

  await userEvent.keyboard('j.')
  await isAwaited(2)
  await userEvent.keyboard('{Tab}')
  await expect.element(actions(2)).toHaveFocus()
  await isAwaited(2)
  await userEvent.keyboard('{Tab}')
  await expect.element(box(3)).toHaveFocus()
  await isGivenUp(2)

  await userEvent.keyboard('.')
  await isAwaited(3)
  await arrive()
  await expect.element(menuItem("Log in to Client's Account")).toHaveFocus()
  await isAwaited(3)
})
