import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { noClient } from '../../api/no-client.ts'
import { client as texts } from '../../texts/client.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { LinkTabs } from '../../ui/facts/tabs.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { MissingPage } from '../../ui/notices/missing-page.tsx'
import { BackLink } from './back-link.tsx'
import { colleaguesOf } from './client-detail.ts'
import { ClientHead } from './client-head.tsx'
import type { ClientPlace } from './client-place.ts'
import { ClientSkeleton } from './client-skeleton.tsx'
import { StandingBanner } from './standing.banner.tsx'
import { useAcceptanceNews } from './use-acceptance-news.ts'
import { useClient } from './use-client.ts'
import { useOnboardingEnd } from './use-onboarding-end.ts'

type Props = {
  uuid: string
  to: {
    clients: string
    businessInfo: string
    billing: string
    contacts: string
    plan: string
    settings: string
    invitation: (contact: string) => string
  }
  /** Goes back to the list if it was the previous page; returns whether it did. */
  onBack: () => boolean
  /** Call it when lists show outdated data about this client. */
  onChanged: () => void
}

/** One client: its name and acts, above the tabs. */
export function ClientPage({ uuid, to, onBack, onChanged }: Props) {
  const { record, contacts, invitations, detail, isMissing } = useClient(uuid)
  const { pathname } = useLocation()
  useOnboardingEnd(detail)
  const isNews = useAcceptanceNews(detail)
  const [openAct, ask] = useState<ClientAction>()

  const retry = (query: { refetch: () => unknown }) => () => void query.refetch()
  const hasFailed = record.isError && !detail
  const isGone = isMissing && !detail
  const place: ClientPlace | undefined = detail && {
    detail,
    to,
    onChanged,
    contacts: { hasFailed: contacts.isError, isFetching: contacts.isFetching, retry: retry(contacts) },
    invitations: { hasFailed: invitations.isError, isFetching: invitations.isFetching, retry: retry(invitations) },
  }
  const tab = (label: string, path: string) => ({ label, to: path, isCurrent: pathname === path })
  const colleagues = detail ? colleaguesOf(detail).length : 0
  return (
    <div className="flex w-full max-w-296 grow flex-col px-(--page-x) pt-6 pb-16">
      <BackLink to={to.clients} onBack={onBack} />
      {isGone ? (
        <MissingPage {...noClient()} to={to.clients} />
      ) : hasFailed ? (
        <ErrorState {...clientErrors.client} onRetry={retry(record)} isRetrying={record.isFetching} isPage />
      ) : (
        <ClientHead detail={detail} onChanged={onChanged} openAct={openAct} onAsk={ask} />
      )}
      {place && (
        <>
          <LinkTabs
            name={texts.tabsName}
            className="mt-5"
            tabs={[
              tab(texts.tabs.businessInfo, to.businessInfo),
              tab(texts.tabs.billing, to.billing),
              ...(colleagues > 0 ? [{ ...tab(texts.tabs.contacts, to.contacts), count: colleagues }] : []),
            ]}
          />
          <StandingBanner
            onChanged={onChanged}
            detail={place.detail}
            toInvitation={to.invitation}
            toPlan={to.plan}
            onAsk={ask}
            isNews={isNews}
          />
          <Outlet context={place} />
        </>
      )}
      {!place && !hasFailed && <ClientSkeleton />}
    </div>
  )
}
