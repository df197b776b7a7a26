import { useSuspenseQuery } from '@tanstack/react-query'
import { waitingInvitations } from './accountant-invitation.queries.ts'
import { WaitingInvitationsNotice } from './waiting-invitations.notice.tsx'

type Props = { toInvitation: (uuid: string) => string }

/** Above the list of clients, while businesses wait for the reader's answer. The page waits for it, so that nothing jumps. */
export function WaitingInvitations({ toInvitation }: Props) {
  const { data } = useSuspenseQuery(waitingInvitations())
  return data.length > 0 && <WaitingInvitationsNotice invitations={data} toInvitation={toInvitation} />
}
