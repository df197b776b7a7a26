import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'

export const fullName = ({ first_name, last_name }: Pick<ClientContact, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()
