import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { button, clientOfFirm, heading, menuItem, toasted } from '../../../testing/client-world.ts'
import { heldTabs } from '../../../testing/held-tabs.ts'
import { CONTACT_UUID, invitationOfFirm } from '../../../testing/invitation-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { archiveBusinessClient, getBusinessClient, listBusinessClients, openClientAccount } from '../../api/contract.ts'

const { contact, subscription } = sampleRow(1)
/** A paying client on trial with a pending invitation. */
const bluebird = (changes: Partial<ReturnType<typeof sampleRow>> = {}) =>
  sampleRow(1, {
    uuid: CLIENT_UUID,
    name: 'Bluebird Bakery',
    ownership: 'CLIENT',
    contact: { ...contact, invitation_status: 'PENDING' },
    subscription: { ...subscription, status: 'ACTIVE_TRIAL', days_left: 12 },
    ...changes,
  })
const actions = button('Actions for Bluebird Bakery')
const name = page.getByRole('link', { name: 'Bluebird Bakery' })
const items = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)

const open = async (row = bluebird(), world: Parameters<typeof clientOfFirm>[0] = { invited: 'PENDING' }) => {
  const server = clientOfFirm(world)
  const rows = [row]
  server.answer(listBusinessClients, () => sampleClients(rows))
  const app = await renderApp('/clients')
  await expect.element(name).toBeVisible()
  return { ...app, server, rows }
}

test.each([
  [
    'on trial with an invitation under way',
    {},
    ["Log in to Client's Account", 'Resend Invitation', 'Archive Client', 'Remove Access', 'Remove access and archive'],
  ],
  [
    'without a plan, with what its owner has to wait for',
    {
      contact: { ...contact, invitation_status: 'DRAFT' as const },
      subscription: { ...subscription, status: 'INACTIVE' as const },
    },
    [
      "Log in to Client's Account",
      'Invite OwnerYou must select a plan for this client before inviting them',
      'Archive Client',
      'Remove Access',
      'Remove access and archive',
    ],
  ],
  [
    'that the firm pays for and the owner has accepted',
    { ownership: 'ACCOUNTANT' as const, contact, subscription },
    ["Log in to Client's Account", 'Change Plan', 'Archive becomes available after the plan is cancelled'],
  ],
  [
    'that the firm pays for and that has no plan',
    { ownership: 'ACCOUNTANT' as const, contact, subscription: { ...subscription, status: 'CANCELLED' as const } },
    [
      "Log in to Client's Account",
      'Select Plan',
      'Remove Access becomes available after billing is transferred to the client',
    ],
  ],
  [
    'without access',
    { status: 'NO_ACCESS' as const },
    ['Resend InvitationYou no longer have access to this client', 'Archive Client'],
  ],
  ['without access, whose owner has accepted', { status: 'NO_ACCESS' as const, contact }, ['Archive Client']],
  ['that is archived, whose owner has accepted', { status: 'ARCHIVED' as const, contact }, ['Restore Client']],
  [
    'that is archived',
    { status: 'ARCHIVED' as const, contact: { ...contact, invitation_status: 'DRAFT' as const } },
    ['Invite OwnerArchived clients cannot be invited', 'Restore Client'],
  ],
])(
  'CLIENT-04 DEC-82 DEC-93 PERM-22 the row menu has the acts possible for a client %s',
  async (_name, changes, expected) => {
    await open(bluebird(changes))
    await actions.click()
    await expect.poll(items).toEqual(expected)
    await expect.element(actions).toHaveAttribute('aria-expanded', 'true')
    expect(await axeViolations()).toEqual([])
  },
)

test('DEC-18 a resend within the hour is disabled in the row menu, with the time when it is possible', async () => {
  const resend_at = new Date(Date.now() + 20 * 60_000).toISOString()
  await open(bluebird({ contact: { ...contact, invitation_status: 'PENDING', resend_at } }))
  await actions.click()
  const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(resend_at))
  const item = page.getByRole('menuitem', { name: /^Resend Invitation/ })
  await expect.element(item).toMatchTextContent(`Resend InvitationYou can resend at ${time}`)
  await expect.element(item).toHaveAttribute('aria-disabled', 'true')
})

test('DEC-18 after an undelivered mail the row menu leads to the editor even within the hour', async () => {
  const resend_at = new Date(Date.now() + 20 * 60_000).toISOString()
  const lost = { lost: 'BOUNCED' as const, lost_reason: 'No such mailbox' }
  await open(bluebird({ contact: { ...contact, invitation_status: 'PENDING', resend_at, ...lost } }))
  await actions.click()
  const item = menuItem('Resend Invitation')
  await expect.element(item).toBeVisible()
  await expect.element(item).not.toHaveAttribute('aria-disabled')
})

test('a client can be archived from its row by keyboard alone, and the focus stays in place', async () => {
  const { server, rows, path } = await open()
  // A pointer resting where the menu opens would highlight an item.
  await heading.hover()
  ;(name.element() as HTMLElement).focus()
  await userEvent.keyboard('.')
  await expect.element(menuItem("Log in to Client's Account")).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => menuItem('Archive Client').query()).toBeNull()
  await expect.element(name).toHaveFocus()
  await expect.element(actions).toHaveAttribute('aria-expanded', 'false')

  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(menuItem("Log in to Client's Account")).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  const question = page.getByRole('alertdialog', { name: 'Archive Client' })
  await expect.element(question).toMatchTextContent('Bluebird Bakery')
  await userEvent.keyboard('{Escape}')
  await expect.element(actions).toHaveFocus()
  expect(server.callsOf(archiveBusinessClient)).toEqual([])

  await userEvent.keyboard('{ArrowDown}')
  await menuItem('Archive Client').click()
  rows.splice(0)
  await question.getByRole('button', { name: 'Archive Client' }).click()
  await toasted('Action Completed', 'Client archived successfully.')
  await expect.element(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
  expect(server.callsOf(archiveBusinessClient)).toHaveLength(1)
  await expect.element(heading).toHaveFocus()
  expect(path()).toBe('/clients')
})

test('EMBED-05 the row menu opens the account in a new tab, and a refusal says why', async () => {
  const { tab } = heldTabs()
  const { server } = await open()
  const url = 'https://books.northwind.example/open/account-1'
  server.answer(openClientAccount, { url })
  await actions.click()
  await menuItem("Log in to Client's Account").click()
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([[url]])
  server.refuse(openClientAccount, 409, { code: 'trial_expired', detail: 'Refused.' })
  await actions.click()
  await menuItem("Log in to Client's Account").click()
  await toasted(
    "Client's account cannot be viewed",
    "You can't access this client's account, as their trial has expired.",
  )
})

test('Resend Invitation leads from the row to the invitation, whose heading has the focus', async () => {
  const server = invitationOfFirm({ invited: 'PENDING' })
  server.answer(listBusinessClients, () =>
    sampleClients([bluebird({ contact: { ...contact, uuid: CONTACT_UUID, invitation_status: 'PENDING' } })]),
  )
  const { path } = await renderApp('/clients')
  await actions.click()
  await menuItem('Resend Invitation').click()
  await expect.poll(path).toBe(`/invite-owner/${CONTACT_UUID}`)
  await expect.element(page.getByRole('heading', { name: "Let's Customize Your Invitation" })).toHaveFocus()
})

test('a menu closes when its row shows another client, and otherwise updates its acts', async () => {
  const { rows, queryClient } = await open()
  await actions.click()
  await expect.poll(items).toContain('Archive Client')
  rows.splice(0, 1, bluebird({ status: 'NO_ACCESS' }))
  await queryClient.invalidateQueries()
  await expect.poll(items).toEqual(['Resend InvitationYou no longer have access to this client', 'Archive Client'])
  rows.unshift(sampleRow(2))
  await queryClient.invalidateQueries()
  await expect.poll(items).toEqual([])
})

test('the focus follows its client, and moves to the next row when the client leaves the list', async () => {
  const { rows, queryClient } = await open()
  rows.push(sampleRow(2), sampleRow(3))
  await queryClient.invalidateQueries()
  const second = page.getByRole('link', { name: 'Client 2' })
  await expect.element(second).toBeVisible()
  ;(second.element() as HTMLElement).focus()
  rows.unshift(sampleRow(4))
  await queryClient.invalidateQueries()
  await expect.poll(() => document.activeElement?.textContent).toBe('Client 2')
  rows.splice(2, 1)
  await queryClient.invalidateQueries()
  await expect.poll(() => document.activeElement?.textContent).toBe('Client 3')
  rows.splice(2, 1)
  await queryClient.invalidateQueries()
  await expect.poll(() => document.activeElement?.textContent).toBe('Bluebird Bakery')
})

test('acting on a client that no longer exists says so and removes its row', async () => {
  const { server, rows } = await open()
  server.refuse(getBusinessClient, 404, { code: 'not_found', detail: 'Gone.' })
  await actions.click()
  await expect.poll(items).toContain('Archive Client')
  rows.splice(0)
  await menuItem('Archive Client').click()
  await toasted('Client not found', 'The address may be mistyped, or the client is no longer with your firm.')
  await expect.element(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
})
