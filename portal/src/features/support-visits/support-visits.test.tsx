import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { button } from '../../../testing/client-world.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { listSupportVisits } from '../../api/contract.ts'

const BEGAN = '2026-11-12T13:41:00Z'
const visit = (number: number, changes: object = {}) => ({
  uuid: `01990000-0000-7000-9000-0000000008${String(number).padStart(2, '0')}`,
  staff_name: 'Sam Okafor',
  reason: 'Maya asked why a client is missing',
  ticket_number: `T-47${number}`,
  began_at: BEGAN,
  ends_at: '2026-11-12T13:53:00Z',
  clients: [
    { uuid: '01990000-0000-7000-9000-000000000901', client_name: 'Bluebird Bakery' },
    { uuid: '01990000-0000-7000-9000-000000000902', client_name: 'Lark & Loom' },
  ],
  pages: ['clients', 'client', 'activity'] as ('clients' | 'client' | 'activity')[],
  ...changes,
})
const heading = page.getByRole('heading', { level: 1, name: 'Support visits' })
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))

test('A11 DEC-65 a visit that started while the stream was down shows once it is back', async () => {
  const server = memberOfFirm()
  server.answer(listSupportVisits, { results: [visit(1)], count: 1 })
  const { events } = await renderApp('/support-visits')
  await expect.poll(() => rows().length).toBe(1)
  await events.breaks('cut off')
  server.answer(listSupportVisits, { results: [visit(2), visit(1)], count: 2 })
  await events.opens()
  await expect.poll(() => rows().length).toBe(2)
})

test('A11 a firm sees who in support visited, why, for which ticket, how long, and which clients and pages', async () => {
  const server = memberOfFirm()
  const open = visit(2, { ends_at: new Date(Date.now() + 60_000).toISOString(), clients: [], pages: [] })
  server.answer(listSupportVisits, { results: [open, visit(1)], count: 2 })
  await renderApp('/clients')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox', { name: 'Search clients and commands' })).toHaveFocus()
  await page.getByRole('option').filter({ hasText: 'Go to Support visits' }).click()
  await expect.element(heading).toBeVisible()
  const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(BEGAN))
  const why = 'Maya asked why a client is missing'
  await expect.poll(rows).toEqual([
    [`${when}still open`, 'still open', why, 'Sam Okafor', 'T-472', 'Nothing yet'],
    [
      `${when}12 min`,
      '12 min',
      why,
      'Sam Okafor',
      'T-471',
      'Bluebird Bakery, Lark & LoomClient list · Client page · Activity',
    ],
  ])
  expect(await axeViolations()).toEqual([])
})

test('A11 a long reason is shown in full, and clients beyond the third on request', async () => {
  const server = memberOfFirm()
  const reason = `${'Maya asked why a client is missing. '.repeat(12)}End.`
  const clients = ['Amber', 'Bluebird', 'Cedar', 'Dune', 'Elm'].map((client_name, number) => ({
    uuid: `01990000-0000-7000-9000-00000000091${number}`,
    client_name,
  }))
  server.answer(listSupportVisits, { results: [visit(1, { reason, clients })], count: 1 })
  await renderApp('/support-visits')
  const why = page.getByText(reason)
  await expect.element(why).toBeVisible()
  const { scrollHeight, clientHeight } = why.element()
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
  const others = page.getByText('Dune, Elm')
  await expect.element(others).not.toBeVisible()
  await page.getByText('and 2 more').click()
  await expect.element(others).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('a firm without visits reads that there were none', async () => {
  memberOfFirm().answer(listSupportVisits, { results: [], count: 0 })
  await renderApp('/support-visits')
  await expect.element(page.getByRole('heading', { name: 'No support visits yet.' })).toBeVisible()
  await expect.element(page.getByText(/support looks at your firm/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('DEC-65 DEC-96 a visit that begins while the page is open appears by the stream, and so does its end', async () => {
  const server = memberOfFirm()
  server.answer(listSupportVisits, { results: [], count: 0 })
  const { events } = await renderApp('/support-visits')
  await expect.element(page.getByRole('heading', { name: 'No support visits yet.' })).toBeVisible()
  const open = visit(2, { ends_at: new Date(Date.now() + 1_800_000).toISOString() })
  server.answer(listSupportVisits, { results: [open, visit(1)], count: 2 })
  await events.says('clients')
  await events.says('support_visits')
  await expect
    .poll(() => rows().map((cells) => [cells[1], cells[4]]))
    .toEqual([
      ['still open', 'T-472'],
      ['12 min', 'T-471'],
    ])
  expect(server.callsOf(listSupportVisits)).toHaveLength(2)
  server.answer(listSupportVisits, { results: [visit(2), visit(1)], count: 2 })
  await events.says('support_visits')
  await expect.poll(() => rows().map((cells) => cells[1])).toEqual(['12 min', '12 min'])
  expect(server.callsOf(listSupportVisits)).toHaveLength(3)
})

test('visits that fail to load show an error and can be retried', async () => {
  const server = memberOfFirm()
  server.refuse(listSupportVisits, 500)
  await renderApp('/support-visits')
  await expect.element(page.getByRole('heading', { name: "Support visits can't be shown" })).toBeVisible()
  server.answer(listSupportVisits, { results: [visit(1)], count: 1 })
  await button('Try again').click()
  await expect.poll(rows).toHaveLength(1)
})

test('many visits are paged, and each page has a URL', async () => {
  const server = memberOfFirm()
  const pages: (string | null)[] = []
  server.reply(listSupportVisits, ({ url }) => {
    pages.push(url.searchParams.get('offset'))
    const offset = Number(url.searchParams.get('offset'))
    const results = Array.from({ length: offset ? 5 : 25 }, (_, index) => visit(offset + index + 1))
    return Response.json({ results, count: 30 })
  })
  const { router } = await renderApp('/support-visits')
  await expect.poll(rows).toHaveLength(25)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect.poll(rows).toHaveLength(5)
  expect(router.state.location.search).toBe('?page=2')
  expect(pages).toEqual(['0', '25'])
})
