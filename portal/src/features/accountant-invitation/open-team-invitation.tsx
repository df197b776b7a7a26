import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { wordsOf } from '../../api/failure.ts'
import { may } from '../../api/may.ts'
import { decliningTeam, accountantInvitation as texts } from '../../texts/accountant-invitation.ts'
import { withNames } from '../../texts/names.ts'
import { whoMay } from '../../texts/who-may.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { TeamInvitation } from './team-invitation.tsx'
import { useTeamAnswer } from './use-team-answer.ts'
import { type Reader, WayOn } from './way-on.tsx'

type Props = { invitation: AccountantInvitation }

export function OpenTeamInvitation({ invitation, ...reader }: Props & Reader) {
  return (
    <>
      <TeamInvitation invitation={invitation} organization={reader.firm?.organization} />
      <WhatNext invitation={invitation} {...reader} />
    </>
  )
}

function WhatNext({ invitation, firm, onRegister }: Props & Reader) {
  if (!firm)
    return (
      <Footer text={withNames(texts.needsFirm)}>
        <Button tone="primary" onPress={onRegister}>
          {texts.register}
        </Button>
      </Footer>
    )
  if (may('create_clients')) return <Answers invitation={invitation} />
  return (
    <Footer text={whoMay.create_clients}>
      <WayOn firm={firm} />
    </Footer>
  )
}

type FooterProps = { text: string; failure?: ReactNode; children: ReactNode }

function Footer({ text, failure, children }: FooterProps) {
  return (
    <footer className="sticky bottom-0 z-20 border-t border-border bg-surface">
      <div className="mx-auto max-w-260 px-8 py-3.5 max-md:px-4 max-md:pt-3 max-md:pb-[calc(12px+env(safe-area-inset-bottom))]">
        {failure}
        <div className="flex items-center justify-end gap-3 max-md:flex-wrap max-md:[&_button]:h-11 max-md:[&_button]:flex-1">
          <p className="mr-auto min-w-0 text-small wrap-anywhere text-text-subtle max-md:w-full">{text}</p>
          {children}
        </div>
      </div>
    </footer>
  )
}

/** Accepting takes a click, declining takes two. */
function Answers({ invitation }: Props) {
  const { accept, decline, isBusy, failure } = useTeamAnswer(invitation.uuid)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Footer
        text={withNames(texts.told(invitation.owner_name))}
        failure={
          failure &&
          !isBusy && (
            <Banner
              tone="danger"
              icon={CircleAlert}
              role="alert"
              {...wordsOf(failure, texts.failed)}
              className="mb-3"
            />
          )
        }
      >
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
      </Footer>
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
