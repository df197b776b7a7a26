import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { confirmPage } from '../../texts/sign-in.ts'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { DeadLinkPage } from './dead-link.page.tsx'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { takeTokenFromAddress } from './token-from-address.ts'
import type { ViewOf } from './view-of.ts'

/** Confirming takes a click, so a mail scanner that opens the link changes nothing. */
export function ConfirmPage({ view }: { view: ViewOf<'confirm'> }) {
  const [token] = useState(takeTokenFromAddress)
  if (!token) return <DeadLinkPage kind="confirmation" />
  return (
    <>
      <PageHead icon={MailCheck} title={confirmPage.title} takesFocus>
        {confirmPage.text}
      </PageHead>
      <PostedForm action={view.action} csrf={view.csrf} hidden={{ token }}>
        {(isSending) => <SubmitButton isSending={isSending}>{confirmPage.button}</SubmitButton>}
      </PostedForm>
      <BackToSignIn />
    </>
  )
}
