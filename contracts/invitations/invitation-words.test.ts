import { expect, test } from 'vitest'
import { startingValues } from './invitation-words.ts'
import { InvitationForm } from './invitations.ts'

const draft = {
  invitation_status: 'DRAFT',
  invitation_email: 'grace@bluebird.example',
  invitation_subject: null,
  invitation_message_body: null,
} as const
const begin = (organization_name: string, template_subject = '{organization_name} invites you to Northwind Books') =>
  startingValues({
    contact: { contact_email: null },
    invitation: draft,
    template: { template_subject, template_message_body: 'Hi {recipient_first_name}, {organization_name} is here.' },
    values: { organization_name, recipient_first_name: 'Grace', senders_first_name: 'Maya' },
  })

test.each(['x', '🦉'])('the default subject contains the firm’s full name if it fits: %s', (letter) => {
  const name = letter.repeat(69)
  expect(begin(name).invitation_subject).toBe(`${name} invites you to Northwind Books`)
})

test.each(['Alder '.repeat(25), `${'Ledger '.repeat(9)}🦉${'owl'.repeat(20)}`, 'x'.repeat(150)])(
  'a firm with the longest name allowed can send the default text: %s',
  (name) => {
    const offered = begin(name)
    expect(offered.invitation_subject).toMatch(/\S… invites you to Northwind Books$/)
    expect(offered.invitation_subject.isWellFormed()).toBe(true)
    expect(offered.invitation_message_body).toContain(name.trim())
    expect(InvitationForm.safeParse(offered).success).toBe(true)
  },
)

test('a template that is too long itself is not shortened', () => {
  const subject = 'y'.repeat(120)
  expect(begin('Alder', subject).invitation_subject).toBe(subject)
})
