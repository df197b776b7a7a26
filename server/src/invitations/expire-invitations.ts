import { invitationStates } from '@partner-hub/contracts/invitations/invitation-states.ts'
import { sweepClients } from '../clients/sweep-clients.ts'
import type { Database } from '../platform/database/database.ts'
import { sweepStore } from './sweep.store.ts'

/** DEC-18: after 30 days of business time, once. */
export const expireInvitations = ({ database }: { database: Database }) =>
  sweepClients(database, {
    name: 'expiry of invitations',
    act: 'invitation_expired',
    find: sweepStore.findExpired,
    change: async (tx, due) => {
      const expired = await sweepStore.expire(
        tx,
        due.map(({ uuid }) => uuid),
        invitationStates.next('PENDING', 'expire'),
      )
      return due.filter(({ uuid }) => expired.has(uuid))
    },
    detailOf: ({ uuid }) => ({ invitation: uuid }),
  })
