import { errors } from '../../texts/errors.ts'
import { clearingPage } from '../../texts/logout.ts'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { FullPage } from '../shell/full-page.tsx'

/** The session has ended, but a cookie may be left behind. Says so before it continues. */
export function ClearingIncompletePage({ onContinue }: { onContinue: () => void }) {
  return (
    <FullPage>
      <ErrorState {...errors.clearing} onRetry={onContinue} retryLabel={clearingPage.continue} isPage />
    </FullPage>
  )
}
