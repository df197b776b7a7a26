import { CircleAlert, Info } from 'lucide-react'
import { signInPaths } from '../../api/contract.ts'
import { messageOf } from '../../texts/messages.ts'
import { withNames } from '../../texts/names.ts'
import { logInPage, signIn } from '../../texts/sign-in.ts'
import { Link } from '../../ui/actions/link.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { invitationAddress } from './invitation-address.ts'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import type { ViewOf } from './view-of.ts'
import { waitInWords } from './wait-in-words.ts'

type View = ViewOf<'log-in'>

/** The same text whether the address or the password is wrong. */
const problemText = ({ problem, retry_after_seconds, has_account }: View): string | undefined => {
  if (problem === null) return undefined
  if (problem === 'invitation_waits' && has_account) return logInPage.problems.has_account
  if (problem !== 'too_many_attempts') return logInPage.problems[problem]
  if (retry_after_seconds === null) return logInPage.problems.reset_needed
  return logInPage.problems.too_many_attempts(waitInWords(retry_after_seconds))
}

/** Only checks for empty fields; whether they are right is for the server to say. */
const missing = ({ email, password }: Readonly<Record<string, FormDataEntryValue>>) => ({
  ...((typeof email !== 'string' || !email.trim()) && { email: 'email_missing' }),
  ...(!password && { password: 'own_password_missing' }),
})

export function LogInPage({ view }: { view: View }) {
  const problem = problemText(view)
  const { ref, problems, onSubmit, onBlurOf } = useCheckedForm(missing, {})
  const isNews = view.problem === 'invitation_waits' || view.problem === 'session_expired'
  const isKnown = view.problem === 'invitation_waits' && view.has_account
  return (
    <>
      <PageHead title={logInPage.title}>{withNames(logInPage.text)}</PageHead>
      {problem && (
        <Banner
          tone={isNews ? 'info' : 'danger'}
          icon={isNews ? Info : CircleAlert}
          role="alert"
          title={problem}
          text={isKnown && <Link href={signInPaths.forgotPassword}>{logInPage.forgot}</Link>}
          className="mt-6"
        />
      )}
      <PostedForm ref={ref} onSubmit={onSubmit} action={view.action} csrf={view.csrf} className="mt-8">
        {(isSending) => (
          <>
            <TextField
              label={signIn.email}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={view.email}
              autoFocus={!view.email}
              onBlur={onBlurOf('email')}
              isInvalid={problems.email !== undefined}
              errorMessage={messageOf(problems.email)}
            />
            <TextField
              label={signIn.password}
              name="password"
              type="password"
              autoComplete="current-password"
              autoFocus={Boolean(view.email)}
              onBlur={onBlurOf('password')}
              isInvalid={problems.password !== undefined}
              errorMessage={messageOf(problems.password)}
              className="mt-4"
            />
            {!isKnown && (
              <p className="mt-2 text-small">
                <Link href={signInPaths.forgotPassword}>{logInPage.forgot}</Link>
              </p>
            )}
            <div className="mt-4">
              <Checkbox name="remember" value="on" defaultSelected={view.remember}>
                {logInPage.remember}
              </Checkbox>
            </div>
            <SubmitButton isSending={isSending}>{signIn.signIn}</SubmitButton>
          </>
        )}
      </PostedForm>
      <p className="mt-6 text-text-muted">
        {view.has_account ? (
          <Link href={invitationAddress('')}>{signIn.backToInvitation}</Link>
        ) : view.is_invited ? (
          <>
            {logInPage.noAccount} <Link href={invitationAddress('')}>{logInPage.backToInvitation}</Link>
          </>
        ) : (
          <>
            {withNames(logInPage.newHere)} <Link href={signInPaths.signUp}>{logInPage.signUp}</Link>
          </>
        )}
      </p>
    </>
  )
}
