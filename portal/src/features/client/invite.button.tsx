import { CircleAlert, type LucideIcon } from 'lucide-react'
import { ownerTexts } from '../../texts/client.ts'
import { Button } from '../../ui/button.tsx'
import { RouteLinkButton } from '../../ui/route-link.tsx'

type Props = { label: string; to: string; needsPlanFirst: boolean; icon?: LucideIcon }

/** The way to the invitation editor; closed, with the reason, until there is a plan. */
export function InviteButton({ label, to, needsPlanFirst, icon }: Props) {
  if (needsPlanFirst)
    return (
      <Button size="sm" icon={CircleAlert} isDisabled disabledReason={ownerTexts.planRequired}>
        {label}
      </Button>
    )
  return (
    <RouteLinkButton to={to} size="sm" {...(icon && { icon })}>
      {label}
    </RouteLinkButton>
  )
}
