import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  business,
  button,
  field,
  heading,
  open,
  openAt,
  openOwnerStep,
  withFirm,
} from '../../../testing/client-wizard.ts'
import { painted } from '../../../testing/painted.ts'
import { FIRM_UUID, sampleRow } from '../../../testing/sample-records.ts'
import { listSimilarClients } from '../../api/contract.ts'

const twin = { uuid: sampleRow(5).uuid, name: 'Marlowe Ltd' }

test('a client of the same name shows a hint with a link, and Next still works', async () => {
  const server = withFirm()
  server.answer(listSimilarClients, ({ url }) => ({
    results: url.searchParams.get('client_name') === 'Marlowe Ltd' ? [{ ...twin, same: 'name' as const }] : [],
  }))
  await openAt(0, { ...business, client_name: 'Marlowe' })
  await field('Business name').fill('Marlowe Ltd')
  const hint = page.getByText(/^You already have a client with this name:/)
  await expect.element(hint).toBeVisible()
  const link = page.getByRole('link', { name: /^Marlowe Ltd/ })
  await expect.element(link).toHaveAttribute('href', `/clients/${twin.uuid}`)
  await expect.element(link).toHaveAttribute('target', '_blank')
  expect(server.callsOf(listSimilarClients)[0]?.url.pathname).toContain(FIRM_UUID)
  await field('Business name').fill('Marlowe Limited')
  await expect.element(hint).not.toBeInTheDocument()
  await field('Business name').fill('Marlowe Ltd')
  await expect.element(hint).toBeVisible()
  await button('Next').click()
  await expect.element(heading("Owner's Info")).toBeVisible()
})

test('the look-up waits until typing pauses', async () => {
  const server = withFirm()
  await open()
  await field('Business name').click()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const letters of ['Mar', 'lowe']) {
    document.execCommand('insertText', false, letters)
    await painted()
    vi.advanceTimersByTime(399)
    await painted()
    expect(server.callsOf(listSimilarClients)).toEqual([])
  }
  vi.advanceTimersByTime(1)
  await expect
    .poll(() => server.callsOf(listSimilarClients).map(({ url }) => url.searchParams.get('client_name')))
    .toEqual(['Marlowe'])
})

test('a client with the same phone shows a hint once the number is valid', async () => {
  const server = withFirm()
  server.answer(listSimilarClients, ({ url }) => ({
    results: url.searchParams.get('contact_phone') ? [{ ...twin, same: 'phone' as const }] : [],
  }))
  await openOwnerStep()
  await field('Phone number').fill('902 555')
  await field('Phone number').fill('902 555 0177')
  await expect.element(page.getByText(/^You already have a client with this phone number:/)).toBeVisible()
  expect(server.callsOf(listSimilarClients).map(({ url }) => url.searchParams.get('contact_phone'))).toEqual([
    '902 555 0177',
  ])
})

test('a failed look-up shows nothing', async () => {
  const server = withFirm()
  server.refuse(listSimilarClients, 500)
  await open()
  await field('Business name').fill('Marlowe Ltd')
  await expect.poll(() => server.callsOf(listSimilarClients).length).toBe(1)
  expect(page.getByRole('alert').query()).toBeNull()
  expect(page.getByText(/You already have a client/).query()).toBeNull()
})
