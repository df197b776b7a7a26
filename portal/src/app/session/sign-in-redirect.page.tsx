import { lazy, Suspense } from 'react'
import { Failure } from '../../api/failure.ts'
import { errors } from '../../texts/errors.ts'
import { shell } from '../../texts/shell.ts'
import { ErrorPage, WaitingPage } from '../shell/full-page.tsx'
import { goToSignIn, useSignInRedirect } from './sign-in-redirect.ts'

const AnotherPersonPage = lazy(async () => ({
  default: (await import('./another-person.page.tsx')).AnotherPersonPage,
}))

const failure = new Failure(errors.signInRedirect)

export function SignInRedirectPage() {
  const redirect = useSignInRedirect()
  if (redirect === 'failed') return <ErrorPage error={failure} onRetry={() => void goToSignIn()} />
  if (typeof redirect === 'object')
    return (
      <Suspense fallback={<WaitingPage text={shell.loading} />}>
        <AnotherPersonPage email={redirect.loggedIn} />
      </Suspense>
    )
  return <WaitingPage text={shell.goingToSignIn} />
}
