import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { listBusinessClients, updateIdentity } from '../../api/contract.ts'

const goOffline = () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
}

test('offline, the list shows an error, and loads once the browser is back online', async () => {
  const server = memberOfFirm()
  server.fail(listBusinessClients)
  goOffline()
  await renderApp('/clients')
  await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(/Failed to load clients/)
  server.answer(listBusinessClients, sampleClients([sampleRow(7)]))
  onlineManager.setOnline(true)
  await expect.element(page.getByText('Client 7', { exact: true })).toBeVisible()
})

test('offline, a save fails at once with an error', async () => {
  const server = memberOfFirm()
  await renderApp('/clients')
  await expect.element(page.getByText('Client 1', { exact: true })).toBeVisible()
  goOffline()
  server.fail(updateIdentity)
  await page.getByRole('button', { name: 'Close getting started' }).click()
  await expect.poll(() => page.getByText('Failed to persist action result').elements().length).toBe(2)
})
