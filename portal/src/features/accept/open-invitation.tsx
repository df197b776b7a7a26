import type { InvitationView } from '@partner-hub/contracts/acceptance.ts'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { accept, declining } from '../../texts/accept.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { linkLook } from '../../ui/link-look.ts'
import { InvitationCard } from './invitation.card.tsx'
import { codeOf } from './public-call.ts'
import type { Acceptance } from './use-acceptance.ts'

/** Both answers take a click of their own, and a refusal takes two: a mail scanner answers nothing. */
export function OpenInvitation({ view, acceptance }: { view: InvitationView; acceptance: Acceptance }) {
  const { accept: accepting, decline, begin } = acceptance
  const [isAsked, setAsked] = useState(false)
  const isSignedIn = view.signed_in_as !== null
  const isBusy = accepting.isPending || decline.isPending || begin.isPending || begin.isSuccess
  const failure = accepting.error ?? decline.error ?? begin.error
  const [usual, other] = view.has_account ? (['sign_in', 'sign_up'] as const) : (['sign_up', 'sign_in'] as const)
  const agree = () => (isSignedIn ? accepting.mutate() : begin.mutate(usual))
  return (
    <InvitationCard
      view={view}
      standing={isSignedIn ? accept.signedIn : accept.signedOut}
      failure={failure && !isBusy && <FailureBanner failure={failure} />}
    >
      <div className="grid grid-cols-2 gap-3">
        <Button size="touch" onPress={() => setAsked(true)} isDisabled={isBusy} className="w-full">
          {accept.decline}
        </Button>
        <Button size="touch" tone="primary" onPress={agree} isPending={isBusy && !decline.isPending} className="w-full">
          {isSignedIn ? accept.accept : usual === 'sign_in' ? accept.signInToAccept : accept.signUpToAccept}
        </Button>
      </div>
      {!isSignedIn && (
        <p className="mt-4 text-center text-small text-text-muted">
          {other === 'sign_in' ? accept.haveAccount : accept.noAccount}{' '}
          <button type="button" className={linkLook({})} disabled={isBusy} onClick={() => begin.mutate(other)}>
            {other === 'sign_in' ? accept.signIn : accept.signUp}
          </button>
        </p>
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

export function FailureBanner({ failure }: { failure: Error }) {
  const pair = codeOf(failure) === 'too_many_requests' ? accept.tooMany : accept.failed
  return <Banner tone="danger" icon={CircleAlert} role="alert" {...pair} className="mb-4" />
}
