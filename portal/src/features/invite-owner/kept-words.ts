import type { InvitationForm } from '@partner-hub/contracts/invitations.ts'

const KEY = 'invite-owner'

interface Kept {
  /** Whose words they are, and for whom: nobody else in this tab is given them. */
  readonly email: string
  readonly contact: string
  readonly values: InvitationForm
  /** The send they were part of; sent again it is the same one. */
  readonly idempotencyKey: string
}

/** Keeps what was typed when the session ended at the very send; after the log-in it is there again. */
export const keepWords = (kept: Kept): void => sessionStorage.setItem(KEY, JSON.stringify(kept))

export const keptWords = (email: string, contact: string): Kept | undefined => {
  const kept: Kept | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  return kept?.email === email && kept.contact === contact ? kept : undefined
}

export const forgetWords = (): void => sessionStorage.removeItem(KEY)
