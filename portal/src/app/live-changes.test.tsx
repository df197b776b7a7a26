import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clientOfFirm, heading } from '../../testing/client-world.ts'
import { memberOfFirm, renderApp } from '../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../testing/sample-client.ts'
import { sampleClients, sampleRow } from '../../testing/sample-records.ts'
import { getBusinessClient, getSubscription, listBusinessClients } from '../api/contract.ts'

const OTHER = '01990000-0000-7000-9000-000000000099'
const row = (name: string) => page.getByRole('link', { name, exact: true })

const openList = async () => {
  const server = memberOfFirm()
  const app = await renderApp('/clients')
  await expect.element(row('Client 1')).toBeVisible()
  const rename = (name: string) => server.answer(listBusinessClients, sampleClients([sampleRow(1, { name })]))
  return { ...app, server, rename }
}

/** Lets the test skip thirty seconds; all other timers run normally. */
const withMovableClock = () => {
  const ticks: (() => void)[] = []
  const real = window.setInterval
  const spy = vi.spyOn(window, 'setInterval').mockImplementation(((tick: () => void, ms?: number) => {
    if (ms !== 30_000) return real(tick, ms)
    ticks.push(tick)
    return 4_000_000 + ticks.length
  }) as typeof window.setInterval)
  return { ticks, halfMinutePasses: () => ticks.at(-1)?.(), restore: () => spy.mockRestore() }
}

test('DEC-65 a tab opens one stream, whatever page it shows', async () => {
  const { events, router } = await openList()
  await expect.poll(events.urls).toEqual(['/events/'])
  await router.navigate('/create-client')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tell Us About Your Business' })).toBeVisible()
  await router.navigate('/clients')
  await expect.element(row('Client 1')).toBeVisible()
  expect(events.urls()).toEqual(['/events/'])
})

test('DEC-65 a change of the list shows without a reload, with its counts', async () => {
  const { events, rename } = await openList()
  rename('Renamed elsewhere')
  await events.says('clients')
  await expect.element(row('Renamed elsewhere')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^All/ })).toMatchTextContent(/1$/)
})

test('DEC-65 a change of a client refetches its own page and no other client’s', async () => {
  const server = clientOfFirm({})
  const { events } = await renderApp(`/clients/${CLIENT_UUID}`)
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
  await expect.poll(() => server.callsOf(getSubscription).length).toBe(1)
  server.changesClientElsewhere({ client_name: 'Bluebird & Daughters' })
  await events.says(`client:${OTHER}`, 'nonsense', 'client:')
  await events.says(`client:${CLIENT_UUID}`)
  await events.says(`client:${CLIENT_UUID}`)
  await expect.element(heading).toMatchTextContent('Bluebird & Daughters')
  // A burst causes one refetch.
  expect(server.callsOf(getBusinessClient)).toHaveLength(2)
})

test('DEC-65 a change that concerns every client refetches the open one', async () => {
  const server = clientOfFirm({})
  const { events } = await renderApp(`/clients/${CLIENT_UUID}`)
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
  server.changesClientElsewhere({ client_name: 'Bluebird & Daughters' })
  await events.says('client')
  await expect.element(heading).toMatchTextContent('Bluebird & Daughters')
})

test('DEC-65 without a stream the page polls every 30 s, and retries a stream that was refused', async () => {
  const clock = withMovableClock()
  const { events, rename } = await openList()
  await events.opens()
  expect(clock.ticks).toHaveLength(0)
  await events.breaks('refused')
  await events.breaks('refused')
  expect(clock.ticks).toHaveLength(1)
  rename('Found by polling')
  clock.halfMinutePasses()
  await expect.element(row('Found by polling')).toBeVisible()
  expect(events.urls()).toEqual(['/events/', '/events/'])
  clock.restore()
})

test('DEC-65 a stream that reconnects refetches once and ends the polling', async () => {
  const clock = withMovableClock()
  const cleared = vi.spyOn(window, 'clearInterval')
  const { events, rename } = await openList()
  await events.breaks('cut off')
  rename('Said while nobody listened')
  await events.opens()
  await expect.element(row('Said while nobody listened')).toBeVisible()
  expect(cleared).toHaveBeenCalledWith(4_000_001)
  expect(events.urls()).toEqual(['/events/'])
  cleared.mockRestore()
  clock.restore()
})

test('leaving the pages of a member closes the stream', async () => {
  const { events, router } = await openList()
  await expect.poll(events.states).toEqual([0])
  await router.navigate('/nowhere')
  await expect.poll(events.states).toEqual([2])
})
