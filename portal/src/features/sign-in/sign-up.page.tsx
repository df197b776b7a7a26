import { SignUpForm } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { CircleAlert } from 'lucide-react'
import { pageData } from '../../api/page-data.ts'
import { messageOf } from '../../texts/messages.ts'
import { withNames } from '../../texts/names.ts'
import { signIn, signUpInvitedPage, signUpPage } from '../../texts/sign-in.ts'
import { Link } from '../../ui/actions/link.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import type { CameByInvitation } from './came-by-invitation.ts'
import { invitationAddress } from './invitation-address.ts'
import { NewPasswordField } from './new-password.field.tsx'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { byContract, useCheckedForm } from './use-checked-form.ts'
import type { ViewOf } from './view-of.ts'
import { waitInWords } from './wait-in-words.ts'

export function SignUpPage({ view, came }: { view: ViewOf<'sign-up'>; came: CameByInvitation }) {
  const invitation = view.invitation || came.invitation
  const email = view.email || came.email
  // The link only confirms the invited address.
  const isKnown = invitation !== '' && email !== '' && !view.problems.email
  const { ref, problems, onSubmit, onBlurOf } = useCheckedForm(byContract(SignUpForm), view.problems)
  const { hub_url, terms_url, product_terms_url, privacy_url } = pageData()
  const { accept } = signUpPage
  const { title, text } = invitation ? signUpInvitedPage : signUpPage
  return (
    <>
      <PageHead title={title}>{withNames(text)}</PageHead>
      {view.retry_after_seconds !== null && (
        <Banner
          tone="danger"
          icon={CircleAlert}
          role="alert"
          title={signUpPage.tooSoon(waitInWords(view.retry_after_seconds))}
          className="mt-6"
        />
      )}
      <PostedForm
        ref={ref}
        action={view.action}
        csrf={view.csrf}
        hidden={{ invitation }}
        onSubmit={onSubmit}
        className="mt-8"
      >
        {(isSending) => (
          <>
            <TextField
              label={invitation ? signIn.email : signIn.workEmail}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={email}
              isReadOnly={isKnown}
              autoFocus={!isKnown}
              onBlur={onBlurOf('email')}
              isInvalid={problems.email !== undefined}
              errorMessage={messageOf(problems.email)}
              className="mb-5"
            />
            <NewPasswordField
              label={signIn.password}
              problem={problems.password}
              onBlur={onBlurOf('password')}
              autoFocus={isKnown}
            />
            <SubmitButton isSending={isSending}>{signIn.signUp}</SubmitButton>
            <p className="mt-4 text-small text-pretty text-text-subtle">
              {withNames(accept.before)}
              <Link href={invitation ? product_terms_url : terms_url} isProse isNewTab>
                {accept.terms}
              </Link>
              {accept.between}
              <Link href={privacy_url} isProse isNewTab>
                {accept.privacy}
              </Link>
              {accept.after}
            </p>
          </>
        )}
      </PostedForm>
      <p className="mt-6 border-t border-border pt-6 text-text-muted">
        {signUpPage.haveAccount}{' '}
        <Link href={invitation ? invitationAddress(invitation) : hub_url}>
          {invitation ? signUpInvitedPage.signIn : signIn.signIn}
        </Link>
      </p>
    </>
  )
}
