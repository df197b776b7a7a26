import { type InvitationForm, sendInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { inject } from 'vitest'
import { newUuid } from '../src/platform/ids/ids.ts'
import type { FirmCaller, Hub } from './hub.ts'
import type { OneClient } from './one-client.ts'
import { asOwner, inDatabase } from './template-database.ts'

export const newAddress = () => `${newUuid()}@owner.example`

export const invitationOf = (more: Partial<InvitationForm> = {}): InvitationForm => ({
  invitation_email: newAddress(),
  invitation_subject: 'Alder & Finch LLP invites you',
  invitation_message_body: 'Hi Grace,\n\nWe have set up an account for you.\n\nMaya',
  ...more,
})

interface More {
  form?: Partial<InvitationForm> & { uuid?: string; client_contact?: string }
  key?: string
  headers?: Record<string, string>
}

/** Sends like the editor, with a new idempotency key. */
export const sends = (
  firm: FirmCaller,
  { invitation }: Pick<OneClient, 'invitation'>,
  { form, key = newUuid(), ...more }: More = {},
) =>
  firm.call(sendInvitation, {
    params: { uuid: invitation },
    body: { ...invitationOf(), ...form },
    key,
    ...more,
  })

/** Bypasses every policy, to simulate the passing of time. */
const asTime = (hub: Hub, statement: string, values: unknown[]) => {
  const name = new URL(hub.clone.url).pathname.slice(1)
  const url = inDatabase(inject('services').DATABASE_ADMIN_URL, name)
  return asOwner(url, async (admin) => void (await admin.query(statement, values)))
}

/** Moves everything sent so far back by this interval. */
export const letPass = (hub: Hub, firm: FirmCaller, interval: string) =>
  asTime(hub, 'update invitation_send set at = at - $2::interval where organization_uuid = $1', [
    firm.organization_uuid,
    interval,
  ])

export const growOld = (hub: Hub, firm: FirmCaller, interval: string) =>
  asTime(hub, 'update organization set created_at = created_at - $2::interval where uuid = $1', [
    firm.organization_uuid,
    interval,
  ])
