import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { listBusinessClients } from '../../api/contract.ts'

const views = page.getByRole('navigation', { name: 'Views' })
const tab = (name: string) => views.getByRole('link', { name: new RegExp(`^${name} `) })
const tabTexts = () =>
  views
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

const counted = (counts: { all: number; active: number; trials: number; archived: number }) => ({
  ...sampleClients([sampleRow(1)], counts.all),
  counts,
})

test('LIST-01 LIST-02 the screen is headed Clients, and Create Client goes to /create-client', async () => {
  memberOfFirm()
  const { path } = await renderApp('/clients')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  const create = page.getByRole('main').getByRole('link', { name: 'Create Client' }).first()
  await expect.element(create).toHaveAttribute('href', '/create-client')
  await create.click()
  // The wizard has its own script.
  await expect.poll(path).toBe('/create-client')
})

test('LIST-03 DEC-03 the tabs are All, Active, Free Trials and Archived, each with its live count', async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, counted({ all: 4584, active: 187, trials: 31, archived: 12 }))
  await renderApp('/clients')
  await expect.element(tab('Archived')).toBeVisible()
  await expect.poll(tabTexts).toEqual(['All 4,584', 'Active 187', 'Free Trials 31', 'Archived 12'])
  const arrive = server.hold(listBusinessClients, counted({ all: 4583, active: 186, trials: 0, archived: 13 }))
  await tab('Active').click()
  await expect.element(tab('Active')).toHaveAttribute('aria-current', 'page')
  arrive()
  await expect.poll(tabTexts).toEqual(['All 4,583', 'Active 186', 'Free Trials 0', 'Archived 13'])
})

test('LIST-08 LIST-09 All needs no parameter; every other tab sets view and loads its clients', async () => {
  const server = memberOfFirm()
  const { router } = await renderApp('/clients')
  await expect.element(tab('All')).toHaveAttribute('aria-current', 'page')
  for (const [name, view] of [
    ['Active', 'active'],
    ['Free Trials', 'trials'],
    ['Archived', 'archived'],
  ] as const) {
    await tab(name).click()
    await expect.element(tab(name)).toHaveAttribute('aria-current', 'page')
    expect(router.state.location.search).toBe(`?view=${view}`)
    await expect.poll(() => server.callsOf(listBusinessClients).at(-1)?.url.searchParams.get('view')).toBe(view)
  }
  await tab('All').click()
  await expect.poll(() => router.state.location.search).toBe('')
  await expect.element(tab('All')).toHaveAttribute('aria-current', 'page')
})

test('switching views keeps the search and the filters, and starts at the first page', async () => {
  memberOfFirm().answer(listBusinessClients, sampleClients([sampleRow(1)], 248))
  await renderApp('/clients?search=blue&plan=Plus&page=3')
  await expect.element(tab('Archived')).toHaveAttribute('href', '/clients?view=archived&search=blue&plan=Plus')
})

test('counts show as loading at first, and as unknown after a failure', async () => {
  const server = memberOfFirm()
  server.refuse(listBusinessClients, 500)
  await renderApp('/clients')
  await expect.poll(tabTexts).toEqual(['All –', 'Active –', 'Free Trials –', 'Archived –'])
  await expect.element(page.getByRole('textbox', { name: 'Search clients' })).toBeVisible()
})

test('a firm without clients reads how to add them, and has no search', async () => {
  memberOfFirm().answer(listBusinessClients, sampleClients([]))
  await renderApp('/clients')
  await expect.element(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
  await expect
    .poll(() => document.body.textContent)
    .toContain('A client already on Northwind Books appears once they invite you to their team in an Accountant role')
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Create Client' }).first()).toBeVisible()
  expect(page.getByRole('textbox', { name: 'Search clients' }).query()).toBeNull()
})

test.each([
  ['active', 'No active clients'],
  ['trials', 'No free trials'],
  ['archived', 'No archived clients'],
])('an empty view %s has its own text', async (view, title) => {
  memberOfFirm().answer(listBusinessClients, {
    ...sampleClients([]),
    counts: { all: 3, active: 0, trials: 0, archived: 0 },
  })
  await renderApp(`/clients?view=${view}`)
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Search clients' })).toBeVisible()
})
