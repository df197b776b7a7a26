import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import type { FoundFirm } from '../../contracts/support/support.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { firmSearchStore } from '../../server/src/support/firm-search.store.ts'

export const findFirmOf = (database: Database, email: string): Promise<FoundFirm | undefined> =>
  database.acrossFirms('a command for one firm', (tx) => firmSearchStore.findByMember(tx, emailKey(email)))
