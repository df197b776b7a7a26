import type { FirmAct } from '@partner-hub/contracts/firms/firm-policy.ts'

/** Who may do what the reader may not: word for word what the server's refusal says (DEC-97). */
export const whoMay = {
  see_firm_activity: "Only Owners and Admins can see the firm's activity.",
  answer_support: 'Only Owners and Admins can answer support requests.',
  create_clients: 'Only Owners, Admins, and Members can add clients.',
  invite_owners: 'Only Owners, Admins, and Members can invite owners.',
  open_accounts: "Only Owners, Admins, and Members can open clients' books.",
  archive_clients: 'Only Owners and Admins can archive clients.',
  see_amounts: 'Only Owners, Admins, and Billing members can see amounts.',
  change_payment_methods: 'Only Owners, Admins, and Billing members can change the card.',
  remove_access: 'Only Owners and Admins can remove access to clients.',
  choose_plans: 'Only Owners, Admins, and Billing members can choose plans.',
} as const satisfies Partial<Record<FirmAct, string>>
