import type { Database } from '../platform/database/database.ts'
import { acceptanceStore } from './acceptance.store.ts'
import { sendingOf } from './message-id.ts'
import { noteDelivery } from './note-delivery.ts'

interface Needs {
  database: Database
  hubHost: string
}

/** A permanent bounce. A bounce of an older link says nothing about the mail sent since. */
export const noteBounce = ({ database, hubHost }: Needs) => {
  const note = noteDelivery({ database })
  return async (messageId: string, problem: string): Promise<void> => {
    const sending = sendingOf(hubHost, messageId)
    if (!sending) return
    const known = await database.acrossFirms('a mail that came back', (tx) =>
      acceptanceStore.findByUuid(tx, sending.uuid),
    )
    if (!known) return
    await note({ ...sending, organization_uuid: known.organization_uuid }, { delivery: 'BOUNCED', problem })
  }
}
