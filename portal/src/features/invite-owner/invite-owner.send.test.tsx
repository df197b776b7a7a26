import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { toasted } from '../../../testing/client-world.ts'
import {
  CONTACT_UUID,
  INVITATION_UUID,
  invitationOfFirm,
  message,
  open,
  path,
  send,
  sentDialog,
  subject,
  to,
} from '../../../testing/invitation-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID, sampleInvitation } from '../../../testing/sample-client.ts'
import { beginSignIn, getBusinessClient, getClientContact, sendInvitation } from '../../api/contract.ts'
import { forgetSignInRedirect } from '../../app/session/sign-in-redirect.ts'

/** The page's button, not a toast's. */
const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
const alert = page.getByRole('main').getByRole('alert')
const question = page.getByRole('alertdialog', { name: 'Discard Changes' })
const clientPath = `/clients/${CLIENT_UUID}`

test('INV-10 INV-11 INV-12 a send that returns PENDING shows the modal, whose OK leads to the client', async () => {
  const server = invitationOfFirm()
  const app = await open()
  await to.fill('  grace@elsewhere.example ')
  await subject.fill('Come and see')
  await send.click()
  await expect.element(sentDialog).toBeVisible()
  await expect
    .element(
      sentDialog.getByText(
        "Once your client accepts the invitation, they'll be able to log in to the account you created for them.",
        { exact: true },
      ),
    )
    .toBeVisible()
  await expect.element(sentDialog.getByRole('button', { name: 'OK', exact: true })).toHaveFocus()
  expect(server.sent().map(({ body }) => body)).toEqual([
    {
      uuid: INVITATION_UUID,
      client_contact: CONTACT_UUID,
      invitation_email: 'grace@elsewhere.example',
      invitation_subject: 'Come and see',
      invitation_message_body: 'Hi Grace,\n\nwelcome to Alder & Finch LLP.\n\nMaya',
    },
  ])
  expect(server.ifMatch(sendInvitation)).toEqual(['"1"'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(app.path).toBe(clientPath)
  expect(question.query()).toBeNull()
})

test('INV-11 Back after the sent invitation leads to the page before the editor', async () => {
  invitationOfFirm()
  const app = await renderApp('/clients')
  await app.router.navigate(path)
  await send.click()
  await sentDialog.getByRole('button', { name: 'OK', exact: true }).click()
  await expect.poll(app.path).toBe(clientPath)
  await app.router.navigate(-1)
  await expect.poll(app.path).toBe('/clients')
})

test('ERR-30 INV-12 CALL-23 a response other than PENDING is not a success', async () => {
  invitationOfFirm().answer(sendInvitation, sampleInvitation(1, 'DRAFT'))
  await open()
  await send.click()
  await expect.element(alert).toMatchTextContent(/^Invitation cannot be created\s*An exception happened\./)
  await toasted('Invitation cannot be created', 'An exception happened.')
  expect(sentDialog.query()).toBeNull()
})

test('ERR-31 a failed send shows an error at the form and in a toast, keeps the text, and a retry sends once', async () => {
  const server = invitationOfFirm()
  server.fail(sendInvitation)
  await open()
  await subject.fill('Come and see')
  await send.click()
  await expect.element(alert).toMatchTextContent(/^Invitation cannot be created\s*Failed to send the invitation\./)
  await expect.element(alert.getByText('Failed to send the invitation.', { exact: true })).toBeVisible()
  await expect.element(alert).toMatchTextContent(/may have been sent\. .* the owner won't get it twice\./)
  await toasted('Invitation cannot be created', 'Failed to send the invitation.')
  await expect.element(subject).toHaveValue('Come and see')
  server.answer(sendInvitation, sampleInvitation(1, 'PENDING'))
  await send.click()
  await expect.element(sentDialog).toBeVisible()
  const [first, second] = server.sent().map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
})

test('a double click sends once', async () => {
  const server = invitationOfFirm()
  const answer = server.hold(sendInvitation, sampleInvitation(1, 'PENDING'))
  await open()
  await send.dblClick()
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect.element(sentDialog).toBeVisible()
  expect(server.sent()).toHaveLength(1)
})

test.each([
  ['plan_required', 409, 'You must select a plan for this client before inviting them.'],
  ['invitation_quota', 429, "You've reached today's limit of invitations for your firm or this address."],
  ['action_not_allowed', 409, "This client can't be invited"],
  ['stale', 409, 'Someone else changed it in the meantime.'],
  ['resend_too_soon', 429, 'It was sent less than an hour ago. You can send it again in an hour.'],
] as const)('a refusal (%s) shows its reason below the error', async (code, status, text) => {
  invitationOfFirm().refuse(sendInvitation, status, { code, detail: 'No' })
  await open()
  await send.click()
  await expect.element(alert).toMatchTextContent(/^Invitation cannot be created\s*Failed to send the invitation\./)
  expect(alert.element().textContent).toContain(text)
})

test('after someone else’s change the next attempt uses the newer version', async () => {
  const server = invitationOfFirm()
  server.refuse(sendInvitation, 409, { code: 'stale', detail: 'Changed' })
  await open()
  await message.fill('Mine')
  await send.click()
  await expect.element(alert).toBeVisible()
  await expect.poll(() => server.reads().length).toBe(2)
  await expect.element(message).toHaveValue('Mine')
})

test('a field refused by the server is marked', async () => {
  invitationOfFirm().refuse(sendInvitation, 422, {
    code: 'invalid_input',
    detail: 'No',
    fields: { invitation_email: 'invitation_email_malformed' },
  })
  await open()
  await send.click()
  await expect.element(page.getByText('Enter a valid email')).toBeVisible()
})

test('E2 an address that bounced shows a warning at To, which disappears with another address', async () => {
  invitationOfFirm().refuse(sendInvitation, 422, {
    code: 'invalid_input',
    detail: 'No',
    fields: { invitation_email: 'invitation_email_suppressed' },
  })
  await open()
  await send.click()
  const words = page.getByText('Our last message to this address bounced. Check it, or enter another one')
  await expect.element(words).toBeVisible()
  await to.fill('grace@elsewhere.example')
  await expect.element(words).not.toBeInTheDocument()
})

test.each(['Cancel', 'Close'])('INV-13 %s goes to the client, and asks first if something was typed', async (name) => {
  invitationOfFirm()
  const app = await open()
  await subject.fill('Come and see')
  await button(name).click()
  await expect.element(question.getByText('Are you sure you want to leave and discard your changes?')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(subject).toHaveValue('Come and see')
  await button(name).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(app.path).toBe(clientPath)
})

test.each(['Cancel', 'Close'])('INV-13 with nothing typed %s does not ask', async (name) => {
  invitationOfFirm()
  const app = await open()
  await button(name).click()
  await expect.poll(app.path).toBe(clientPath)
})

test('INV-13 Close goes to the client also when the rest could not be fetched', async () => {
  invitationOfFirm().refuse(getBusinessClient, 500)
  const app = await renderApp(path)
  await expect.element(alert).toBeVisible()
  await button('Close').click()
  await expect.poll(app.path).toBe(clientPath)
})

test('INV-14 Close goes to /clients when the client is not known', async () => {
  invitationOfFirm().refuse(getClientContact, 500)
  const app = await renderApp(path)
  await expect.element(alert).toBeVisible()
  await button('Close').click()
  await expect.poll(app.path).toBe('/clients')
})

test('DEC-94 a session that ends at the send loses nothing: after the log-in the same text is the same send', async () => {
  const server = invitationOfFirm()
  server.refuse(sendInvitation, 401, { code: 'not_signed_in', detail: 'Sign in' })
  server.answer(beginSignIn, { authorize_url: 'https://id.example/oauth/authorize' })
  const { goTo } = await open()
  await subject.fill('Come and see')
  await send.click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/oauth/authorize']])
  expect(page.getByText('Invitation cannot be created').query()).toBeNull()
  await cleanup()
  forgetSignInRedirect()
  server.answer(sendInvitation, sampleInvitation(1, 'PENDING'))
  await open()
  await expect.element(subject).toHaveValue('Come and see')
  await send.click()
  await expect.element(sentDialog).toBeVisible()
  const [first, second] = server.sent()
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  expect(second?.body).toEqual(first?.body)
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('DEC-94 Discard also drops the text stored for the log-in', async () => {
  const server = invitationOfFirm()
  server.refuse(sendInvitation, 401, { code: 'not_signed_in', detail: 'Sign in' })
  server.answer(beginSignIn, { authorize_url: 'https://id.example/oauth/authorize' })
  const { goTo } = await open()
  const offered = (subject.element() as HTMLInputElement).value
  await subject.fill('Come and see')
  await send.click()
  await expect.poll(() => goTo.mock.calls).toHaveLength(1)
  await cleanup()
  forgetSignInRedirect()
  const app = await open()
  await expect.element(subject).toHaveValue('Come and see')
  await button('Cancel').click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(app.path).toBe(clientPath)
  await cleanup()
  await open()
  await expect.element(subject).toHaveValue(offered)
})

test('DEC-94 text stored for one owner survives opening the editor of another', async () => {
  invitationOfFirm()
  sessionStorage.setItem('words: invitation to another', JSON.stringify({ person: 'owner@firm.example', words: {} }))
  await open()
  await expect.element(subject).toBeVisible()
  expect(Object.keys(sessionStorage)).toEqual(['words: invitation to another'])
})

test('while an earlier attempt is running the send waits for its response, and no error shows', async () => {
  const server = invitationOfFirm()
  server.reply(sendInvitation, () =>
    server.sent().length < 2
      ? Response.json({ code: 'still_running', detail: 'Wait' }, { status: 409 })
      : Response.json(sampleInvitation(1, 'PENDING')),
  )
  await open()
  await send.click()
  await expect.element(sentDialog).toBeVisible()
  const [first, second] = server.sent()
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  expect(page.getByText('Invitation cannot be created').query()).toBeNull()
})
