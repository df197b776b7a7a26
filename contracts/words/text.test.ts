import { expect, test } from 'vitest'
import { ContactNames } from '../clients/client-contacts.ts'
import { ClientName } from '../clients/client-registration.ts'
import { FirmName } from '../firms/organization.ts'
import { ProfileStep } from '../firms/registration.ts'
import { InvitationTexts } from '../invitations/invitations.ts'

const names = {
  client: ClientName,
  'contact’s first': ContactNames.shape.first_name,
  'contact’s last': ContactNames.shape.last_name,
  firm: FirmName,
  'person’s first': ProfileStep.shape.first_name,
  'person’s last': ProfileStep.shape.last_name,
  subject: InvitationTexts.shape.invitation_subject,
}
const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step)
const hidden = [
  ...between(0x202a, 0x202e),
  ...between(0x2066, 0x2069),
  ...between(0x2060, 0x2064),
  0xad,
  0x200b,
  0xfeff,
]

test.each(Object.entries(names))('an invisible character in a %s name is refused by the shared rule', (_of, schema) => {
  const verdicts = hidden.map((code) => {
    const read = schema.safeParse(`Al${String.fromCodePoint(code)}der`)
    return [code.toString(16), read.error?.issues.map(({ message }) => message)]
  })
  expect(verdicts).toEqual(hidden.map((code) => [code.toString(16), ['hidden_characters']]))
})

test.each(Object.entries(names))('a %s name keeps the joiners of Persian and of emoji', (_of, schema) => {
  for (const name of ['می‌خواهم', '👩‍👩‍👧', 'نور‎', 'שלום‏'])
    expect(schema.safeParse(name), name).toMatchObject({ success: true })
})
