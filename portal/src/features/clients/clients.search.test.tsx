import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { listBusinessClients } from '../../api/contract.ts'

const field = page.getByRole('textbox', { name: 'Search clients' })
const client = (number: number) => page.getByRole('link', { name: `Client ${number}`, exact: true })
const searchesOf = (server: ReturnType<typeof memberOfFirm>) =>
  server.callsOf(listBusinessClients).map(({ url }) => url.searchParams.get('search'))

/** Finds Client 7 for 'seven' and nothing for anything else. */
const sevenIsFound = () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, ({ url }) => {
    const search = url.searchParams.get('search')
    const counts = { all: 3, active: 1, trials: 1, archived: 1 }
    if (search === null) return { ...sampleClients([sampleRow(1), sampleRow(2), sampleRow(3)]), counts }
    return { ...sampleClients('seven'.startsWith(search) ? [sampleRow(7)] : []), counts }
  })
  return server
}

test('DEC-01 DEC-02 the server searches once typing pauses, and the text is in the URL', async () => {
  const server = sevenIsFound()
  const { router } = await renderApp('/clients')
  await expect.element(client(1)).toBeVisible()
  await field.click()
  await userEvent.keyboard('seven')
  await expect.element(client(7)).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?search=seven')
  // Five letters typed at once are one call.
  expect(searchesOf(server)).toEqual([null, 'seven'])
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByRole('status').filter({ hasText: 'Clients 1–1 of 1' })).toBeInTheDocument()
})

test('one search is one history entry, however long it took to type', async () => {
  sevenIsFound()
  const { router } = await renderApp('/clients')
  await expect.element(client(1)).toBeVisible()
  await field.click()
  for (const [letters, search] of [
    ['s', '?search=s'],
    ['ev', '?search=sev'],
    ['en', '?search=seven'],
  ] as const) {
    await userEvent.keyboard(letters)
    await expect.poll(() => router.state.location.search).toBe(search)
  }
  await expect
    .element(page.getByRole('link', { name: /^Active/ }))
    .toHaveAttribute('href', '/clients?view=active&search=seven')
  await router.navigate(-1)
  await expect.poll(() => router.state.location.search).toBe('')
  await expect.element(field).toHaveValue('')
  await expect.element(client(1)).toBeVisible()
})

test('Esc clears the search, and so does its cross', async () => {
  sevenIsFound()
  const { router } = await renderApp('/clients?search=seven')
  await expect.element(field).toHaveValue('seven')
  await field.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(client(1)).toBeVisible()
  expect(router.state.location.search).toBe('')
  await field.fill('seven')
  await expect.element(client(7)).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(client(1)).toBeVisible()
  await expect.element(field).toHaveFocus()
})

test('an empty result shows the search text, matches in other views, and a button that clears it all', async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, ({ url }) => {
    const isTrials = url.searchParams.get('view') === 'trials'
    const rows = url.searchParams.has('search') ? (isTrials ? [] : [sampleRow(9)]) : [sampleRow(1)]
    return { ...sampleClients(rows), counts: { all: 248, active: 187, trials: 31, archived: 12 } }
  })
  const { router } = await renderApp('/clients?view=trials&search=kestrel&billing_owner=ACCOUNTANT')
  await expect.element(page.getByRole('heading', { name: 'No clients match' })).toBeVisible()
  await expect
    .element(page.getByText('Nothing matches “kestrel” in Free Trials with Billing Type Billed to Firm.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Show 1 match in All' }))
    .toHaveAttribute('href', '/clients?search=kestrel&billing_owner=ACCOUNTANT')
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect.element(client(1)).toBeVisible()
  expect(router.state.location.search).toBe('?view=trials')
  await expect.element(field).toHaveValue('')
})
