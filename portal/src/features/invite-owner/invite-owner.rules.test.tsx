import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { field } from '../../../testing/client-world.ts'
import {
  invitationOfFirm,
  message,
  open,
  send,
  sentDialog,
  subject,
  template,
  to,
} from '../../../testing/invitation-world.ts'

type Field = typeof to

const wrong = [
  ['VALID-55', 'no address', 'The email field is required', to, ''],
  ['VALID-56', 'no real address', 'Enter a valid email', to, 'grace at home'],
  ['VALID-57', 'no subject', 'The email subject is required', subject, ''],
  ['VALID-58', 'a subject of spaces', 'The email subject must be at least 1 character long', subject, '   '],
  ['VALID-59', '101 characters', "The email subject can't be longer than 100 characters", subject, 'x'.repeat(101)],
  ['VALID-60', 'no body', 'The email body is required', message, ''],
  ['VALID-61', 'a body of spaces', "The email body can't be empty", message, ' \n '],
  ['VALID-62', '4097 characters', "The email body can't be longer than 4096 characters", message, 'x'.repeat(4097)],
] as const satisfies readonly (readonly [string, string, string, Field, string])[]

test.each(wrong)('%s VALID-63 %s: %s, and nothing is sent', async (_id, _what, text, control, typed) => {
  const server = invitationOfFirm()
  await open()
  await control.fill(typed)
  await send.click()
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).toHaveAccessibleDescription(expect.stringContaining(text))
  expect(server.sent()).toEqual([])
})

test('VALID-63 all messages show at once, the first wrong field has the focus, and nothing is sent', async () => {
  const server = invitationOfFirm()
  await open()
  for (const control of [to, subject, message]) await control.fill('')
  await send.click()
  for (const text of ['The email field is required', 'The email subject is required', 'The email body is required'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByText('3 fields need your attention')).toBeVisible()
  await expect.element(to).toHaveFocus()
  expect(server.sent()).toEqual([])
})

test('VALID-63 Send also checks untouched fields, and sends nothing', async () => {
  const server = invitationOfFirm({
    invitation: { invitation_email: 'grace at home' },
    templates: [template({ template_subject: '', template_message_body: ' ' })],
  })
  await open()
  await send.click()
  for (const text of ['Enter a valid email', 'The email subject is required', "The email body can't be empty"])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  expect(server.sent()).toEqual([])
})

test.each([
  [1, 1],
  [100, 4096],
])(
  'VALID-07 VALID-59 VALID-62 a subject of %i and a body of %i characters are sent',
  async (subjectLength, bodyLength) => {
    const server = invitationOfFirm()
    await open()
    await subject.fill('s'.repeat(subjectLength))
    await message.fill('b'.repeat(bodyLength))
    await send.click()
    await expect.element(sentDialog).toBeVisible()
    expect(server.sent().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        invitation_subject: 's'.repeat(subjectLength),
        invitation_message_body: 'b'.repeat(bodyLength),
      }),
    ])
  },
)

test('an error shows once its field is left, and disappears when corrected', async () => {
  invitationOfFirm()
  await open()
  await to.fill('nobody')
  expect(page.getByText('Enter a valid email').query()).toBeNull()
  ;(to.element() as HTMLElement).blur()
  await expect.element(page.getByText('Enter a valid email')).toBeVisible()
  await to.fill('grace@bluebirdbakery.example')
  await expect.element(page.getByText('Enter a valid email')).not.toBeInTheDocument()
})

test('counters count visible characters', async () => {
  invitationOfFirm()
  await open()
  await field('Subject').fill('👋 Hello')
  await expect.element(page.getByText('7 / 100')).toBeVisible()
  await message.fill('x'.repeat(4097))
  await expect.element(page.getByText('4,097 / 4,096')).toBeVisible()
})
