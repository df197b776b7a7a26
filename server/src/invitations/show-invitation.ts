import type { InvitationView } from '@partner-hub/contracts/invitations/acceptance.ts'
import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { logoUrl } from '../firms/logo-url.ts'
import { getPerson } from '../people/find-person.ts'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { askNoticeStore } from './ask-notice.store.ts'
import type { FindLink } from './find-linked-invitation.ts'

interface Needs {
  database: Database
  objects: ObjectPort
  findLink: FindLink
}

/** What the owner's page shows. Reading changes nothing, so link scanners do no harm. */
export const showInvitation =
  ({ database, objects, findLink }: Needs) =>
  async (token: string, person: Person | undefined): Promise<InvitationView> => {
    const link = await findLink(token)
    refuseUnless(link, 'not_found')
    const { state, invitation } = link
    const isOver = state === 'withdrawn' || state === 'declined'
    const [logo, writer, reader] = await Promise.all([
      logoUrl(objects, invitation.logo_key),
      isOver ? askNoticeStore.findWriter(database, invitation.organization_uuid, invitation.uuid) : undefined,
      person && getPerson(database.once, person.user_id),
    ])
    const isOther = reader !== undefined && emailKey(reader.email) !== emailKey(invitation.invitation_email)
    const isYours = state === 'accepted' && reader !== undefined && invitation.decided_by === reader.id
    return {
      state,
      firm_name: invitation.firm_name,
      firm_logo_url: logo,
      client_name: invitation.client_name,
      recipient_first_name: invitation.first_name,
      invitation_email: isOther ? masked(invitation.invitation_email) : invitation.invitation_email,
      signed_in_as: reader?.email ?? null,
      payer: invitation.payer,
      firm_has_access: invitation.firm_has_access,
      trial_ends_at: invitation.trial_ends_at,
      expires_at: invitation.expires_at,
      sent_at: invitation.sent_at,
      withdrawn_at: invitation.withdrawn_at,
      asked_at: invitation.asked_at,
      firm_email: writer ?? null,
      message: state === 'open' && !isOther ? invitation.message : null,
      is_yours: isYours,
      open_url: isYours ? invitation.open_url : null,
      ...(state !== 'open' && !isYours && nobody),
    }
  }

/** A dead link shows no name: the invitation may have gone to another person since. */
const nobody = { recipient_first_name: '', invitation_email: '' }

/** Enough for the owner to recognize the address, but not for anyone else to write to it. */
const masked = (email: string): string => email.replace(/^(.).*@/u, '$1•••@')
