import { useRouteError } from 'react-router'
import { pairOf } from '../api/failure.ts'
import { statusOf } from '../api/problem.ts'
import { ErrorState } from '../ui/notices/error-state.tsx'
import { browser } from './browser.ts'
import { SignInRedirectPage } from './session/sign-in-redirect.page.tsx'
import { BareShell } from './shell/bare-shell.tsx'

/** The whole document failed. */
export function RouteError() {
  const error = useRouteError()
  if (statusOf(error) === 401) return <SignInRedirectPage />
  return (
    <BareShell>
      <ErrorState {...pairOf(error)} onRetry={browser.reload} isPage />
    </BareShell>
  )
}

/** One page failed; the shell around it stays. */
export function PageError() {
  const error = useRouteError()
  if (statusOf(error) === 401) return <SignInRedirectPage />
  return (
    <div className="grow content-center">
      <ErrorState {...pairOf(error)} onRetry={browser.reload} isPage />
    </div>
  )
}
