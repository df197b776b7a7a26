import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pagesAround } from './pages-around.ts'
import { Pagination } from './pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 'gap-after', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap-after', 10]],
  [5, 10, [1, 'gap-before', 4, 5, 6, 'gap-after', 10]],
  [10, 10, [1, 'gap-before', 7, 8, 9, 10]],
])('on page %i of %i the pager shows %j', (current, last, shown) => {
  expect(pagesAround(current, last)).toEqual(shown)
})

test('the pager shows the range of rows and links to the other pages', async () => {
  const choose = vi.fn()
  await render(
    <MemoryRouter>
      <Pagination page={2} perPage={25} total={5000} toPage={(to) => `/clients?page=${to}`} onPerPage={choose} />
    </MemoryRouter>,
  )
  await expect.element(page.getByText('26–50 of 5,000')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/clients?page=3')
  await expect.element(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/clients?page=1')
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('100')
  expect(choose).toHaveBeenCalledExactlyOnceWith(100)
})

test('on the last page there is no next', async () => {
  await render(
    <MemoryRouter>
      <Pagination page={10} perPage={25} total={248} toPage={(to) => `/clients?page=${to}`} />
    </MemoryRouter>,
  )
  await expect.element(page.getByText('226–248 of 248')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Next page' })).not.toBeInTheDocument()
})
