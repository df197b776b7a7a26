import { useState } from 'react'
import { resetPasswordPage, signIn } from '../../texts/sign-in.ts'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { DeadLinkPage } from './dead-link.page.tsx'
import { NewPasswordForm } from './new-password.form.tsx'
import { PageHead } from './page-head.tsx'
import { takeTokenFromAddress } from './token-from-address.ts'
import type { ViewOf } from './view-of.ts'

export function ResetPasswordPage({ view }: { view: ViewOf<'reset-password'> }) {
  const [token] = useState(() => takeTokenFromAddress() || view.token)
  if (!token) return <DeadLinkPage kind="reset" />
  return (
    <>
      <PageHead title={resetPasswordPage.title}>{resetPasswordPage.text}</PageHead>
      <NewPasswordForm view={view} token={token} label={signIn.newPassword} button={resetPasswordPage.button} />
      <BackToSignIn />
    </>
  )
}
