import { ResetForm } from '@partner-hub/contracts/sign-in-pages.ts'
import { MailCheck } from 'lucide-react'
import { confirmPage, confirmPasswordPage, signIn } from '../../texts/sign-in.ts'
import { NewPasswordField } from './new-password.field.tsx'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { byContract, useCheckedForm } from './use-checked-form.ts'
import type { ViewOf } from './view-of.ts'

/** Another browser than that of the sign-up: a password chosen by someone else must not become the reader's. */
export function ConfirmPasswordPage({ view }: { view: ViewOf<'confirm-password'> }) {
  const { ref, problems, onSubmit, onBlurOf } = useCheckedForm(byContract(ResetForm), view.problems)
  const { token, email } = view
  return (
    <>
      <PageHead icon={MailCheck} title={confirmPasswordPage.title}>
        {confirmPasswordPage.before}
        <b className="font-strong wrap-anywhere text-text">{email}</b>
        {view.is_invited ? confirmPasswordPage.afterInvited : confirmPasswordPage.after}
      </PageHead>
      <PostedForm
        ref={ref}
        action={view.action}
        csrf={view.csrf}
        hidden={{ token }}
        onSubmit={onSubmit}
        className="mt-8"
      >
        {(isSending) => (
          <>
            {/* A password manager files the password under this address. */}
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <NewPasswordField
              label={signIn.password}
              problem={problems.password}
              onBlur={onBlurOf('password')}
              autoFocus
            />
            <SubmitButton isSending={isSending}>{confirmPage.button}</SubmitButton>
          </>
        )}
      </PostedForm>
    </>
  )
}
