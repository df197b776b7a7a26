import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { toasted } from '../../../testing/client-world.ts'
import {
  CONTACT_UUID,
  invitationOfFirm,
  message,
  open,
  path,
  preview,
  send,
  subject,
  template,
  to,
} from '../../../testing/invitation-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleInvitation } from '../../../testing/sample-client.ts'
import { sampleIdentity, sampleOrganization } from '../../../testing/sample-records.ts'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import {
  getClientContact,
  getClientInvitation,
  getIdentity,
  getOrganization,
  listEmailTemplates,
} from '../../api/contract.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const previewText = () => preview.element().textContent

test('ROUTE-12 INV-01 INV-03 INV-09 /invite-owner/:uuid is the editor of that contact: title, three fields, two buttons', async () => {
  const server = invitationOfFirm()
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent("Let's Customize Your Invitation")
  expect(
    page
      .getByRole('textbox')
      .elements()
      .map((each) => each.closest('div')?.parentElement?.querySelector('label')?.textContent),
  ).toEqual(['To', 'Subject', 'Your message'])
  await expect.element(button('Cancel')).toBeVisible()
  await expect.element(send).toBeVisible()
  await expect.element(page.getByRole('banner')).toMatchTextContent(/^Bluebird Bakery/)
  expect(server.callsOf(getClientContact).map(({ url }) => url.pathname.split('/').at(-2))).toEqual([CONTACT_UUID])
  expect(document.title).toBe("Let's Customize Your Invitation · Partner Hub")
})

test('a focus on the heading of a loading page moves to the heading of the loaded one', async () => {
  const server = invitationOfFirm()
  const arrive = server.hold(listEmailTemplates, { results: [template()], count: 1 })
  const { router } = await renderApp('/clients')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  await router.navigate(path)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Loading the invitation' })).toHaveFocus()
  arrive()
  await expect.element(page.getByRole('heading', { level: 1, name: "Let's Customize Your Invitation" })).toHaveFocus()
})

test('CALL-43 INV-04 INV-06 the subject starts from the first template, with the organization in its place', async () => {
  invitationOfFirm({ templates: [template(), template({ template_subject: 'Another' })] })
  await open()
  await expect.element(subject).toHaveValue('Alder & Finch LLP invites you')
})

test('INV-05 INV-06 INV-07 INV-08 the message starts from the first template, with the organization and both first names in their places', async () => {
  const server = invitationOfFirm({ templates: [template(), template({ template_message_body: 'Another' })] })
  // The identity's name, which may differ from the name used at sign-in.
  server.answer(getIdentity, sampleIdentity({ first_name: 'Mayalen' }))
  await open()
  await expect.element(message).toHaveValue('Hi Grace,\n\nwelcome to Alder & Finch LLP.\n\nMayalen')
})

test('DEC-23 a missing first name becomes there, values are filled once, and unknown braces stay with a warning', async () => {
  const server = invitationOfFirm({
    owner: { first_name: ' ' },
    templates: [template({ template_message_body: 'Hi {recipient_first_name}, {due_date} {organization_name}' })],
  })
  server.answer(getOrganization, sampleOrganization({ name: 'The {senders_first_name} Firm' }))
  await open()
  await expect.element(message).toHaveValue('Hi there, {due_date} The {senders_first_name} Firm')
  await expect
    .element(message)
    .toHaveAccessibleDescription('{senders_first_name} and {due_date} are not filled in. They are sent as they stand.')
  await message.fill('Hi there')
  await expect.element(message).toHaveAccessibleDescription("Starts from your firm's email template.")
  await subject.fill('For {first name}')
  await expect.element(subject).toHaveAccessibleDescription('{first name} is not filled in. It is sent as it stands.')
})

test('the address comes from the invitation, else from the contact', async () => {
  invitationOfFirm({ invitation: { invitation_email: null } })
  await open()
  await expect.element(to).toHaveValue('grace@bluebirdbakery.example')
})

test('a resend starts from what was sent last', async () => {
  invitationOfFirm({
    invited: 'PENDING',
    invitation: {
      invitation_email: 'grace@elsewhere.example',
      invitation_subject: 'Join us {organization_name}',
      invitation_message_body: 'Once more',
    },
  })
  await open()
  await expect.element(to).toHaveValue('grace@elsewhere.example')
  await expect.element(subject).toHaveValue('Join us {organization_name}')
  await expect.element(message).toHaveValue('Once more')
  await expect.element(page.getByText('This sends a new link. The earlier one stops working.')).toBeVisible()
})

test('INV-02 the preview follows what is typed: subject, sender, date, address and the mail itself', async () => {
  invitationOfFirm()
  await open()
  const today = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date())
  for (const text of [
    'Alder & Finch LLP invites you',
    'Maya Lindqvist at Alder & Finch LLP via Partner Hub',
    today,
    'To grace@bluebirdbakery.example',
    'Hi Grace,',
  ])
    expect(previewText()).toContain(text)
  await subject.fill('Come and see')
  await to.fill('new@bluebirdbakery.example')
  await message.fill('First line\nsecond line\n\n<b>Another</b> paragraph')
  await expect.poll(previewText).toContain('Come and see')
  expect(previewText()).toContain('To new@bluebirdbakery.example')
  const paragraphs = [...preview.element().querySelectorAll('[inert] p')].map((each) => each.innerHTML)
  expect(paragraphs.slice(0, 2)).toEqual(['First line<br>second line', '&lt;b&gt;Another&lt;/b&gt; paragraph'])
  expect(previewText()).toContain('Accept the Invitation')
  expect(previewText()).toContain('Nothing happens until you accept.')
  expect(previewText()).toContain('contact the Support Team here')
})

test('nothing in the preview takes the focus or a click', async () => {
  invitationOfFirm()
  await open()
  const links = [...preview.element().querySelectorAll('a')]
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) {
    link.focus()
    expect(document.activeElement).not.toBe(link)
    const { left, top } = link.getBoundingClientRect()
    expect(link.contains(document.elementFromPoint(left + 4, top + 4))).toBe(false)
  }
  ;(message.element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: 'Desktop' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('Cancel')).toHaveFocus()
  await userEvent.tab()
  await expect.element(send).toHaveFocus()
})

test('the preview is also shown as narrow as on a phone', async () => {
  invitationOfFirm()
  await open()
  const widthOf = () => preview.getByRole('article').element().getBoundingClientRect().width
  expect(widthOf()).toBe(600)
  await preview.getByText('Mobile').click()
  await expect.poll(widthOf).toBe(360)
  await expect.element(preview.getByRole('radio', { name: 'Mobile' })).toBeChecked()
})

test('ERR-12 failing to load shows an error in place and in a toast, and can be retried', async () => {
  const server = invitationOfFirm()
  server.refuse(listEmailTemplates, 500)
  await renderApp(path)
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent(/^Data cannot be fetched\s*Unable to fetch data\. Try reloading the page/)
  await toasted('Data cannot be fetched', 'Unable to fetch data. Try reloading the page')
  server.answer(listEmailTemplates, { results: [template()], count: 1 })
  await button('Try again').click()
  await expect.element(message).toBeVisible()
})

test.each([
  [404, 'not_found'],
  [422, 'invalid_input'],
])('a URL without a contact (%s) says that the client is missing, with a link', async (status, code) => {
  const server = invitationOfFirm()
  server.refuse(getClientContact, status, { code, detail: 'No such contact' })
  await renderApp(path)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Client not found' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to Clients' })).toHaveAttribute('href', '/clients')
  expect(page.getByText('Data cannot be fetched').query()).toBeNull()
})

test('ERR-12 CALL-21 an invitation that fails to load fails the whole page', async () => {
  const server = invitationOfFirm()
  server.refuse(getClientInvitation, 404, { code: 'not_found', detail: 'No such invitation' })
  await renderApp(path)
  await expect.element(page.getByRole('heading', { name: 'Data cannot be fetched' })).toBeVisible()
  expect(message.query()).toBeNull()
})

test('every visit starts from the server’s current data', async () => {
  const server = invitationOfFirm()
  const { router } = await open()
  await router.navigate('/clients')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  server.answer(getClientInvitation, { ...sampleInvitation(1, 'PENDING'), invitation_subject: 'Sent meanwhile' })
  await router.navigate(path)
  await expect.element(subject).toHaveValue('Sent meanwhile')
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('at %i px in %s the page has no fault that axe finds, and fits', async (width, theme) => {
  await onWindowOf(width)
  inTheme(theme)
  invitationOfFirm({ templates: [template({ template_subject: '{x} invites you' })] })
  await open()
  expect(await axeViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const below = preview.element().getBoundingClientRect().top >= message.element().getBoundingClientRect().bottom
  expect(below).toBe(width === 390)
})
