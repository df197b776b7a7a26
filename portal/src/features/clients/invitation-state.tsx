import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { MailWarning } from 'lucide-react'
import { invitationLook } from '../../texts/client-status.ts'
import { statusTexts } from '../../texts/clients.ts'
import { StatusPill } from '../../ui/facts/status-pill.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'

const { invitationLost } = statusTexts

/** The pill, with a second line if the mail was not delivered; both fit the row's height. */
export function InvitationState({ contact }: { contact: ClientRow['contact'] }) {
  const { invitation_status, lost, lost_reason } = contact
  const pill = <StatusPill look={invitationLook(invitation_status)} />
  if (!lost) return pill
  return (
    <span className="flex flex-col items-start max-md:flex-row max-md:items-center max-md:gap-2">
      {pill}
      <Tooltip text={invitationLost.why(invitationLost[lost], lost_reason)}>
        <span
          // biome-ignore lint/a11y/noNoninteractiveTabindex: why it was lost must be within reach of the keyboard
          tabIndex={0}
          className="relative z-1 inline-flex items-center gap-1 rounded-pill pr-1 pl-1.5 text-small leading-[0.9375rem] whitespace-nowrap text-danger-text max-md:pl-0"
        >
          <Icon of={MailWarning} size={14} className="text-danger-icon" />
          {invitationLost.short}
        </span>
      </Tooltip>
    </span>
  )
}
