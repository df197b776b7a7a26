import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { invitationTexts } from '../../texts/client.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { useRemindersSwitch } from './use-pending-invitation.ts'

type Props = { client: BusinessClient; contacts: readonly ClientContact[]; invitation: ClientInvitation }

/** For this client only. */
export function RemindersSwitch({ client, contacts, invitation }: Props) {
  const reminders = useRemindersSwitch(client, contacts, invitation)
  return (
    <Switch
      label={invitationTexts.reminders}
      hint={invitationTexts.reminderDays}
      isOn={invitation.reminders}
      onChange={(isOn) => reminders.mutate(isOn)}
    />
  )
}
