import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'

export const sampleInvitationToTeam = (changes: Partial<AccountantInvitation> = {}): AccountantInvitation => ({
  uuid: '01990000-0000-7000-9000-000000000301',
  state: 'PENDING',
  business_name: 'Harbour & Pine Joinery',
  owner_name: 'Rosa Delgado',
  owner_email: 'rosa@harbourpine.example',
  email: 'maya@alderfinch.example',
  expires_at: '2026-12-14T12:00:00Z',
  business_client: null,
  has_access: false,
  ...changes,
})
