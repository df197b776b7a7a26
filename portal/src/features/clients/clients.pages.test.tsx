import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import { listBusinessClients } from '../../api/contract.ts'

const rowsFrom = (first: number) => Array.from(Array(25).keys(), (index) => sampleRow(first + index))
const client = (number: number) => page.getByText(`Client ${number}`, { exact: true })
const range = (text: string) => page.getByText(text, { exact: true })
const current = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^\d+$/ })
const currentPage = () => current.elements().find((link) => link.getAttribute('aria-current') === 'page')?.textContent
const next = page.getByRole('link', { name: 'Next page' })
const failure = page.getByRole('main').getByRole('alert')
const tryAgain = page.getByRole('button', { name: 'Try again' })
const notices = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

const announced = page.getByRole('status').filter({ hasText: 'Clients' })

const onTheFirstPage = async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, sampleClients(rowsFrom(1), 4584))
  const app = await renderApp('/clients')
  await expect.element(client(1)).toBeVisible()
  return { server, ...app }
}

test('while another page loads the old rows stay, with their own range and page number', async () => {
  const { server } = await onTheFirstPage()
  const release = server.hold(listBusinessClients, sampleClients(rowsFrom(26), 4584))
  await next.click()
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect.element(client(1)).toBeVisible()
  await expect.element(range('1–25 of 4,584')).toBeVisible()
  expect(currentPage()).toBe('1')
  release()
  await expect.element(client(26)).toBeVisible()
  await expect.element(range('26–50 of 4,584')).toBeVisible()
  expect(currentPage()).toBe('2')
})

test('ERR-01 DEC-41 a page that fails to load keeps the old rows, with an error above them, a toast and a retry', async () => {
  const { server } = await onTheFirstPage()
  server.refuse(listBusinessClients, 500)
  await next.click()
  await expect.element(failure).toMatchTextContent(/Error\s*Failed to load clients/)
  await expect.element(failure).toMatchTextContent(/We'll retry in 20 seconds\./)
  await expect.element(notices).toMatchTextContent(/Error\s*Failed to load clients/)
  await expect.element(client(1)).toBeVisible()
  await expect.element(range('1–25 of 4,584')).toBeVisible()
  expect(currentPage()).toBe('1')
  server.answer(listBusinessClients, sampleClients(rowsFrom(26), 4584))
  await tryAgain.click()
  await expect.element(client(26)).toBeVisible()
  await expect.element(failure).not.toBeInTheDocument()
})

test('ERR-01 DEC-41 rows that fail to reload stay, with an error above them and in a toast', async () => {
  const { server, events } = await onTheFirstPage()
  server.refuse(listBusinessClients, 500)
  await events.says('clients')
  await expect.element(failure).toMatchTextContent(/Error\s*Failed to load clients/)
  await expect.element(notices).toMatchTextContent(/Error\s*Failed to load clients/)
  await expect.element(client(1)).toBeVisible()
})

test('a failed Try again keeps the focus on its button, at the first load and later', async () => {
  const server = memberOfFirm()
  server.refuse(listBusinessClients, 500)
  const { router } = await renderApp('/clients')
  const fails = async () => {
    await expect.element(tryAgain).toBeVisible()
    await expect.element(tryAgain).not.toHaveAttribute('aria-busy')
    const callCount = server.callsOf(listBusinessClients).length
    await tryAgain.click()
    await expect.poll(() => server.callsOf(listBusinessClients).length).toBe(callCount + 1)
    await expect.element(tryAgain).not.toHaveAttribute('aria-busy')
    await expect.element(tryAgain).toHaveFocus()
  }
  await fails()
  server.answer(listBusinessClients, sampleClients(rowsFrom(1), 4584))
  await tryAgain.click()
  await expect.element(client(1)).toBeVisible()
  server.refuse(listBusinessClients, 500)
  await router.navigate('/clients?page=2')
  await fails()
})

test('a failed load is retried after 20 seconds, without a second toast', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = memberOfFirm()
  server.refuse(listBusinessClients, 500)
  await renderApp('/clients')
  await expect.element(failure).toMatchTextContent(/We'll retry in 20 seconds\./)
  // The error shows shortly before its countdown starts.
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(19_900)
  expect(server.callsOf(listBusinessClients)).toHaveLength(1)
  vi.advanceTimersByTime(200)
  await expect.poll(() => server.callsOf(listBusinessClients).length).toBe(2)
  server.answer(listBusinessClients, sampleClients(rowsFrom(1), 4584))
  const isMended = () => {
    vi.advanceTimersByTime(20_000)
    return client(1).query() !== null
  }
  await expect.poll(isMended).toBe(true)
  expect(notices.elements()).toHaveLength(1)
})

test('a new page scrolls to the top of its table and is announced', async () => {
  const { server } = await onTheFirstPage()
  window.scrollTo(0, document.documentElement.scrollHeight)
  expect(announced.query()).toBeNull()
  const release = server.hold(listBusinessClients, sampleClients(rowsFrom(26), 4584))
  next.element().focus()
  const before = window.scrollY
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(window.scrollY).toBe(before)
  release()
  await expect.element(announced).toHaveTextContent('Clients 26–50 of 4,584')
  const header = page.getByRole('banner').element()
  await expect
    .poll(() => page.getByRole('table').element().getBoundingClientRect().top - header.getBoundingClientRect().bottom)
    .toBeCloseTo(0, 0)
  await expect.element(next).toHaveFocus()
})

test.each([
  ['a desk', 1440],
  ['a phone', 390],
])('on %s the placeholders are as high as the content, so that nothing shifts', async (_where, width) => {
  await onWindowOf(width)
  const server = memberOfFirm()
  const release = server.hold(listBusinessClients, sampleClients(rowsFrom(1), 4584))
  await renderApp('/clients')
  const table = page.getByRole('table')
  await expect.element(table).toHaveAttribute('aria-busy', 'true')
  const before = table.element().getBoundingClientRect()
  release()
  await expect.element(client(1)).toBeVisible()
  const { top, height } = table.element().getBoundingClientRect()
  expect([top, height]).toEqual([before.top, before.height])
})

test('typing a search on page 2 keeps the search box in view while the list shrinks', async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, ({ url }) =>
    url.searchParams.get('search') ? sampleClients(rowsFrom(99), 60) : sampleClients(rowsFrom(26), 4584),
  )
  await renderApp('/clients?page=2')
  await expect.element(client(26)).toBeVisible()
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const box = page.getByRole('textbox', { name: 'Search clients' })
  expect(box.element().getBoundingClientRect().bottom).toBeLessThan(0)
  const isInSight = () => {
    const { top, bottom } = box.element().getBoundingClientRect()
    return top >= 56 && bottom <= window.innerHeight
  }
  await userEvent.keyboard('/')
  await expect.poll(isInSight).toBe(true)
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  onTestFinished(() => scrolled.mockRestore())
  await userEvent.keyboard('willow')
  await expect.element(client(99)).toBeVisible()
  await expect.poll(() => scrolled.mock.contexts.length).toBeGreaterThan(0)
  expect(scrolled.mock.contexts).not.toContain(page.getByRole('table').element())
  expect(isInSight()).toBe(true)
})
