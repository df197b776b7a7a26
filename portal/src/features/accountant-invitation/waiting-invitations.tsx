import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { waitingInvitations } from './accountant-invitation.queries.ts'

type Props = { toInvitation: (uuid: string) => string }

type Loaded = { default: ComponentType<Props & { invitations: readonly AccountantInvitation[] }> }

/** Most readers have none waiting. Like a list that cannot be had, a notice that cannot be had is left out. */
const Notice = lazy(() =>
  import('./waiting-invitations.notice.tsx').then(
    (module): Loaded => ({ default: module.WaitingInvitationsNotice }),
    (): Loaded => ({ default: () => null }),
  ),
)

/** Above the list of clients, while businesses wait for the reader's answer. The page waits for it, so that nothing jumps. */
export function WaitingInvitations({ toInvitation }: Props) {
  const { data } = useSuspenseQuery(waitingInvitations())
  return data.length > 0 && <Notice invitations={data} toInvitation={toInvitation} />
}
