import type { FirmRole } from './firm-roles.ts'

const everybody = ['owner', 'admin', 'billing', 'member'] as const
const leaders = ['owner', 'admin'] as const
const accountants = ['owner', 'admin', 'member'] as const
const payers = ['owner', 'admin', 'billing'] as const

interface Rule {
  readonly by: readonly FirmRole[]
  /** Completes 'Only Owners can'. */
  readonly to: string
}

/**
 * Who may do what in a firm (DEC-97). A new role or right changes this table and no route; used by server and portal.
 */
export const firmPolicy = {
  see_firm: { by: everybody, to: 'see the firm' },
  change_firm: { by: leaders, to: "change the firm's settings" },
  see_firm_activity: { by: leaders, to: "see the firm's activity" },
  answer_support: { by: leaders, to: 'answer support requests' },
  transfer_ownership: { by: ['owner'], to: 'transfer ownership' },
  close_firm: { by: ['owner'], to: 'close the firm' },
  see_team: { by: leaders, to: 'see the team' },
  change_team: { by: leaders, to: 'change the team' },
  assign_clients: { by: leaders, to: 'assign clients' },
  see_own_identity: { by: everybody, to: 'see their own details' },
  change_own_identity: { by: everybody, to: 'change their own details' },
  see_clients: { by: everybody, to: 'see clients' },
  /** Without it a member sees only assigned clients: it sets the scope of every transaction. */
  see_every_client: { by: payers, to: 'see every client' },
  export_clients: { by: everybody, to: 'export clients' },
  create_clients: { by: accountants, to: 'add clients' },
  change_clients: { by: accountants, to: 'change clients' },
  invite_owners: { by: accountants, to: 'invite owners' },
  open_accounts: { by: accountants, to: "open clients' books" },
  archive_clients: { by: leaders, to: 'archive clients' },
  remove_access: { by: leaders, to: 'remove access to clients' },
  see_amounts: { by: payers, to: 'see amounts' },
  choose_plans: { by: payers, to: 'choose plans' },
  transfer_billing: { by: payers, to: 'transfer billing' },
  change_payment_methods: { by: payers, to: 'change the card' },
  see_receipts: { by: payers, to: 'see receipts' },
  change_billing_details: { by: payers, to: 'change billing details' },
} as const satisfies Record<string, Rule>

export type FirmAct = keyof typeof firmPolicy
export const firmActs = Object.keys(firmPolicy) as FirmAct[]

export const mayInFirm = (role: FirmRole, act: FirmAct): boolean =>
  (firmPolicy[act].by as readonly FirmRole[]).includes(role)

/** What a role may do, as sent with the page and `users/me`. */
export const abilitiesOf = (role: FirmRole): FirmAct[] => firmActs.filter((act) => mayInFirm(role, act))

const plurals: Record<FirmRole, string> = {
  owner: 'Owners',
  admin: 'Admins',
  billing: 'Billing members',
  member: 'Members',
}
const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** Why someone without the right is refused, as a sentence. */
export const whyNotInFirm = (act: FirmAct): string => {
  const { by, to } = firmPolicy[act]
  return `Only ${listed.format(by.map((role) => plurals[role]))} can ${to}.`
}

/** Which clients a role sees. */
export const clientsSeenBy = (role: FirmRole): 'all' | 'assigned' =>
  mayInFirm(role, 'see_every_client') ? 'all' : 'assigned'
