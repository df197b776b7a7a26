import type { FirmAct } from '../firms/firm-policy.ts'
import type { ClientAction } from './client-actions.ts'
import type { RunAction } from './client-runs.ts'

/** The right each act on a client requires. */
export const rightOfAct = {
  remove_access: 'remove_access',
  archive: 'archive_clients',
  remove_access_and_archive: 'remove_access',
  restore: 'archive_clients',
} as const satisfies Record<ClientAction, FirmAct>

/** The right a run over several clients requires, of whoever starts or stops it. */
export const rightOfRun = {
  invite: 'invite_owners',
  archive: rightOfAct.archive,
  restore: rightOfAct.restore,
  export: 'export_clients',
} as const satisfies Record<RunAction, FirmAct>
