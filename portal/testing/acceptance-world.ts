import type { InvitationView } from '@partner-hub/contracts/invitations/acceptance.ts'
import { page } from 'vitest/browser'
import { readInvitation } from '../src/api/contract.ts'
import { renderApp } from './render-app.tsx'
import { type Stubs, stubCalls } from './stub-calls.ts'

export const TOKEN = '01990000-0000-7000-9000-000000000201.s3cret-token'
export const GRACE = 'grace@bluebirdbakery.example'
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const heading = page.getByRole('heading', { level: 1 })

export const view = (changes: Partial<InvitationView> = {}): InvitationView => ({
  state: 'open',
  firm_name: 'Alder & Finch LLP',
  firm_logo_url: null,
  client_name: 'Bluebird Bakery',
  recipient_first_name: 'Grace',
  invitation_email: GRACE,
  signed_in_as: null,
  payer: 'CLIENT',
  firm_has_access: true,
  trial_ends_at: '2026-11-27T10:00:00.000Z',
  expires_at: '2026-12-15T10:00:00.000Z',
  sent_at: '2026-11-15T10:00:00.000Z',
  withdrawn_at: null,
  asked_at: null,
  firm_email: null,
  message: null,
  is_yours: false,
  open_url: null,
  ...changes,
})

/** Stubs the invitation that the link leads to; it is open unless changed. */
export const invite = (changes: Partial<InvitationView> = {}): Stubs => {
  const server = stubCalls()
  server.answer(readInvitation, view(changes))
  return server
}
export const open = (path = `/accept#${TOKEN}`) => renderApp(path)
export const tokensOf = (server: Stubs, endpoint: Parameters<Stubs['callsOf']>[0]) =>
  server.callsOf(endpoint).map(({ body }) => body)
