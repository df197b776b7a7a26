import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { getCurrentUser, getIdentity, getOrganization, listBusinessClients } from '../../api/contract.ts'

const rowsFrom = (first: number, size = 25) => Array.from(Array(size).keys(), (index) => sampleRow(first + index))
const client = (number: number) => page.getByRole('link', { name: `Client ${number}`, exact: true })

const scrollEnds = () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))

const longList = () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, ({ url }) =>
    sampleClients(rowsFrom(Number(url.searchParams.get('offset')) + 1), 4584),
  )
  return server
}

test('DEC-01 Back from a client returns to the same page, scroll position and row of the list', async () => {
  longList()
  const { router, path } = await renderApp('/clients?sort=created&page=3')
  await expect.element(client(70)).toBeInTheDocument()
  client(70).element().scrollIntoView({ block: 'center' })
  const place = window.scrollY
  expect(place).toBeGreaterThan(300)
  await client(70).click()
  await expect.poll(path).toBe(`/clients/${sampleRow(70).uuid}`)
  await expect.poll(() => window.scrollY).toBe(0)
  await router.navigate(-1)
  await expect.element(client(70)).toHaveFocus()
  expect(router.state.location.search).toBe('?sort=created&page=3')
  await expect.poll(() => window.scrollY).toBe(place)
})

test('Back to an earlier page of the list restores its scroll position', async () => {
  longList()
  const { router } = await renderApp('/clients')
  await expect.element(client(25)).toBeInTheDocument()
  const isThere = scrollEnds()
  window.scrollTo(0, 640)
  await isThere
  const place = window.scrollY
  expect(place).toBeGreaterThan(300)
  // Clicked directly: the test's pointer would scroll to it first.
  const next = page.getByRole('link', { name: 'Next page' }).element() as HTMLElement
  const headIsReached = scrollEnds()
  next.click()
  await expect.element(client(26)).toBeVisible()
  // Waits for the smooth scroll to the new rows; otherwise the rest of it would change the restored position.
  await headIsReached
  await router.navigate(-1)
  await expect.element(client(1)).toBeInTheDocument()
  await expect.poll(() => window.scrollY).toBe(place)
})

test('opening the list from another page of the app takes one call', async () => {
  const server = longList()
  const { router } = await renderApp('/clients')
  await expect.element(client(1)).toBeVisible()
  const requests = () =>
    [getCurrentUser, getOrganization, getIdentity, listBusinessClients].map((each) => server.callsOf(each).length)
  expect(requests()).toEqual([1, 1, 1, 1])
  await router.navigate('/no-such-page')
  await expect.element(client(1)).not.toBeInTheDocument()
  await router.navigate('/clients?view=active')
  await expect.element(client(1)).toBeVisible()
  expect(requests()).toEqual([1, 1, 1, 2])
})

test('CONST-03 the list requests 25 clients of the view All, and page 2 the next 25', async () => {
  const server = longList()
  await renderApp('/clients')
  await expect.element(page.getByText('1–25 of 4,584', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect.element(page.getByText('26–50 of 4,584', { exact: true })).toBeVisible()
  expect(server.callsOf(listBusinessClients).map(({ url }) => url.search)).toEqual([
    '?view=all&limit=25&offset=0',
    // With the last row of the first page as cursor, the server needs no offset.
    `?view=all&limit=25&offset=25&after=${sampleRow(25).uuid}`,
  ])
})

test('a page beyond the last redirects to the last', async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, ({ url }) =>
    sampleClients(url.searchParams.get('offset') === '25' ? [sampleRow(26)] : [], 26),
  )
  const { router } = await renderApp('/clients?sort=created&page=9')
  await expect.element(page.getByText('26–26 of 26', { exact: true })).toBeVisible()
  expect(router.state.location.search).toBe('?sort=created&page=2')
})
