import { updateClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import type { InvitationForm } from '@partner-hub/contracts/invitations/invitations.ts'
import { updateIdentity, updateOrganization } from '@partner-hub/contracts/people/identity.ts'
import { fillPlaceholders } from '@partner-hub/contracts/words/placeholders.ts'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { expectHarmless, mailHeaders, mailVectors, ofVectors } from '../../testing/mail-vectors.ts'
import { hasClient } from '../../testing/one-client.ts'
import { partOf, type RecordingSmtp, type TakenMail } from '../../testing/recording-smtp.ts'
import { runStory } from '../../testing/run-story.ts'
import { growOld, newAddress, sends } from '../../testing/sending.ts'
import { mailingTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { invitationMail, reminderMail } from './invitation-mail.ts'

interface Sent {
  mail: TakenMail
  reminder: TakenMail
  stored: { invitation_subject: string | null; invitation_message_body: string | null }
}

const takenOne = (smtp: RecordingSmtp, messageId: string): TakenMail => {
  const [mail, ...others] = smtp.taken.filter(({ raw }) => raw.includes(`<${messageId}@`))
  if (!mail || others.length > 0) throw new Error(`${messageId} was not taken once`)
  return mail
}

/** The mail and a reminder of it, both harmless; undefined if the call was refused. */
const sent = async (
  smtp: RecordingSmtp,
  hub: Hub,
  firm: FirmCaller,
  form: Partial<InvitationForm>,
): Promise<Sent | undefined> => {
  const { invitation } = await hasClient(hub, firm)
  const invitation_email = newAddress()
  const answer = await sends(firm, { invitation }, { form: { invitation_email, ...form } })
  if (answer.status === 422) return undefined
  expect(answer.status).toBe(200)
  await runStory(hub, invitationMail(firm.organization_uuid, invitation, 1))
  await runStory(hub, reminderMail(firm.organization_uuid, invitation, 1, 1))
  const stored = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .selectFrom('client_invitation')
      .select(['invitation_subject', 'invitation_message_body'])
      .where('uuid', '=', invitation)
      .executeTakeFirstOrThrow(),
  )
  const [mail, reminder] = [takenOne(smtp, `${invitation}.1`), takenOne(smtp, `${invitation}.1.1`)]
  const harmless = {
    recipient: invitation_email,
    headers: [...mailHeaders, 'Reply-To'],
    links: [`${hub.config.HUB_URL}/accept`, hub.config.SUPPORT_URL],
    sheets: 2,
  }
  expectHarmless(mail, harmless)
  expectHarmless(reminder, { ...harmless, headers: [...harmless.headers, 'List-Unsubscribe', 'List-Unsubscribe-Post'] })
  return { mail, reminder, stored }
}

/** A firm too old for the new-firm quota, which has its own test. */
const oldFirm = async (hub: Hub) => {
  const firm = await hub.firm()
  await growOld(hub, firm, '30 days')
  return firm
}

test('E1 no subject breaks a header, adds a recipient or becomes markup, in the mail or in a reminder of it', async ({
  smtp,
  hub,
}) => {
  const firm = await oldFirm(hub)
  const left = await ofVectors(async (vector) => {
    const mails = await sent(smtp, hub, firm, { invitation_subject: vector })
    if (mails) expect(mails.stored.invitation_subject).toBe(vector.trim())
    return mails !== undefined
  })
  expect(left).toBeGreaterThan(12)
})

test('E1 no message ends a mail early or becomes markup', async ({ smtp, hub }) => {
  const firm = await oldFirm(hub)
  const left = await ofVectors(async (vector) => {
    const invitation_message_body = `Hello\n\n${vector}\n\nBye`
    const mails = await sent(smtp, hub, firm, { invitation_message_body })
    if (!mails) return false
    expect(mails.stored.invitation_message_body).toBe(invitation_message_body)
    for (const mail of [mails.mail, mails.reminder]) expect(partOf(mail, 'text/plain')).toMatch(/Bye/)
    return true
  })
  expect(left).toBeGreaterThan(28)
})

test('E1 an address that is more than one plain address is refused, and nothing leaves', async ({ smtp, hub }) => {
  const before = smtp.taken.length
  for (const invitation_email of mailVectors) {
    const firm = await hub.firm()
    expect([invitation_email, await sent(smtp, hub, firm, { invitation_email })]).toEqual([invitation_email, undefined])
  }
  expect(smtp.taken).toHaveLength(before)
})

test('E1 the name of a firm, of its sender or of a contact adds nothing either, and is filled in once', async ({
  smtp,
  hub,
}) => {
  const template = 'Hi {recipient_first_name}, {organization_name} invites you. {senders_first_name}'
  const left = await ofVectors(async (vector) => {
    const firm = await hub.firm()
    const { contact: uuid } = await hasClient(hub, firm)
    const answers = [
      await firm.call(updateOrganization, {
        params: { uuid: firm.organization_uuid },
        body: { uuid: firm.organization_uuid, name: vector },
      }),
      await firm.call(updateClientContact, { params: { uuid }, body: { first_name: vector } }),
      await firm.call(updateIdentity, { body: { first_name: vector } }),
    ]
    const [organization_name = '', recipient_first_name = '', senders_first_name = ''] = await storedNames(
      hub,
      firm,
      uuid,
    )
    const taken = [organization_name, recipient_first_name, senders_first_name].filter((name) => name === vector.trim())
    expect(taken).toHaveLength(answers.filter(({ status }) => status === 200).length)
    const invitation_message_body = fillPlaceholders(template, {
      organization_name,
      recipient_first_name,
      senders_first_name,
    })
    const mails = await sent(smtp, hub, firm, { invitation_message_body })
    expect(mails?.stored.invitation_message_body).toBe(
      `Hi ${recipient_first_name}, ${organization_name} invites you. ${senders_first_name}`,
    )
    return taken.length === 3
  })
  expect(left).toBeGreaterThan(10)
})

const storedNames = (hub: Hub, firm: FirmCaller, contact: string): Promise<string[]> =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), async (tx) => [
    (await tx.selectFrom('organization').select('name').executeTakeFirstOrThrow()).name,
    (await tx.selectFrom('client_contact').select('first_name').where('uuid', '=', contact).executeTakeFirstOrThrow())
      .first_name,
    (await tx.selectFrom('users').select('first_name').where('id', '=', firm.user_id).executeTakeFirstOrThrow())
      .first_name,
  ])
