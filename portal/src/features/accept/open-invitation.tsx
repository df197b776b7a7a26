import type { InvitationView } from '@partner-hub/contracts/invitations/acceptance.ts'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { accept, declining } from '../../texts/accept.ts'
import { Button } from '../../ui/actions/button.tsx'
import { linkLook } from '../../ui/actions/link-look.ts'
import { Banner } from '../../ui/notices/banner.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { InvitationCard } from './invitation.card.tsx'
import { codeOf } from './public-call.ts'
import type { Acceptance } from './use-acceptance.ts'

/** Accepting takes a click and declining takes two, so a mail scanner cannot answer. */
export function OpenInvitation({ view, acceptance }: { view: InvitationView; acceptance: Acceptance }) {
  const { accept: accepting, decline, begin, signOut } = acceptance
  const [isAsked, setAsked] = useState(false)
  const isSignedIn = view.signed_in_as !== null
  const isBusy = accepting.isPending || decline.isPending || begin.isPending || begin.isSuccess || signOut.isPending
  const isSignedOut = codeOf(accepting.error) === 'not_signed_in'
  const failure = accepting.error ?? decline.error ?? begin.error ?? signOut.error
  return (
    <InvitationCard
      view={view}
      standing={isSignedIn ? accept.signedIn : accept.signedOut}
      notYou={
        isSignedIn && (
          <button
            type="button"
            className={linkLook({ className: 'shrink-0 text-small' })}
            disabled={isBusy}
            onClick={() => signOut.mutate()}
          >
            {accept.notYou}
          </button>
        )
      }
      failure={failure && !isBusy && <FailureBanner failure={failure} />}
    >
      {isSignedIn ? (
        <div className="grid grid-cols-2 gap-3">
          <Button size="touch" onPress={() => setAsked(true)} isDisabled={isBusy} className="w-full">
            {accept.decline}
          </Button>
          <Button
            size="touch"
            tone="primary"
            onPress={() => accepting.mutate()}
            isPending={accepting.isPending}
            isDisabled={isBusy}
            className="w-full"
          >
            {accept.accept}
          </Button>
        </div>
      ) : (
        <>
          <div className="grid grid-cols-2 gap-3 max-[23rem]:grid-cols-1">
            <BeginButton begin={begin} how="sign_in" isMain={isSignedOut} isBusy={isBusy} />
            <BeginButton begin={begin} how="sign_up" isMain={!isSignedOut} isBusy={isBusy} />
          </div>
          <p className="mt-4 text-center">
            <button type="button" className={linkLook({})} disabled={isBusy} onClick={() => setAsked(true)}>
              {accept.declineInvitation}
            </button>
          </p>
        </>
      )}
      {isAsked && (
        <ConfirmDialog
          title={declining.title}
          cancelLabel={declining.stay}
          confirmLabel={declining.decline}
          tone="danger"
          isPending={decline.isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() => decline.mutate(undefined, { onSettled: () => setAsked(false) })}
        >
          {declining.text(view.firm_name)}
        </ConfirmDialog>
      )}
    </InvitationCard>
  )
}

/**
 * Both are always offered, so that the page does not reveal whether the address has an account. Most invited owners
 * have none, so signing up is the primary button, except for someone who was signed in a moment ago.
 */
function BeginButton({
  begin,
  how,
  isMain,
  isBusy,
}: {
  begin: Acceptance['begin']
  how: 'sign_in' | 'sign_up'
  isMain: boolean
  isBusy: boolean
}) {
  return (
    <Button
      size="touch"
      tone={isMain ? 'primary' : 'secondary'}
      onPress={() => begin.mutate(how)}
      isPending={isBusy && begin.variables === how}
      isDisabled={isBusy}
      className="w-full"
    >
      {how === 'sign_up' ? accept.signUpToAccept : accept.signInToAccept}
    </Button>
  )
}

const failures: Readonly<Record<string, { title: string; text: string }>> = {
  too_many_requests: accept.tooMany,
  not_signed_in: accept.wasSignedOut,
  support_read_only: accept.onlyLook,
}

export const failureTexts = (failure: Error) => failures[codeOf(failure) ?? ''] ?? accept.failed

export function FailureBanner({ failure }: { failure: Error }) {
  return <Banner tone="danger" icon={CircleAlert} role="alert" {...failureTexts(failure)} className="mb-4" />
}
