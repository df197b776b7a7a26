import type { ClientInvitation } from '@partner-hub/contracts/invitations.ts'
import { mayBeWithdrawn } from '@partner-hub/contracts/may-be-withdrawn.ts'
import { Unlink } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { invitationTexts } from '../../texts/client.ts'
import { Button } from '../../ui/button.tsx'
import { useClientPlace } from './client-place.ts'

const WithdrawInvitationDialog = lazy(async () => ({
  default: (await import('./withdraw-invitation.dialog.tsx')).WithdrawInvitationDialog,
}))

/** Asks first (decision 89). */
export function WithdrawButton({ invitation }: { invitation: ClientInvitation }) {
  const { detail } = useClientPlace()
  const [isAsked, setAsked] = useState(false)
  if (!mayBeWithdrawn(invitation)) return null
  return (
    <>
      <Button size="sm" tone="ghost" icon={Unlink} beginsChange onPress={() => setAsked(true)}>
        {invitationTexts.withdraw}
      </Button>
      <Suspense>
        {isAsked && (
          <WithdrawInvitationDialog detail={detail} invitation={invitation} onClose={() => setAsked(false)} />
        )}
      </Suspense>
    </>
  )
}
