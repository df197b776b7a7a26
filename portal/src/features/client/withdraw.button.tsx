import { invitationStates } from '@partner-hub/contracts/invitations/invitation-states.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { Unlink } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { invitationTexts } from '../../texts/client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useClientPlace } from './client-place.ts'

const WithdrawInvitationDialog = lazy(async () => ({
  default: (await import('./withdraw-invitation.dialog.tsx')).WithdrawInvitationDialog,
}))

/** Asks for confirmation first (DEC-89). */
export function WithdrawButton({ invitation }: { invitation: ClientInvitation }) {
  const { detail } = useClientPlace()
  /** The invitation when the dialog opened. If someone sends it again meanwhile, that one must not be withdrawn. */
  const [invitationToWithdraw, setInvitationToWithdraw] = useState<ClientInvitation>()
  if (!invitationStates.next(invitation.invitation_status, 'withdraw').to) return null
  return (
    <>
      <Button size="sm" tone="ghost" icon={Unlink} beginsChange onPress={() => setInvitationToWithdraw(invitation)}>
        {invitationTexts.withdraw}
      </Button>
      <Suspense>
        {invitationToWithdraw && (
          <WithdrawInvitationDialog
            detail={detail}
            invitation={invitationToWithdraw}
            onClose={() => setInvitationToWithdraw(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
