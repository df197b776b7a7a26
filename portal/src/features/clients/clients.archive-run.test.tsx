import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { listBusinessClients, previewClientRun } from '../../api/contract.ts'

const box = (name: string) => page.getByRole('checkbox', { name })
const bar = page.getByRole('toolbar', { name: 'Selected clients' })

test('the dialog before archiving says which pending invitations stay open', async () => {
  const server = memberOfFirm()
  const withInvitation = (number: number, invitation_status: 'PENDING' | 'DECLINED') => {
    const row = sampleRow(number, { status: 'NO_ACCESS' })
    return { ...row, contact: { ...row.contact, invitation_status } }
  }
  const rows = [withInvitation(1, 'PENDING'), withInvitation(2, 'PENDING'), withInvitation(3, 'DECLINED')]
  server.answer(listBusinessClients, sampleClients(rows, 248))
  await renderApp('/clients')
  const dialog = page.getByRole('alertdialog')
  const ask = () => bar.getByRole('button', { name: 'Archive' }).click()
  const cancel = () => dialog.getByRole('button', { name: 'Cancel' }).click()

  await box('Select Client 3').click()
  await ask()
  await expect.element(dialog).toMatchTextContent('You can restore it at any time.')
  await expect.element(dialog).not.toMatchTextContent('open')
  await cancel()

  await box('Select Client 1').click()
  await ask()
  await expect
    .element(dialog)
    .toMatchTextContent('1 invitation stays open: the owner can still accept it. Withdraw it first to prevent that.')
  await cancel()

  await box('Select Client 2').click()
  await ask()
  await expect
    .element(dialog)
    .toMatchTextContent(
      '2 invitations stay open: the owners can still accept them. Withdraw them first to prevent that.',
    )
  await cancel()

  await bar.getByRole('button', { name: 'Select all 248' }).click()
  await ask()
  await expect.element(dialog).toMatchTextContent('Pending invitations stay open: the owners can still accept them.')
})

test('the dialog names the first clients, or all of a few', async () => {
  const server = memberOfFirm()
  const rows = [1, 2].map((number) => sampleRow(number, { status: 'NO_ACCESS' }))
  server.answer(listBusinessClients, sampleClients(rows, 248))
  server.answer(previewClientRun, { names: ['Client 1', 'Heron & Co.'], invitations_left: null })
  await renderApp('/clients')
  await box('Select all on this page').click()
  await bar.getByRole('button', { name: 'Archive' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText('Client 1 and Heron & Co.', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await bar.getByRole('button', { name: 'Select all 248' }).click()
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect.element(dialog.getByText('Starting with Client 1 and Heron & Co.', { exact: true })).toBeVisible()
})
