import type { FirmRole } from './firm-roles.ts'

/** Who may do what in a firm. A new role or right changes this table and no route; both sides read it. */
const firmPolicy = {
  see_firm: ['owner'],
  change_firm: ['owner'],
  answer_support: ['owner', 'admin'],
  see_own_identity: ['owner'],
  change_own_identity: ['owner'],
  see_clients: ['owner'],
  create_clients: ['owner'],
  change_clients: ['owner'],
  open_accounts: ['owner'],
} as const satisfies Record<string, readonly FirmRole[]>

export type FirmAct = keyof typeof firmPolicy

export const mayInFirm = (role: FirmRole, act: FirmAct): boolean =>
  (firmPolicy[act] as readonly FirmRole[]).includes(role)
