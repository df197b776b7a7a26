import type { BusinessClient } from '@partner-hub/contracts/business-clients.ts'
import type { ClientContact } from '@partner-hub/contracts/client-contacts.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations.ts'
import { Link as LinkIcon } from 'lucide-react'
import { invitationTexts } from '../../texts/client.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useFirmRemindersSwitch, useLinkCopy, useRemindersSwitch } from './use-pending-invitation.ts'

type Props = { client: BusinessClient; contacts: readonly ClientContact[]; invitation: ClientInvitation }

/** While the owner has not answered: reminders, and the link to pass on by hand. */
export function PendingInvitation({ client, contacts, invitation }: Props) {
  const copy = useLinkCopy(client, invitation)
  const forAll = useFirmRemindersSwitch(client)
  const reminders = useRemindersSwitch(client, contacts, invitation, () => forAll.mutate(false))
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border py-2.5 pr-3 pl-5 max-md:pl-4">
      {invitation.firm_reminders ? (
        <Switch
          label={invitationTexts.reminders}
          isOn={invitation.reminders}
          onChange={(isOn) => reminders.mutate(isOn)}
        />
      ) : (
        <span className="flex flex-wrap items-center gap-x-2 text-small text-text-muted">
          <span>{invitationTexts.firmRemindersOff}</span>
          <Button size="sm" onPress={() => forAll.mutate(true)} isPending={forAll.isPending}>
            {invitationTexts.turnOn}
          </Button>
        </span>
      )}
      <Button size="sm" tone="ghost" icon={LinkIcon} onPress={() => copy.mutate()} isPending={copy.isPending}>
        {invitationTexts.copyLink}
      </Button>
    </div>
  )
}
