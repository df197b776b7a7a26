import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { waitingInvitations } from './accountant-invitation.queries.ts'

type Props = { toInvitation: (uuid: string) => string }

type Loaded = { default: ComponentType<Props & { invitations: readonly AccountantInvitation[] }> }

/** Loaded lazily, since most readers have none waiting. If the script fails to load, the notice is left out. */
const Notice = lazy(() =>
  import('./waiting-invitations.notice.tsx').then(
    (module): Loaded => ({ default: module.WaitingInvitationsNotice }),
    (): Loaded => ({ default: () => null }),
  ),
)

/** Shown above the client list while businesses wait for an answer. The page waits for it, so that nothing shifts. */
export function WaitingInvitations({ toInvitation }: Props) {
  const { data } = useSuspenseQuery(waitingInvitations())
  return data.length > 0 && <Notice invitations={data} toInvitation={toInvitation} />
}
