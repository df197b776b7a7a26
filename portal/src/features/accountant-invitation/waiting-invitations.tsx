import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { waitingInvitations } from './accountant-invitation.queries.ts'

/** Hardly ever needed, and then after the list. */
const Notice = lazy(() =>
  import('./waiting-invitations.notice.tsx').then((module) => ({ default: module.WaitingInvitationsNotice })),
)

/** Above the list of clients, while businesses wait for an answer of the reader's; otherwise nothing. */
export function WaitingInvitations({ toInvitation }: { toInvitation: (uuid: string) => string }) {
  const { data } = useQuery(waitingInvitations)
  if (!data || data.length === 0) return null
  return (
    <Suspense>
      <Notice invitations={data} toInvitation={toInvitation} />
    </Suspense>
  )
}
