import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useNavigate } from 'react-router'
import { wordsOf } from '../../api/failure.ts'
import { statusOf } from '../../api/problem.ts'
import { hubName, withNames } from '../../texts/names.ts'
import { supportRequest as texts } from '../../texts/support-request.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { WaitingHeading } from '../../ui/notices/waiting-heading.tsx'
import { WizardHeader } from '../../ui/wizard/wizard-header.tsx'
import { SupportRequestCard } from './support-request.card.tsx'
import { supportRequestQuery } from './support-request.queries.ts'

type Props = { uuid: string; email: string; clientsPath: string; visitsPath: string }

/** Opened from the mail about a request: who at support asks, why, and the firm's answer (DEC-96). */
export function SupportRequestPage({ uuid, email, clientsPath, visitsPath }: Props) {
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery(supportRequestQuery(uuid))
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <WizardHeader
        about={hubName()}
        end={
          <>
            <span className="truncate text-small text-text-subtle max-md:hidden">{texts.signedInAs(email)}</span>
            <Button tone="ghost" icon={X} onPress={() => void navigate(clientsPath)}>
              {texts.close}
            </Button>
          </>
        }
      />
      <main className="grid grow place-items-start justify-center px-6 pt-10 pb-12 max-md:grid-cols-1 max-md:place-items-stretch max-md:p-0">
        {data ? (
          <SupportRequestCard request={data} visitsPath={visitsPath} />
        ) : statusOf(error) === 404 ? (
          <ErrorState {...texts.missing} isPage />
        ) : error ? (
          <ErrorState {...wordsOf(error, texts.unread)} onRetry={() => void refetch()} isRetrying={isFetching} isPage />
        ) : (
          <WaitingHeading text={withNames(texts.loading)} />
        )}
      </main>
    </div>
  )
}
