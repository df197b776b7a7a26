import { CircleCheck, MailOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { signInPaths } from '../../api/contract.ts'
import { checkInboxPage } from '../../texts/sign-in.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { useCountdown } from './use-countdown.ts'
import type { ViewOf } from './view-of.ts'
import { clockOf } from './wait-in-words.ts'

/** The same page whether or not the address has an account. */
export function CheckInboxPage({ view }: { view: ViewOf<'check-inbox'> }) {
  const { kind, invitation, is_invited } = view
  const texts = checkInboxPage[kind === 'confirmation' && is_invited ? 'invited' : kind]
  const changePath = kind === 'reset' ? signInPaths.forgotPassword : signInPaths.signUp
  return (
    <>
      <PageHead icon={MailOpen} title={checkInboxPage.title} takesFocus>
        {texts.before}
        <b className="font-strong wrap-anywhere text-text">{view.email}</b>
        {texts.after}
      </PageHead>
      {view.sent_again && (
        <Banner tone="success" icon={CircleCheck} role="status" title={texts.sentAgain} className="mt-6" />
      )}
      <div className="mt-7 divide-y divide-border rounded-panel border border-border">
        <Resend view={view} />
        {!is_invited && (
          <Row title={checkInboxPage.wrongAddress} text={checkInboxPage.startOver}>
            <LinkButton href={`${changePath}?change`} size="sm">
              {checkInboxPage.change}
            </LinkButton>
          </Row>
        )}
      </div>
      <BackToSignIn invitation={is_invited ? invitation : undefined} />
    </>
  )
}

function Resend({ view }: { view: ViewOf<'check-inbox'> }) {
  const left = useCountdown(view.resend_after_seconds)
  const text = left > 0 ? checkInboxPage.waitToResend(clockOf(left)) : checkInboxPage.mayResend
  return (
    <Row title={checkInboxPage.nothing} text={text}>
      <PostedForm action={view.action} csrf={view.csrf} hidden={view.hidden}>
        {(isSending) => (
          <Button type="submit" size="sm" isDisabled={left > 0} isPending={isSending}>
            {checkInboxPage.resend}
          </Button>
        )}
      </PostedForm>
    </Row>
  )
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3.5 px-4 py-3.5">
      <div className="mr-auto min-w-0">
        <p className="font-strong">{title}</p>
        <p className="text-small text-text-muted tabular-nums">{text}</p>
      </div>
      {children}
    </div>
  )
}
