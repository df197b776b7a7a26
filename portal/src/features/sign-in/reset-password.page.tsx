import { ResetForm } from '@partner-hub/contracts/sign-in-pages.ts'
import { useState } from 'react'
import { resetPasswordPage, signIn } from '../../texts/sign-in.ts'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { DeadLinkPage } from './dead-link.page.tsx'
import { NewPasswordField } from './new-password.field.tsx'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { takeTokenFromAddress } from './token-from-address.ts'
import { byContract, useCheckedForm } from './use-checked-form.ts'
import type { ViewOf } from './view-of.ts'

export function ResetPasswordPage({ view }: { view: ViewOf<'reset-password'> }) {
  const { ref, problems, onSubmit, onBlurOf } = useCheckedForm(byContract(ResetForm), view.problems)
  const [token] = useState(() => takeTokenFromAddress() || view.token)
  if (!token) return <DeadLinkPage kind="reset" />
  return (
    <>
      <PageHead title={resetPasswordPage.title}>{resetPasswordPage.text}</PageHead>
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
            <NewPasswordField
              label={signIn.newPassword}
              problem={problems.password}
              onBlur={onBlurOf('password')}
              autoFocus
            />
            <SubmitButton isSending={isSending}>{resetPasswordPage.button}</SubmitButton>
          </>
        )}
      </PostedForm>
      <BackToSignIn />
    </>
  )
}
