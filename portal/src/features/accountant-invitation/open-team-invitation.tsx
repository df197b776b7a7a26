import type { AccountantInvitation } from '@partner-hub/contracts/accountant-invitations.ts'
import type { Organization } from '@partner-hub/contracts/organization.ts'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { decliningTeam, accountantInvitation as texts } from '../../texts/accountant-invitation.ts'
import { withNames } from '../../texts/names.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TeamInvitation } from './team-invitation.tsx'
import { useTeamAnswer } from './use-team-answer.ts'

type Props = { invitation: AccountantInvitation; organization: Organization }

/** Both answers take a click of their own, and a refusal takes two. */
export function OpenTeamInvitation({ invitation, organization }: Props) {
  const { accept, decline, isBusy, failure } = useTeamAnswer(invitation.uuid)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <TeamInvitation invitation={invitation} organization={organization} />
      <footer className="sticky bottom-0 z-20 border-t border-border bg-surface">
        <div className="mx-auto max-w-260 px-8 py-3.5 max-md:px-4 max-md:pt-3 max-md:pb-[calc(12px+env(safe-area-inset-bottom))]">
          {failure && !isBusy && (
            <Banner tone="danger" icon={CircleAlert} role="alert" {...texts.failed} className="mb-3" />
          )}
          <div className="flex items-center justify-end gap-3 max-md:[&_button]:h-11 max-md:[&_button]:flex-1">
            <p className="mr-auto min-w-0 text-small wrap-anywhere text-text-subtle max-md:hidden">
              {withNames(texts.told(invitation.owner_name))}
            </p>
            <Button onPress={() => setAsked(true)} isDisabled={isBusy}>
              {texts.decline}
            </Button>
            <Button
              tone="primary"
              onPress={() => accept.mutate()}
              isPending={accept.isPending}
              isDisabled={decline.isPending}
            >
              {texts.accept}
            </Button>
          </div>
        </div>
      </footer>
      {isAsked && (
        <ConfirmDialog
          title={decliningTeam.title}
          cancelLabel={decliningTeam.stay}
          confirmLabel={decliningTeam.decline}
          tone="danger"
          isPending={decline.isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() => decline.mutate(undefined, { onSettled: () => setAsked(false) })}
        >
          {decliningTeam.text(invitation.business_name)}
        </ConfirmDialog>
      )}
    </>
  )
}
