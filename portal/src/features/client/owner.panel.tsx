import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { may } from '../../api/may.ts'
import { hasStoredInput } from '../../drafts/restored-input.ts'
import { client as clientTexts, ownerTexts } from '../../texts/client.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { invitationLook } from '../../texts/client-status.ts'
import { errors } from '../../texts/errors.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { DefinitionList } from '../../ui/facts/definition-list.tsx'
import { Panel } from '../../ui/facts/panel.tsx'
import { StatusPill } from '../../ui/facts/status-pill.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { words } from '../../ui/words.ts'
import { invitationOf, newestInvitationOf, ownerOf, whyNotInviting } from './client-detail.ts'
import { useClientPlace } from './client-place.ts'
import { ContactDialog } from './contact.dialog.tsx'
import { DeliveryPill } from './delivery-pill.tsx'
import { fullName } from './full-name.ts'
import { InviteButton } from './invite.button.tsx'
import { PendingInvitation } from './pending-invitation.tsx'
import { contactOf } from './use-contact-form.ts'
import { usePerson } from './use-person.ts'

export function OwnerPanel() {
  const { detail, to, contacts, invitations, onChanged } = useClientPlace()
  const owner = ownerOf(detail)
  const person = usePerson()
  const mayEdit = may('change_clients')
  const [isEditing, setEditing] = useState(() => mayEdit && owner && hasStoredInput(contactOf(owner), person))
  if (!owner)
    return (
      <Panel title={ownerTexts.heading}>
        <ErrorState {...clientErrors.owner} onRetry={contacts.retry} isRetrying={contacts.isFetching} />
      </Panel>
    )
  const status = invitationOf(detail, owner)
  const invitation = newestInvitationOf(detail, owner)
  const isActive = detail.client.status === 'ACTIVE'
  return (
    <Panel
      title={
        <>
          {ownerTexts.heading} {status && <StatusPill look={invitationLook(status)} />}
          {invitation && <DeliveryPill invitation={invitation} />}
        </>
      }
      actions={
        status !== 'ACCEPTED' && (
          <div className="flex gap-2 max-md:basis-full max-md:*:flex-1 empty:hidden">
            {status && may('invite_owners') && (
              <InviteButton
                label={status === 'DRAFT' ? ownerTexts.invite : ownerTexts.resend}
                to={to.invitation(owner.uuid)}
                closed={whyNotInviting(detail)}
              />
            )}
            {mayEdit && (
              <Button size="sm" beginsChange onPress={() => setEditing(true)}>
                {ownerTexts.edit}
              </Button>
            )}
          </div>
        )
      }
    >
      {invitations.hasFailed && (
        <Banner
          tone="danger"
          icon={CircleAlert}
          role="alert"
          {...errors.invitations}
          action={
            <Button size="sm" onPress={invitations.retry} isPending={invitations.isFetching} beginsChange={false}>
              {words.tryAgain}
            </Button>
          }
          className="mx-5 mb-4 max-md:mx-4"
        />
      )}
      <DefinitionList
        empty={clientTexts.empty}
        emptyLine={clientTexts.notGiven}
        className="px-5 pt-1 pb-5 max-md:px-4"
        facts={[
          { label: ownerTexts.name, value: fullName(owner) },
          {
            label: ownerTexts.email,
            value: owner.contact_email && (
              <Link href={`mailto:${owner.contact_email}`} className="font-regular! wrap-anywhere">
                {owner.contact_email}
              </Link>
            ),
          },
        ]}
        beside={[
          { label: ownerTexts.phone1, value: owner.contact_phone },
          { label: ownerTexts.phone2, value: owner.contact_mobile },
        ]}
      />
      {isActive && invitation?.invitation_status === 'PENDING' && (
        <PendingInvitation client={detail.client} contacts={detail.contacts ?? []} invitation={invitation} />
      )}
      {isEditing && (
        <ContactDialog client={detail.client} contact={owner} onChanged={onChanged} onClose={() => setEditing(false)} />
      )}
    </Panel>
  )
}
