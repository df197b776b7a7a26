import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleInvitationToTeam } from '../../../testing/accountant-invitation.ts'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { writePageData } from '../../../testing/page-state.ts'
import { memberOfFirm, readAs, renderApp } from '../../../testing/render-app.tsx'
import { notices, roleRefusal, saidOnceIn } from '../../../testing/role-refusal.ts'
import { sampleClients, sampleRow, sampleRun } from '../../../testing/sample-records.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import {
  listAccountantInvitations,
  listBusinessClients,
  listClientRuns,
  startClientRun,
  updateOrganization,
} from '../../api/contract.ts'

const { contact, subscription } = sampleRow(1)
const invited = (number: number) =>
  sampleRow(number, {
    ownership: 'CLIENT',
    contact: { ...contact, invitation_status: 'PENDING' },
    subscription: { ...subscription, status: 'ACTIVE_TRIAL', days_left: 12 },
  })
const bar = page.getByRole('toolbar', { name: 'Selected clients' })
const news = page.getByRole('region', { name: 'Several clients at once' })
const started = page.getByRole('region', { name: 'Getting started' })
const textsOf = (part: typeof bar, role: 'button' | 'heading' | 'menuitem') =>
  part
    .getByRole(role)
    .elements()
    .map((one) => one.textContent || one.getAttribute('aria-label'))

beforeEach(() => localStorage.clear())

const three = [invited(1), invited(2), sampleRow(3)]
const open = async (role: FirmRole, rows = three, path = '/clients', runs: readonly ClientRun[] = []) => {
  const server = memberOfFirm()
  readAs(role)
  server.answer(listBusinessClients, sampleClients(rows))
  server.answer(listClientRuns, { results: [...runs] })
  const app = await renderApp(path)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  return { ...app, server }
}
const rowMenu = async (number: number) => {
  await page.getByRole('button', { name: `Actions for Client ${number}` }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  return textsOf(page.getByRole('menu'), 'menuitem')
}

test.each([1440, 390])('DEC-97 at %i px Billing reads the list, without Create Client and row menus', async (width) => {
  await onWindowOf(width)
  await open('billing')
  const first = page.getByRole('link', { name: 'Client 1', exact: true })
  await expect.element(first).toBeVisible()
  expect(page.getByRole('link', { name: 'Create Client' }).query()).toBeNull()
  expect(page.getByRole('button', { name: /^Actions for/ }).query()).toBeNull()
  expect(page.getByRole('columnheader', { name: 'Actions' }).query()).toBeNull()
  expect(textsOf(started, 'heading').slice(1)).toEqual(['Get certified as an expert', 'Book a 1:1 onboarding call'])
  expect([...started.element().querySelectorAll('ol > li')].map((step) => step.textContent?.[0])).toEqual(['1', '2'])
  first.element().focus()
  await userEvent.keyboard('.')
  expect(page.getByRole('menu').query()).toBeNull()
  expect(await axeViolations()).toEqual([])
})

test.each([
  ['billing', ['Export CSV']],
  ['member', ['Invite Owners', 'Export CSV']],
  ['admin', ['Invite Owners', 'Archive', 'Export CSV']],
] as const)('DEC-97 the bulk bar of %s has the acts that the role allows', async (role, expected) => {
  await open(role)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect.element(bar).toBeVisible()
  expect(textsOf(bar, 'button')).toEqual([...expected, 'Clear selection'])
  expect(await axeViolations()).toEqual([])
})

test.each([
  ['billing', ['Export CSV']],
  ['member', ['Export CSV']],
  ['admin', ['Restore', 'Export CSV']],
] as const)(
  'DEC-97 for archived clients the bulk bar of %s offers Restore only if the role allows it',
  async (role, expected) => {
    await open(role, [sampleRow(1, { status: 'ARCHIVED' })], '/clients?view=archived')
    await page.getByRole('checkbox', { name: 'Select Client 1' }).click()
    await expect.element(bar).toBeVisible()
    expect(textsOf(bar, 'button')).toEqual([...expected, 'Clear selection'])
  },
)

test('DEC-97 the row menu of a Member can open and invite, but not archive or remove access', async () => {
  await open('member')
  expect(await rowMenu(1)).toEqual(["Log in to Client's Account", 'Resend Invitation'])
  await userEvent.keyboard('{Escape}')
  expect(await rowMenu(3)).toEqual(["Log in to Client's Account"])
})

test('DEC-97 an empty row menu says that there is nothing to do', async () => {
  memberOfFirm()
  writePageData({ abilities: 'see_clients invite_owners' })
  await renderApp('/clients')
  expect(await rowMenu(1)).toEqual(["There's nothing you can do here right now."])
  expect(await axeViolations()).toEqual([])
})

test('DEC-97 a Member cannot stop a colleague’s archive run, nor undo one of their own from an earlier role', async () => {
  const over = { status: 'DONE', finished_at: '2026-11-15T10:00:00Z', done: 298 } as const
  const ofOther = sampleRun({ is_own: false })
  await open('member', three, '/clients', [ofOther, sampleRun({ ...over, uuid: sampleRow(9).uuid })])
  await expect.element(news.getByText('298 clients archived, 2 could not be changed')).toBeVisible()
  expect(textsOf(news, 'button')).toEqual(['Details', 'Details', 'Close this result'])
})

test('DEC-97 a Member can stop an invitation run', async () => {
  await open('member', three, '/clients', [sampleRun({ action: 'invite' })])
  await expect.element(news).toBeVisible()
  expect(textsOf(news, 'button')).toEqual(['Stop', 'Details'])
})

test.each(['billing', 'member'] as const)('DEC-97 %s can close only what closes for them alone', async (role) => {
  await open(role)
  await expect.element(page.getByRole('button', { name: 'Close getting started' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Close the welcome guide video' }).query()).toBeNull()
  expect(page.getByText('New! Your clients are now in the Partner Hub.').query()).toBeNull()
})

test('DEC-97 an empty list offers Billing nothing that the role does not allow', async () => {
  await open('billing', [])
  await expect.element(page.getByText("Your firm's clients appear here.")).toBeVisible()
})

test('DEC-97 an empty list tells a Member that clients are assigned, and by whom', async () => {
  await open('member', [])
  await expect.element(page.getByText(/clients assigned to you appear here\. Owners and Admins/)).toBeVisible()
})

test('DEC-97 an empty archive does not mention restoring to a Member', async () => {
  const { server } = await open('member', [sampleRow(1)])
  const nothing = { ...sampleClients([]), counts: { all: 1, active: 1, trials: 0, archived: 0 } }
  server.answer(listBusinessClients, nothing)
  await page.getByRole('link', { name: /^Archived/ }).click()
  await expect.element(page.getByText('Archived clients are kept here.')).toBeVisible()
})

test.each([
  ['billing', 'Clients of the firm'],
  ['member', 'Clients assigned to you'],
] as const)('DEC-97 the table of %s is named %s', async (role, name) => {
  await open(role)
  await expect.element(page.getByRole('table', { name, exact: true })).toBeVisible()
})

test.each([
  ['billing', 0],
  ['member', 1],
] as const)('DEC-97 invitations from businesses show to %s only if they may accept', async (role, count) => {
  const server = memberOfFirm()
  readAs(role)
  writePageData({ accountantInvitations: '1' })
  server.answer(listAccountantInvitations, { results: [sampleInvitationToTeam()] })
  await renderApp('/clients')
  await expect.element(page.getByRole('link', { name: 'Client 1', exact: true })).toBeVisible()
  expect(page.getByRole('region', { name: 'Invitations from businesses' }).elements()).toHaveLength(count)
})

test('DEC-97 a run refused because the role has changed shows one error with the roles that may', async () => {
  const { server } = await open('admin')
  server.refuse(startClientRun, 403, roleRefusal('archive_clients'))
  await page.getByRole('checkbox', { name: 'Select Client 1' }).click()
  await bar.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive 1 client' }).click()
  await saidOnceIn(notices, 'archive_clients')
})

test('DEC-97 a banner that the changed role may not close comes back with one error', async () => {
  const { server } = await open('admin')
  server.refuse(updateOrganization, 403, roleRefusal('change_firm'))
  await page.getByRole('button', { name: 'Close the news' }).click()
  await saidOnceIn(page.getByRole('alert'), 'change_firm')
  await expect.element(page.getByText('New! Your clients are now in the Partner Hub.')).toBeVisible()
})
