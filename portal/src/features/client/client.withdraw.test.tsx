import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, clientOfFirm, standing, toasted } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID, sampleInvitation, sampleMoments } from '../../../testing/sample-client.ts'
import { getClientInvitation, getClientMoments, withdrawInvitation } from '../../api/contract.ts'
import { clockTime } from '../../ui/dates/clock-time.ts'

const dialog = page.getByRole('alertdialog', { name: 'Withdraw invitation' })

const open = async (invitation: Partial<ClientInvitation> = {}, subscription: Partial<Subscription> = {}) => {
  const server = clientOfFirm({ invited: 'PENDING', invitation, subscription })
  const { queryClient } = await renderApp(`/clients/${CLIENT_UUID}`)
  await button('Withdraw').click()
  await expect.element(dialog).toBeVisible()
  return { ...server, queryClient }
}

test('DEC-89 Withdraw asks first, with the focus on the button that changes nothing', async () => {
  const server = await open()
  await expect.element(dialog.getByRole('button', { name: 'Keep invitation' })).toHaveFocus()
  await expect.element(dialog.getByText('stops working now')).toBeVisible()
  await expect.element(dialog.getByText(/Automatic reminders stop\. .* isn't notified\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep invitation' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.callsOf(withdrawInvitation)).toEqual([])
})

test('DEC-18 DEC-89 within the hour Withdraw says when the same address can be invited again', async () => {
  const resend_at = new Date(Date.now() + 1_800_000).toISOString()
  await open({ resend_at })
  await expect
    .element(dialog)
    .toMatchTextContent(
      `You can invite the owner again: at the same address from ${clockTime(resend_at)}, at another one now.`,
    )
})

test('DEC-89 after the trial Withdraw does not promise that the owner can be invited again', async () => {
  await open({}, { status: 'TRIAL_EXPIRED', days_left: null })
  await expect.element(dialog).toMatchTextContent("the owner can't be invited again.")
  expect(dialog.element().textContent).not.toContain('You can invite the owner again')
})

test('DEC-73 DEC-89 after a withdrawal the banner says when, and the owner can be invited again', async () => {
  const server = await open()
  const withdrawn = { ...sampleInvitation(1, 'DRAFT'), sent_at: '2026-11-16T12:00:00.000Z' }
  server.answer(withdrawInvitation, withdrawn)
  server.answer(getClientMoments, sampleMoments({ withdrawn_at: '2026-11-17T12:00:00.000Z' }))
  server.answer(getClientInvitation, withdrawn)
  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click()
  await toasted('Invitation withdrawn', 'The link no longer works.')
  expect(server.ifMatch(withdrawInvitation)).toEqual(['"1"'])
  await expect.element(button('Withdraw')).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: /^Owner/ })).toMatchTextContent(/Not invited/)
  await expect.element(standing.getByText('The invitation was withdrawn on Nov 17, 2026')).toBeVisible()
})

const keysOf = (server: Awaited<ReturnType<typeof open>>) =>
  server.callsOf(withdrawInvitation).map(({ headers }) => headers.get('idempotency-key'))

test('DEC-89 a call whose response was lost is repeated with the same key, and no error shows', async () => {
  const server = await open()
  server.fail(withdrawInvitation)
  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect.poll(() => server.callsOf(withdrawInvitation).length).toBe(1)
  server.answer(withdrawInvitation, sampleInvitation(1, 'DRAFT'))
  await toasted('Invitation withdrawn', 'The link no longer works.')
  const [first, ...others] = keysOf(server)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(others).toEqual([first])
  expect(page.getByText('Invitation not withdrawn').query()).toBeNull()
})

test('DEC-89 without a response the page does not claim that the invitation is still open', async () => {
  const server = await open()
  server.refuse(withdrawInvitation, 503)
  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click()
  await toasted("We don't know if the invitation was withdrawn", 'If it still shows as pending, withdraw it again.')
  expect(new Set(keysOf(server)).size).toBe(1)
})

test('DEC-89 a withdrawal that failed says that nothing was changed', async () => {
  const server = await open()
  server.refuse(withdrawInvitation, 500)
  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click()
  await toasted('Invitation not withdrawn', 'Nothing was changed. Try again.')
})

test('DEC-89 an invitation answered in the meantime is not withdrawn, and the page says so', async () => {
  const server = await open()
  server.refuse(withdrawInvitation, 409, { code: 'action_not_allowed', detail: 'No' })
  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click()
  await toasted('Invitation not withdrawn', 'It is no longer pending. The page shows how it stands now.')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('DEC-73 DEC-89 an invitation that someone else sent again is not withdrawn, and the page says so', async () => {
  const server = await open()
  server.refuse(withdrawInvitation, 409, { code: 'stale', detail: 'Changed meanwhile' })
  server.changesInvitationElsewhere({ invitation_email: 'new@bluebird.example' })
  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click()
  await toasted(
    'Invitation not withdrawn',
    'Someone else sent it again in the meantime. Check the address before you withdraw it.',
  )
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => server.queryClient.isFetching()).toBe(0)
  await button('Withdraw').click()
  await expect.element(dialog).toMatchTextContent(/new@bluebird\.example/)
})

test('DEC-73 DEC-89 the dialog withdraws the version it was opened for, even if the page has loaded a newer one', async () => {
  const server = await open()
  const newer = { ...sampleInvitation(1, 'PENDING'), invitation_email: 'new@bluebird.example' }
  server.reply(getClientInvitation, () => Response.json(newer, { headers: { etag: '"2"' } }))
  server.refuse(withdrawInvitation, 409, { code: 'stale', detail: 'Changed meanwhile' })
  await server.queryClient.invalidateQueries()
  await expect.element(dialog).not.toMatchTextContent(/new@bluebird\.example/)
  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect.poll(() => server.ifMatch(withdrawInvitation)).toEqual(['"1"'])
})
