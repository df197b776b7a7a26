import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { Link as LinkIcon } from 'lucide-react'
import { may } from '../../api/may.ts'
import { invitationTexts } from '../../texts/client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FirmReminders } from './firm-reminders.tsx'
import { RemindersSwitch } from './reminders-switch.tsx'
import { useLinkCopy } from './use-pending-invitation.ts'
import { WithdrawButton } from './withdraw.button.tsx'

type Props = { client: BusinessClient; contacts: readonly ClientContact[]; invitation: ClientInvitation }

/** Shown until the owner answers: reminders, and the link to pass on. */
export function PendingInvitation({ client, contacts, invitation }: Props) {
  const { reminders_refused, firm_reminders } = invitation
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border py-2.5 pr-3 pl-5 max-md:pl-4">
      {reminders_refused ? (
        <span className="text-small text-text-muted">{invitationTexts.remindersRefused}</span>
      ) : (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {firm_reminders && <Reminders client={client} contacts={contacts} invitation={invitation} />}
          <FirmReminders client={client} isOn={firm_reminders} />
        </span>
      )}
      {may('invite_owners') && (
        <span className="flex items-center gap-1">
          <CopyLinkButton client={client} invitation={invitation} />
          <WithdrawButton invitation={invitation} />
        </span>
      )}
    </div>
  )
}

/** Reminders for this client only; read-only if the reader may not switch them. */
function Reminders(props: Props) {
  if (may('invite_owners')) return <RemindersSwitch {...props} />
  const { remindersOn, remindersOff } = invitationTexts
  return <span className="text-small text-text-muted">{props.invitation.reminders ? remindersOn : remindersOff}</span>
}

function CopyLinkButton({ client, invitation }: Omit<Props, 'contacts'>) {
  const { copy, isPending } = useLinkCopy(client, invitation)
  return (
    <Button size="sm" tone="ghost" icon={LinkIcon} onPress={copy} isPending={isPending}>
      {invitationTexts.copyLink}
    </Button>
  )
}
