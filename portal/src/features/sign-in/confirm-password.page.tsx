import { MailCheck } from 'lucide-react'
import { confirmPage, confirmPasswordPage, signIn } from '../../texts/sign-in.ts'
import { NewPasswordForm } from './new-password.form.tsx'
import { PageHead } from './page-head.tsx'
import type { ViewOf } from './view-of.ts'

/** For a browser other than the one used to sign up: a password chosen by someone else must not become the reader's. */
export function ConfirmPasswordPage({ view }: { view: ViewOf<'confirm-password'> }) {
  const { token, email } = view
  return (
    <>
      <PageHead icon={MailCheck} title={confirmPasswordPage.title}>
        {confirmPasswordPage.before}
        <b className="font-strong wrap-anywhere text-text">{email}</b>
        {view.is_invited ? confirmPasswordPage.afterInvited : confirmPasswordPage.after}
      </PageHead>
      <NewPasswordForm view={view} token={token} email={email} label={signIn.password} button={confirmPage.button} />
    </>
  )
}
