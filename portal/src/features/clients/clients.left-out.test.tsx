import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { listBusinessClients } from '../../api/contract.ts'

const notices = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

test('ERR-02 DEC-06 a client that could not be mapped is left out, with one toast and a notice at the list', async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, { ...sampleClients([sampleRow(1), sampleRow(2)], 3), left_out: 1 })
  const { router } = await renderApp('/clients')
  await expect.element(page.getByRole('link', { name: 'Client 1', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Client 2', exact: true })).toBeVisible()
  await expect.element(notices).toMatchTextContent(/Mapping Error\s*Failed in mapping client data\./)
  expect(notices.elements()).toHaveLength(1)
  await expect
    .element(
      page
        .getByRole('main')
        .getByText('Mapping Error Failed in mapping client data. 1 client is left out of this page.'),
    )
    .toBeVisible()
  const arrive = server.hold(listBusinessClients, sampleClients([sampleRow(3)]))
  await router.navigate('/clients?view=active')
  await expect.element(page.getByRole('link', { name: /^Active / })).toHaveAttribute('aria-current', 'page')
  arrive()
  await expect.element(page.getByRole('link', { name: 'Client 3', exact: true })).toBeVisible()
  expect(page.getByRole('main').getByText('Mapping Error').query()).toBeNull()
  expect(notices.elements()).toHaveLength(1)
})

test('ERR-02 several clients left out of one load share one toast', async () => {
  memberOfFirm().answer(listBusinessClients, { ...sampleClients([sampleRow(1)], 3), left_out: 2 })
  await renderApp('/clients')
  await expect.element(page.getByRole('main').getByText(/2 clients are left out of this page/)).toBeVisible()
  await expect
    .poll(() => notices.elements().map((notice) => notice.textContent))
    .toEqual(['Mapping ErrorFailed in mapping client data.'])
})
