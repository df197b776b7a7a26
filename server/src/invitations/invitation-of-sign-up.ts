import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import type { Database } from '../platform/database/database.ts'
import { acceptanceStore } from './acceptance.store.ts'
import type { InvitationTokens } from './invitation-token.ts'

interface Needs {
  database: Database
  tokens: InvitationTokens
}

export interface InvitationOfSignUp {
  /** As it appears after the # of a URL. */
  link: string
  /** The names of the firm and the client; undefined if the invitation has gone to another address since. */
  names: { firm: string; client: string } | undefined
}

/** For the owner of the mail address: the invitation their sign-up started from, in the latest version sent to them. */
export const invitationOfSignUp =
  ({ database, tokens }: Needs) =>
  async (begun: { uuid: string; generation: number }, email: string): Promise<InvitationOfSignUp> => {
    const { uuid } = begun
    const known = await database.acrossFirms('the invitation of a sign-up', (tx) =>
      acceptanceStore.findByUuid(tx, uuid),
    )
    const isTheirs = known !== undefined && emailKey(known.invitation_email) === emailKey(email)
    const generation = isTheirs ? known.generation : begun.generation
    return {
      link: `${uuid}.${tokens.tokenOf(uuid, generation)}`,
      names: isTheirs ? { firm: known.firm_name, client: known.client_name } : undefined,
    }
  }
