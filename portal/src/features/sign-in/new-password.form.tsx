import { ResetForm } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { NewPasswordField } from './new-password.field.tsx'
import { PostedForm } from './posted-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { byContract, useCheckedForm } from './use-checked-form.ts'
import type { ViewOf } from './view-of.ts'

type Props = {
  view: Pick<ViewOf<'reset-password'>, 'action' | 'csrf' | 'problems'>
  token: string
  label: string
  button: string
  /** Tells password managers which account the password belongs to. */
  email?: string
}

/** A password chosen with the token of a mailed link. */
export function NewPasswordForm({ view: { action, csrf, problems: known }, token, label, button, email }: Props) {
  const { ref, problems, onSubmit, onBlurOf } = useCheckedForm(byContract(ResetForm), known)
  return (
    <PostedForm ref={ref} action={action} csrf={csrf} hidden={{ token }} onSubmit={onSubmit} className="mt-8">
      {(isSending) => (
        <>
          {email && <input type="hidden" name="username" autoComplete="username" value={email} readOnly />}
          <NewPasswordField label={label} problem={problems.password} onBlur={onBlurOf('password')} autoFocus />
          <SubmitButton isSending={isSending}>{button}</SubmitButton>
        </>
      )}
    </PostedForm>
  )
}
