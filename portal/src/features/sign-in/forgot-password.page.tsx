import { Email } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { z } from 'zod'
import { messageOf } from '../../texts/messages.ts'
import { forgotPasswordPage, signIn } from '../../texts/sign-in.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { byContract, useCheckedForm } from './use-checked-form.ts'
import type { ViewOf } from './view-of.ts'

const ForgotPasswordForm = z.object({ email: Email })

export function ForgotPasswordPage({ view }: { view: ViewOf<'forgot-password'> }) {
  const { ref, problems, onSubmit, onBlurOf } = useCheckedForm(byContract(ForgotPasswordForm), view.problems)
  return (
    <>
      <PageHead title={forgotPasswordPage.title}>{forgotPasswordPage.text}</PageHead>
      <PostedForm ref={ref} action={view.action} csrf={view.csrf} onSubmit={onSubmit} className="mt-8">
        {(isSending) => (
          <>
            <TextField
              label={signIn.email}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={view.email}
              autoFocus
              onBlur={onBlurOf('email')}
              isInvalid={problems.email !== undefined}
              errorMessage={messageOf(problems.email)}
              hint={forgotPasswordPage.hint}
            />
            <SubmitButton isSending={isSending}>{forgotPasswordPage.button}</SubmitButton>
          </>
        )}
      </PostedForm>
      <BackToSignIn />
    </>
  )
}
