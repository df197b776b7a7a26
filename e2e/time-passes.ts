import pg from 'pg'
import { stack } from './stack.ts'

/** Runs as superuser: the product's own roles may not rewrite history. */
const rewrite = async (statement: string, email: string): Promise<void> => {
  const client = new pg.Client({ connectionString: stack().adminUrl })
  await client.connect()
  try {
    await client.query(statement, [email])
  } finally {
    await client.end()
  }
}

/** Backdates the sendings to this address by an hour. */
export const anHourAfterSending = (email: string): Promise<void> =>
  rewrite("update invitation_send set at = at - interval '61 minutes' where recipient_key = lower($1)", email)

/** Makes the invitation to this address expire a minute ago. */
export const invitationExpires = (email: string): Promise<void> =>
  rewrite("update client_invitation set expires_at = now() - interval '1 minute' where invitation_email = $1", email)
