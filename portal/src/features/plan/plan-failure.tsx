import { wordsOf } from '../../api/failure.ts'
import { isNoClient, noClient } from '../../api/no-client.ts'
import { problemOf } from '../../api/problem.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { MissingPage } from '../../ui/notices/missing-page.tsx'
import { PlanClosed } from './plan-closed.tsx'
import type { PlanPaths } from './plan-paths.ts'

type Props = { error: Error; to: PlanPaths; onRetry: () => void; isRetrying: boolean }

/** Instead of the page, if no plan could be shown at all. */
export function PlanFailure(props: Props) {
  return (
    <main className="grid grow place-items-center p-4">
      <Reason {...props} />
    </main>
  )
}

function Reason({ error, to, onRetry, isRetrying }: Props) {
  const code = problemOf(error)?.code
  if (isNoClient(error)) return <MissingPage {...noClient()} to={to.clients} />
  if (code === 'action_not_allowed' || code === 'invoice_open') return <PlanClosed why={code} to={to.billing} />
  return <ErrorState {...wordsOf(error, clientErrors.billingData)} onRetry={onRetry} isRetrying={isRetrying} isPage />
}
