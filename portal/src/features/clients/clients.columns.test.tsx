import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleIdentity, sampleRow } from '../../../testing/sample-records.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import { getIdentity, listBusinessClients } from '../../api/contract.ts'

const chooser = page.getByRole('button', { name: 'Columns' })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
const others = ['Owner', 'Invitation Status', 'Status', 'Plan / Add-ons', 'Billing Type']

test('DEC-04 the chooser can hide every column except Business Name, and remembers it per person', async () => {
  memberOfFirm()
  const { router } = await renderApp('/clients')
  await chooser.click()
  await expect.element(box('Business Name')).toBeChecked()
  await expect.element(box('Business Name')).toBeDisabled()
  for (const name of others) {
    await expect.element(head(name)).toBeVisible()
    await box(name).click()
    await expect.element(head(name)).not.toBeInTheDocument()
  }
  await expect.element(head('Business Name')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await router.navigate('/no-such-page')
  await expect.element(head('Business Name')).not.toBeInTheDocument()
  await router.navigate('/clients')
  await expect.element(head('Business Name')).toBeVisible()
  expect(others.filter((name) => head(name).query())).toEqual([])
  await chooser.click()
  await page.getByRole('dialog', { name: 'Columns' }).getByText('Owner', { exact: true }).click()
  await expect.element(head('Owner')).toBeVisible()
})

test.each([1024, 1280, 1360, 1440])('DEC-04 at %i px a name wraps between words', async (width) => {
  await onWindowOf(width)
  const server = memberOfFirm()
  const names = ['Amberlight Photography', 'Donaudampfschifffahrtsgesellschaft', 'Bluebird Bakery']
  server.answer(listBusinessClients, sampleClients(names.map((name, index) => sampleRow(index + 1, { name }))))
  await renderApp('/clients')
  for (const name of names) {
    const shown = page.getByRole('link', { name, exact: true })
    await expect.element(shown).toBeVisible()
    const { scrollWidth, clientWidth } = shown.element().parentElement as HTMLElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    expect(clientWidth).toBeGreaterThan(80)
  }
})

test("one person's columns are not another's", async () => {
  const server = memberOfFirm()
  const other = '01990000-0000-7000-8000-000000000099'
  localStorage.setItem(`client-columns:${other}`, '["owner"]')
  await renderApp('/clients')
  await expect.element(head('Owner')).toBeVisible()
  server.answer(getIdentity, sampleIdentity({ uuid: other }))
  localStorage.setItem(`client-columns:${sampleIdentity().uuid}`, 'not json')
  await renderApp('/clients')
  await expect.poll(() => head('Owner').elements().length).toBe(1)
})
