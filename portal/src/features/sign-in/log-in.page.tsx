import { CircleAlert, Info } from 'lucide-react'
import { signInPaths } from '../../api/contract.ts'
import { withNames } from '../../texts/names.ts'
import { logInPage, signIn } from '../../texts/sign-in.ts'
import { Banner } from '../../ui/banner.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { ViewOf } from './view-of.ts'
import { waitInWords } from './wait-in-words.ts'

type View = ViewOf<'log-in'>

/** The same words whether the address or the password is wrong. */
const problemText = ({ problem, retry_after_seconds }: View): string | undefined => {
  if (problem === null) return undefined
  if (problem !== 'too_many_attempts') return logInPage.problems[problem]
  if (retry_after_seconds === null) return logInPage.problems.reset_needed
  return logInPage.problems.too_many_attempts(waitInWords(retry_after_seconds))
}

export function LogInPage({ view }: { view: View }) {
  const problem = problemText(view)
  const isNews = view.problem === 'session_expired'
  return (
    <>
      <PageHead title={logInPage.title}>{withNames(logInPage.text)}</PageHead>
      {problem && (
        <Banner
          tone={isNews ? 'info' : 'danger'}
          icon={isNews ? Info : CircleAlert}
          role="alert"
          title={problem}
          className="mt-6"
        />
      )}
      <PostedForm action={view.action} csrf={view.csrf} className="mt-8">
        {(isSending) => (
          <>
            <TextField
              label={signIn.email}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={view.email}
              autoFocus={!view.email}
            />
            <TextField
              label={signIn.password}
              name="password"
              type="password"
              autoComplete="current-password"
              autoFocus={Boolean(view.email)}
              className="mt-4"
            />
            <p className="mt-2 text-small">
              <Link href={signInPaths.forgotPassword}>{logInPage.forgot}</Link>
            </p>
            <div className="mt-4">
              <Checkbox name="remember" value="on">
                {logInPage.remember}
              </Checkbox>
            </div>
            <SubmitButton isSending={isSending}>{signIn.signIn}</SubmitButton>
          </>
        )}
      </PostedForm>
      <p className="mt-6 text-text-muted">
        {withNames(logInPage.newHere)} <Link href={signInPaths.signUp}>{logInPage.signUp}</Link>
      </p>
    </>
  )
}
