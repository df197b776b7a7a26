import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { onWindowOf } from '../../../testing/screen.ts'
import { LinkTabs } from './tabs.tsx'

const tabs = (current: string) =>
  ['All', 'Active', 'Free Trials', 'Archived'].map((label, index) => ({
    label,
    to: `/clients?view=${index}`,
    isCurrent: label === current,
    count: 1234 * index,
  }))

const show = (current: string) =>
  render(
    <MemoryRouter>
      <LinkTabs name="Views" tabs={tabs(current)} />
    </MemoryRouter>,
  )

test('a tab is a link with its count, and the current one is marked', async () => {
  await show('Active')
  const links = page.getByRole('navigation', { name: 'Views' }).getByRole('link')
  expect(links.elements().map((link) => link.textContent)).toEqual([
    'All 0',
    'Active 1,234',
    'Free Trials 2,468',
    'Archived 3,702',
  ])
  await expect.element(links.nth(1)).toHaveAttribute('aria-current', 'page')
  await expect.element(links.nth(0)).not.toHaveAttribute('aria-current')
  await expect.element(links.nth(3)).toHaveAttribute('href', '/clients?view=3')
})

test('on a narrow screen the current tab is scrolled into view', async () => {
  await onWindowOf(390, 844)
  await show('Archived')
  await expect.element(page.getByRole('link', { name: /Archived/ })).toBeInViewport({ ratio: 1 })
})
