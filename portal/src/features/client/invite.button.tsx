import type { NotInvited } from '@partner-hub/contracts/invitations/why-not-invited.ts'
import { CircleAlert, type LucideIcon } from 'lucide-react'
import { ownerTexts } from '../../texts/client.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { ButtonTone } from '../../ui/actions/button-look.ts'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'

type Props = { label: string; to: string; closed: NotInvited | undefined; icon?: LucideIcon; tone?: ButtonTone }

/** Opens the invitation editor. Disabled, with the reason, if sending is not allowed; hidden after acceptance. */
export function InviteButton({ label, to, closed, icon, tone = 'secondary' }: Props) {
  if (closed === 'action_not_allowed') return null
  if (closed)
    return (
      <Button size="sm" icon={CircleAlert} isDisabled disabledReason={ownerTexts.notInvited[closed]}>
        {label}
      </Button>
    )
  return (
    <RouteLinkButton to={to} size="sm" tone={tone} beginsChange {...(icon && { icon })}>
      {label}
    </RouteLinkButton>
  )
}
