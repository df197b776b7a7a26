import type { ClientMoments } from '@partner-hub/contracts/clients/client-moments.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clientOfFirm, standing, toasted } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID, sampleMoments } from '../../../testing/sample-client.ts'
import { emailOwner, getClientMoments } from '../../api/contract.ts'

const press = standing.getByRole('button', { name: 'Email the owner' })

/** A paying client whose trial is over and whose owner has accepted. */
const open = async (moments: Partial<ClientMoments> = {}) => {
  const subscription = { status: 'TRIAL_EXPIRED', days_left: null } as const
  const server = clientOfFirm({ invited: 'ACCEPTED', subscription, moments })
  await renderApp(`/clients/${CLIENT_UUID}`)
  await expect.element(press).toBeVisible()
  return server
}
const keysOf = (server: Awaited<ReturnType<typeof open>>) =>
  server.callsOf(emailOwner).map(({ headers }) => headers.get('idempotency-key'))

test('DEC-95 the owner of an expired trial is emailed once, and can be again a day later', async () => {
  const server = await open()
  server.answer(emailOwner, { owner_emailed_at: new Date().toISOString() })
  await press.click()
  await toasted('Email sent', 'Grace Whitfield was asked to select a plan.')
  await expect.element(press).toHaveAttribute('aria-disabled', 'true')
  await expect.element(standing.getByText(/Emailed on .*\. You can email the owner again on /)).toBeVisible()
  expect(server.callsOf(emailOwner)).toHaveLength(1)
})

test('DEC-95 the button becomes enabled by itself at the time it shows', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const anHourShort = new Date(Date.now() - 23 * 3_600_000).toISOString()
  await open({ owner_emailed_at: anHourShort })
  await expect.element(press).toHaveAttribute('aria-disabled', 'true')
  await vi.advanceTimersByTimeAsync(59 * 60_000)
  await expect.element(press).toHaveAttribute('aria-disabled', 'true')
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(press).not.toHaveAttribute('aria-disabled')
})

test('DEC-95 an email that could not be sent shows an error and can be retried', async () => {
  const server = await open()
  server.refuse(emailOwner, 500)
  await press.click()
  await toasted('Email cannot be sent', 'Nothing was sent to the owner. Try again.')
  await expect.element(press).not.toHaveAttribute('aria-disabled')
})

test('DEC-95 a call whose response was lost is repeated with the same key, and no error shows', async () => {
  const server = await open()
  server.fail(emailOwner)
  await press.click()
  await expect.poll(() => server.callsOf(emailOwner).length).toBe(1)
  server.answer(emailOwner, { owner_emailed_at: new Date().toISOString() })
  await toasted('Email sent', 'Grace Whitfield was asked to select a plan.')
  const [first, ...others] = keysOf(server)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(others).toEqual([first])
  expect(page.getByText('Email cannot be sent').query()).toBeNull()
})

test('DEC-95 without a response the page does not claim that nothing was sent, and a retry uses the same key', async () => {
  const server = await open()
  server.refuse(emailOwner, 503)
  await press.click()
  await toasted("We don't know if the email was sent", 'Try again. The owner gets it only once.')
  server.answer(emailOwner, { owner_emailed_at: new Date().toISOString() })
  await press.click()
  await toasted('Email sent', 'Grace Whitfield was asked to select a plan.')
  expect(new Set(keysOf(server)).size).toBe(1)
})

test.each([
  [409, { code: 'action_not_allowed' }, 'The client changed in the meantime. The page shows how it stands now.'],
  [
    403,
    { code: 'not_allowed', detail: 'Only Owners, Admins, and Members can invite owners.' },
    'Only Owners, Admins, and Members can invite owners.',
  ],
  [404, { code: 'not_found' }, 'This client is no longer in your list. Go back to Clients.'],
  [
    422,
    { code: 'invalid_input', fields: { contact_email: 'invitation_email_suppressed' } },
    "Our last message to the owner's address bounced. Call the owner instead.",
  ],
  [
    422,
    { code: 'invalid_input', fields: { contact_email: 'invitation_email_missing' } },
    'The owner has no email address here. Call the owner instead.',
  ],
] as const)('DEC-95 an email refused with %s %o says what to do', async (status, body, text) => {
  const server = await open()
  server.refuse(emailOwner, status, { detail: 'No', ...body })
  await press.click()
  await toasted('Email cannot be sent', text)
})

test('DEC-95 if a colleague sent an email first, the button is disabled and says when the next is possible', async () => {
  const server = await open()
  server.refuse(emailOwner, 429, { code: 'email_too_soon', detail: 'No' }, { 'retry-after': '3600' })
  server.answer(getClientMoments, sampleMoments({ owner_emailed_at: new Date().toISOString() }))
  await press.click()
  await expect
    .element(page.getByRole('region', { name: 'Notifications' }))
    .toMatchTextContent(/Your firm already emailed the owner\. You can email the owner again on [^.]+\./)
  await expect.element(press).toHaveAttribute('aria-disabled', 'true')
})
