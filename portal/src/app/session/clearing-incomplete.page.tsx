import { errors } from '../../texts/errors.ts'
import { clearingPage } from '../../texts/logout.ts'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { FullPage } from '../shell/full-page.tsx'

/** The session has ended; what may be left behind is said before the way out goes on. */
export function ClearingIncompletePage({ onContinue }: { onContinue: () => void }) {
  return (
    <FullPage>
      <ErrorState {...errors.clearing} onRetry={onContinue} retryLabel={clearingPage.continue} isPage />
    </FullPage>
  )
}
