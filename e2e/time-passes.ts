import pg from 'pg'
import { stack } from './stack.ts'

/** As superuser: the product's own roles may not rewrite what has happened. */
const rewrite = async (statement: string, email: string): Promise<void> => {
  const client = new pg.Client({ connectionString: stack().adminUrl })
  await client.connect()
  try {
    await client.query(statement, [email])
  } finally {
    await client.end()
  }
}

/** What was sent to this address lies an hour further back. */
export const anHourAfterSending = (email: string): Promise<void> =>
  rewrite("update invitation_send set at = at - interval '61 minutes' where recipient_key = lower($1)", email)

/** The invitation to this address is a minute too old. */
export const invitationExpires = (email: string): Promise<void> =>
  rewrite("update client_invitation set expires_at = now() - interval '1 minute' where invitation_email = $1", email)
