import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { listBusinessClients, startClientRun } from '../../api/contract.ts'

const open = (number: number) => sampleRow(number, { status: 'NO_ACCESS' })
const box = (name: string) => page.getByRole('checkbox', { name })
const bar = page.getByRole('toolbar', { name: 'Selected clients' })

beforeEach(() => localStorage.clear())

test('x selects the focused row, Escape clears the selection, and so does another view', async () => {
  memberOfFirm().answer(listBusinessClients, sampleClients([open(1), open(2), sampleRow(3)], 248))
  await renderApp('/clients')
  await expect.element(box('Select Client 1')).toBeInTheDocument()
  page.getByRole('link', { name: 'Client 2' }).element().focus()
  await userEvent.keyboard('x')
  await expect.element(box('Select Client 2')).toBeChecked()
  await userEvent.keyboard('x')
  await expect.element(bar).not.toBeInTheDocument()
  await userEvent.keyboard('x')
  await expect.element(bar).toMatchTextContent('1 selected')
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  await userEvent.keyboard('x')
  await expect.element(bar).toBeVisible()
  await page.getByRole('link', { name: /Archived/ }).click()
  await expect.element(bar).not.toBeInTheDocument()
})

test('DEC-91 a selection survives a search, a page, an opened client and Back; the bar says how many are shown', async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, ({ url }) =>
    url.searchParams.get('search') ? sampleClients([open(2)], 1) : sampleClients([open(1), open(2)], 60),
  )
  const { router } = await renderApp('/clients')
  await box('Select all on this page').click()
  await expect.element(bar).toMatchTextContent('2 selected')
  await router.navigate('/clients?search=two&billing_owner=CLIENT')
  await expect.element(bar).toMatchTextContent('2 selected, 1 shown here')
  await router.navigate('/create-client')
  await expect.element(bar).not.toBeInTheDocument()
  await router.navigate(-1)
  await expect.element(bar).toMatchTextContent('2 selected, 1 shown here')
  await router.navigate('/clients?page=2')
  await expect.element(bar).toMatchTextContent('2 selected')
})

test('DEC-91 a selection above the limit of a run is refused before it starts', async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, sampleClients([open(1), open(2)], 10_001))
  await renderApp('/clients')
  await box('Select Client 1').click()
  await bar.getByRole('button', { name: 'Select all 10,001' }).click()
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect
    .element(page.getByRole('region', { name: 'Notifications' }))
    .toMatchTextContent('You can act on up to 10,000 clients at once. Narrow the list with a filter.')
  expect(server.callsOf(startClientRun)).toHaveLength(0)
  expect(page.getByRole('alertdialog').query()).toBeNull()
})

test('DEC-91 everything of one search stays selected in the next, whose boxes are disabled until it is cleared', async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, ({ url }) =>
    url.searchParams.get('search') ? sampleClients([open(2)], 120) : sampleClients([open(1), open(2)], 248),
  )
  const { router } = await renderApp('/clients?search=north')
  await box('Select Client 2').click()
  await bar.getByRole('button', { name: 'Select all 120' }).click()
  await expect.element(bar).toMatchTextContent('120 selected')
  await router.navigate('/clients')
  await expect.element(bar).toMatchTextContent('120 selected in another search')
  await expect.element(bar).toMatchTextContent('Clear it to select other clients.')
  await expect.element(bar.getByRole('button', { name: 'Select all 248' })).toBeVisible()
  await expect.element(box('Select Client 1')).toBeDisabled()
  await expect.element(box('Select all on this page')).toBeDisabled()
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await box('Select Client 1').click()
  await expect.element(bar).toMatchTextContent('1 selected')
})

test('DEC-91 if selecting all matches may deselect other clients, the button says so', async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, ({ url }) =>
    url.searchParams.get('search') ? sampleClients([open(2)], 120) : sampleClients([open(1), open(2)], 248),
  )
  const { router } = await renderApp('/clients')
  await box('Select all on this page').click()
  await router.navigate('/clients?search=north')
  await expect.element(bar).toMatchTextContent('2 selected, 1 shown here')
  await bar.getByRole('button', { name: 'Select only these 120' }).click()
  await expect.element(bar).toMatchTextContent('120 selected')
  await router.navigate('/clients?search=south')
  await expect.element(bar.getByRole('button', { name: 'Select only these 120' })).toBeVisible()
})
