import type { PageData } from '@partner-hub/contracts/calls/page-data.ts'
import { Failure } from '../api/failure.ts'
import { errors } from '../texts/errors.ts'
import { browser } from './browser.ts'
import { paths } from './paths.ts'
import { ErrorPage } from './shell/full-page.tsx'

/** The server sent this document instead of the route's. It makes no calls, so that a failing log-in cannot loop. */
export function FailurePage({ failure }: { failure: NonNullable<PageData['failure']> }) {
  // A log-in callback must not be requested twice; any other URL can be reloaded.
  const retry = failure === 'authentication' ? () => browser.goTo(paths.home) : browser.reload
  return <ErrorPage error={new Failure(errors[failure])} onRetry={retry} />
}
