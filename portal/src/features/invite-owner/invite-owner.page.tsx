import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import type { Identity } from '@partner-hub/contracts/people/identity.ts'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { noClient } from '../../api/no-client.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { inviteOwner } from '../../texts/invite-owner.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { MissingPage } from '../../ui/notices/missing-page.tsx'
import { WaitingHeading } from '../../ui/notices/waiting-heading.tsx'
import { toast } from '../../ui/overlays/toast.tsx'
import { WizardHeader } from '../../ui/wizard/wizard-header.tsx'
import { InvitationEditor } from './invitation.editor.tsx'
import { inviteKey } from './invite-owner.queries.ts'
import { useInvitation } from './use-invitation.ts'

type Props = {
  contactUuid: string
  organization: Organization
  identity: Identity
  clientsPath: string
  clientPath: (uuid: string) => string
  onSent: (clientUuid: string) => void
}

/** Write, preview and send the owner's invitation on one page. */
export function InviteOwnerPage({ contactUuid, organization, identity, clientsPath, clientPath, onSent }: Props) {
  const { contact, data, isMissing, hasFailed, isFetching, retry } = useInvitation(contactUuid, organization.uuid)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const client = contact?.business_client
  const leaveTo = client ? clientPath(client) : clientsPath
  const leave = () => void navigate(leaveTo)
  useEffect(() => {
    if (hasFailed && !isMissing) toast.error(clientErrors.invitePage.title, clientErrors.invitePage.text)
  }, [hasFailed, isMissing])
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <WizardHeader
        about={data?.client.client_name ?? ''}
        end={
          <Button tone="ghost" icon={X} onPress={leave}>
            {inviteOwner.close}
          </Button>
        }
      />
      {data && (
        <InvitationEditor
          data={data}
          organization={organization}
          identity={identity}
          onSent={() => onSent(data.client.uuid)}
          // After a refusal someone else may have been faster: the next press starts from the current state.
          onRefused={() => void queryClient.invalidateQueries({ queryKey: inviteKey(contactUuid) })}
          onLeave={leave}
          // Back from there skips the editor, whose invitation is already sent.
          onDone={() => void navigate(leaveTo, { replace: true })}
        />
      )}
      {!data && (
        <main className="grid grow place-items-center p-4">
          {isMissing ? (
            <MissingPage {...noClient()} to={clientsPath} />
          ) : hasFailed ? (
            <ErrorState {...clientErrors.invitePage} onRetry={retry} isRetrying={isFetching} isPage />
          ) : (
            <WaitingHeading text={inviteOwner.loading} />
          )}
        </main>
      )}
    </div>
  )
}
