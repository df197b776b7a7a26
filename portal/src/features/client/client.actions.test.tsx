import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { button, clientOfFirm, heading, menuItem, standing, toasted } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { bluebird, CLIENT_UUID } from '../../../testing/sample-client.ts'
import {
  archiveBusinessClient,
  getBusinessClient,
  listBusinessClients,
  removeAccessAndArchive,
  removeClientAccess,
  restoreBusinessClient,
} from '../../api/contract.ts'

const path = `/clients/${CLIENT_UUID}`
const more = button('More Actions')
const dialog = (name: string) => page.getByRole('alertdialog', { name })
const badge = page.getByText('Archived', { exact: true }).first()
const items = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)
const open = async (at = path) => {
  const app = await renderApp(at)
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
  return app
}
const choose = async (name: string) => {
  await more.click()
  await menuItem(name).click()
}
/** The idempotency keys of the remove-access calls. */
const keysOf = (server: ReturnType<typeof clientOfFirm>) =>
  server.callsOf(removeClientAccess).map(({ headers }) => headers.get('idempotency-key'))
const plan = { status: 'ACTIVE', days_left: null } as const

test('CLIENT-04 More Actions holds Archive Client and Remove Access of a client who pays and has no plan', async () => {
  clientOfFirm({})
  await open()
  await more.click()
  expect(items()).toEqual(['Archive Client', 'Remove Access', 'Remove access and archive'])
})

test('CLIENT-04 with a plan Archive Client is gone and Remove Access stays', async () => {
  clientOfFirm({ invited: 'ACCEPTED', subscription: plan })
  await open()
  await more.click()
  const missing = 'Archive becomes available after access is removed'
  expect(items()).toEqual(['Remove Access', 'Remove access and archive', missing])
})

test('CLIENT-04 without access there is Archive Client alone', async () => {
  clientOfFirm({ client: { status: 'NO_ACCESS' } })
  await open()
  await more.click()
  expect(items()).toEqual(['Archive Client'])
})

test('CLIENT-04 an archived client can be restored and nothing else, and says that it is archived', async () => {
  clientOfFirm({ client: { status: 'ARCHIVED' }, moments: { restores_to: 'ACTIVE' } })
  await open()
  await expect.element(badge).toBeVisible()
  await expect.element(standing.getByRole('button', { name: 'Restore Client' })).toBeVisible()
  await more.click()
  expect(items()).toEqual(['Remove Access becomes available after the client is restored'])
})

test('CLIENT-04 DEC-93 if no act is possible, the menu says what would make one possible', async () => {
  clientOfFirm({ client: { billing_owner: 'ACCOUNTANT' }, invited: 'ACCEPTED', subscription: plan })
  await open()
  await expect.element(page.getByRole('heading', { name: /^Owner/ })).toBeVisible()
  await more.click()
  expect(items()).toEqual(['Archive becomes available after the plan is cancelled'])
})

test('ERR-33 DEC-73 Remove Access states its consequences, sends the version read, and confirms', async () => {
  const server = clientOfFirm({
    invited: 'ACCEPTED',
    subscription: { ...plan, display_name: 'Premium', billing_interval: 'monthly', staff_limits: 9 },
  })
  await open()
  await choose('Remove Access')
  const confirmation = dialog('Remove Access')
  for (const consequence of [
    'Bluebird Bakery · Premium Monthly, 9 Team Member Seats',
    'Everyone at your firm loses access to the books at once.',
    'Grace Whitfield stays the owner and keeps the plan and all data.',
    'To come back, the owner must add your firm again.',
    'Nothing, billed to client',
    '0.00\u00a0CAD',
  ])
    expect(confirmation.element().textContent).toContain(consequence)
  await expect.element(confirmation.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await confirmation.getByRole('button', { name: 'Remove Access' }).click()
  await toasted('Action Completed', "Your firm no longer has access to this client's account.")
  await expect.element(page.getByText('No Access', { exact: true })).toBeVisible()
  expect(server.callsOf(removeClientAccess).map(({ body }) => body)).toEqual([{ uuid: CLIENT_UUID }])
  expect(server.ifMatch(removeClientAccess)).toEqual(['"1"'])
})

test.each([
  [
    'PENDING',
    'The invitation stays open. To come back, the owner must accept it and add your firm again. Restoring from Archived alone does not open the books.',
  ],
  ['DRAFT', "This can't be undone. The owner hasn't accepted yet, so no one can give your firm access again."],
] as const)('DEC-61 Remove Access says how to regain access while the invitation is %s', async (invited, way) => {
  clientOfFirm({ invited })
  await open()
  await choose('Remove Access')
  await expect.element(dialog('Remove Access')).toMatchTextContent(way)
})

test('Remove access and archive is the same dialog with its box ticked, and does both in one call', async () => {
  const server = clientOfFirm({ invited: 'ACCEPTED' })
  await open()
  await choose('Remove access and archive')
  const confirmation = dialog('Remove access and archive')
  await expect.element(confirmation.getByRole('checkbox', { name: /Archive the client too/ })).toBeChecked()
  await confirmation.getByRole('button', { name: 'Remove access and archive' }).click()
  await expect.element(badge).toBeVisible()
  expect(server.callsOf(removeAccessAndArchive)).toHaveLength(1)
  expect(server.callsOf(removeClientAccess)).toEqual([])
})

test('the label of the red button follows the checkbox', async () => {
  clientOfFirm({})
  await open()
  await choose('Remove Access')
  await page.getByRole('checkbox', { name: /Archive the client too/ }).click()
  await expect.element(dialog('Remove access and archive')).toBeVisible()
  await expect.element(button('Remove access and archive')).toBeVisible()
})

test('ERR-34 Archive Client takes effect on screen at once and confirms when it is done', async () => {
  const server = clientOfFirm({})
  const answer = server.hold(archiveBusinessClient, bluebird({ status: 'ARCHIVED' }))
  await open()
  await choose('Archive Client')
  const confirmation = dialog('Archive Client')
  expect(confirmation.element().textContent).toContain('You can restore it at any time.')
  expect(confirmation.element().textContent).not.toContain('The invitation stays open')
  await confirmation.getByRole('button', { name: 'Archive Client' }).click()
  await expect.element(badge).toBeVisible()
  await expect.element(confirmation).not.toBeInTheDocument()
  expect(page.getByText('Action Completed').query()).toBeNull()
  answer()
  await toasted('Action Completed', 'Client archived successfully.')
})

test('archiving a client whose owner is invited says that the invitation stays open', async () => {
  clientOfFirm({ invited: 'PENDING' })
  await open()
  await choose('Archive Client')
  await expect
    .element(dialog('Archive Client'))
    .toMatchTextContent(/The invitation stays open: Grace Whitfield can still accept it\. Withdraw it first/)
})

test('Undo restores an archived client, from the version that archiving created', async () => {
  const server = clientOfFirm({})
  await open()
  await choose('Archive Client')
  await dialog('Archive Client').getByRole('button', { name: 'Archive Client' }).click()
  await button('Undo').click()
  await toasted('Action Completed', 'Client restored successfully.')
  await expect.element(badge).not.toBeInTheDocument()
  expect(server.ifMatch(restoreBusinessClient)).toEqual(['"2"'])
})

test('Restore Client says what it restores, and restores it', async () => {
  const server = clientOfFirm({ client: { status: 'ARCHIVED' } })
  await open()
  await standing.getByRole('button', { name: 'Restore Client' }).click()
  const confirmation = dialog('Restore Client')
  expect(confirmation.element().textContent).toContain('It returns from Archived with the status it had before.')
  await confirmation.getByRole('button', { name: 'Restore Client' }).click()
  await toasted('Action Completed', 'Client restored successfully.')
  await expect.element(badge).not.toBeInTheDocument()
  expect(server.callsOf(restoreBusinessClient)).toHaveLength(1)
})

test('ERR-35 a refused Archive Client is rolled back with an error in a toast and in place', async () => {
  const server = clientOfFirm({})
  server.refuse(archiveBusinessClient, 409, { code: 'action_not_allowed', detail: 'Not now' })
  await open()
  await choose('Archive Client')
  await dialog('Archive Client').getByRole('button', { name: 'Archive Client' }).click()
  await toasted('Action Failed', 'An error occurred during the action.')
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent(/Action Failed\s*An error occurred during the action\./)
  // Below the name and its buttons, which have not moved.
  const boxOf = (part: Locator) => part.element().getBoundingClientRect()
  const [name, button, failure] = [heading, more, page.getByRole('main').getByRole('alert')].map(boxOf)
  expect(name?.width).toBeGreaterThan(100)
  expect(failure?.top).toBeGreaterThanOrEqual(Math.max(name?.bottom ?? 0, button?.bottom ?? 0))
  await expect.element(badge).not.toBeInTheDocument()
  await expect.poll(() => server.callsOf(getBusinessClient).length).toBe(2)
})

test('ERR-35 a failed Remove Access shows its error in the dialog and can be retried', async () => {
  const server = clientOfFirm({})
  server.refuse(removeClientAccess, 500)
  await open()
  await choose('Remove Access')
  const confirmation = dialog('Remove Access')
  await confirmation.getByRole('button', { name: 'Remove Access' }).click()
  await toasted('Action Failed', 'An error occurred during the action.')
  await expect.element(confirmation.getByRole('alert')).toMatchTextContent(/Action Failed/)
  server.answer(removeClientAccess, bluebird({ status: 'NO_ACCESS' }))
  await confirmation.getByRole('button', { name: 'Remove Access' }).click()
  await toasted('Action Completed', "Your firm no longer has access to this client's account.")
})

test('P6 a call whose response was lost is repeated with the same key, and no error shows', async () => {
  const server = clientOfFirm({})
  server.fail(removeClientAccess)
  await open()
  await choose('Remove Access')
  await dialog('Remove Access').getByRole('button', { name: 'Remove Access' }).click()
  await expect.poll(() => server.callsOf(removeClientAccess).length).toBe(1)
  server.refuse(removeClientAccess, 409, { code: 'still_running', detail: 'Wait' })
  await expect.poll(() => server.callsOf(removeClientAccess).length).toBe(2)
  server.refuse(removeClientAccess, 502)
  await expect.poll(() => server.callsOf(removeClientAccess).length).toBe(3)
  server.answer(removeClientAccess, bluebird({ status: 'NO_ACCESS' }))
  await toasted('Action Completed', "Your firm no longer has access to this client's account.")
  const [first, ...others] = keysOf(server)
  expect(first).toMatch(/^remove_access\.[\da-f-]{36}$/)
  expect(others).toEqual([first, first, first])
  expect(page.getByText('Action Failed').query()).toBeNull()
})

test('P6 a manual retry uses the same key, and a new request another', async () => {
  const server = clientOfFirm({})
  server.refuse(removeClientAccess, 500)
  await open()
  for (const tries of [2, 1]) {
    await choose('Remove Access')
    const confirmation = dialog('Remove Access')
    for (let turn = 0; turn < tries; turn++) {
      const before = server.callsOf(removeClientAccess).length
      await confirmation.getByRole('button', { name: 'Remove Access' }).click()
      await expect.poll(() => server.callsOf(removeClientAccess).length).toBe(before + 1)
      await expect.element(confirmation.getByRole('alert')).toMatchTextContent(/Action Failed/)
    }
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(confirmation).not.toBeInTheDocument()
  }
  const [first, second, anew] = keysOf(server)
  expect([second === first, anew === first]).toEqual([true, false])
})

test.each(['explode', 'restore', 'log_in', ''])(
  'ERR-39 a URL that requests the unknown act %j shows an error',
  async (act) => {
    clientOfFirm({})
    const { router } = await open(`${path}?action=${act}`)
    await toasted('Action cannot be performed', 'No appropriate action defined.')
    expect(page.getByRole('alertdialog').query()).toBeNull()
    await expect.poll(() => router.state.location.search).toBe('')
  },
)

test('a URL may request an existing act', async () => {
  clientOfFirm({})
  await open(`${path}?action=archive`)
  await expect.element(dialog('Archive Client')).toBeVisible()
})

test('an act invalidates the lists and their counts', async () => {
  const server = clientOfFirm({})
  const { router } = await renderApp('/clients')
  await expect.poll(() => server.callsOf(listBusinessClients).length).toBe(1)
  await router.navigate(path)
  await choose('Archive Client')
  await dialog('Archive Client').getByRole('button', { name: 'Archive Client' }).click()
  await toasted('Action Completed', 'Client archived successfully.')
  await router.navigate('/clients')
  await expect.poll(() => server.callsOf(listBusinessClients).length).toBe(2)
})

test('everything works by keyboard alone, and Esc changes nothing', async () => {
  const server = clientOfFirm({})
  await open()
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menuItem('Archive Client')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const confirmation = dialog('Archive Client')
  await expect.element(confirmation.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(confirmation).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  expect(server.callsOf(archiveBusinessClient)).toEqual([])
})
