import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { InvitationSend } from '../platform/database/tables.ts'

const newest = async (tx: FirmTransaction, rows: RawBuilder<unknown>, nth: number): Promise<Date | undefined> => {
  const found = await sql<{ at: Date }>`select at from invitation_send where ${rows}
    order by at desc offset ${nth - 1} limit 1`.execute(tx)
  return found.rows[0]?.at
}

/** What was sent and when: all SQL of this table. `nth` asks for the time of the nth newest, starting at 1. */
export const invitationSendStore = {
  insert: (tx: FirmTransaction, sent: Insertable<InvitationSend>) =>
    tx.insertInto('invitation_send').values(sent).execute(),

  /** Only for this address: a person invited instead has received none. */
  ofInvitation: (tx: FirmTransaction, firm: string, invitation: string, recipient: string, nth: number) =>
    newest(
      tx,
      sql`organization_uuid = ${firm} and client_invitation = ${invitation} and recipient_key = ${recipient}`,
      nth,
    ),

  ofFirm: (tx: FirmTransaction, firm: string, nth: number) => newest(tx, sql`organization_uuid = ${firm}`, nth),

  countOfFirm: async (tx: FirmTransaction, firm: string, since: Date) => {
    const { rows } = await sql<{ created_at: Date; sent: number }>`select o.created_at, (select count(*)::int
        from invitation_send where organization_uuid = o.uuid and at > ${since}) as sent
      from organization o where o.uuid = ${firm}`.execute(tx)
    return rows[0] ?? { created_at: undefined, sent: 0 }
  },

  resentToContact: (tx: FirmTransaction, firm: string, contact: string, nth: number) =>
    newest(tx, sql`organization_uuid = ${firm} and client_contact = ${contact} and is_resend`, nth),

  /** Its holder is the only one in this firm to count, until the end of the transaction. */
  lockFirm: (tx: FirmTransaction, firm: string) =>
    tx.selectFrom('organization').select('created_at').where('uuid', '=', firm).forNoKeyUpdate().executeTakeFirst(),

  /**
   * How many other firms wrote to this address since then. Other firms that ask wait until this transaction ends. Only
   * for this query does the policy show other firms' rows, limited to the named recipient.
   */
  countOtherFirms: async (tx: FirmTransaction, firm: string, recipient: string, since: Date): Promise<number> => {
    const name = (key: string) => sql`select set_config('app.recipient_key', ${key}, true)`.execute(tx)
    const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`invitation to ${recipient}`}, 0))`.execute(tx)
    const [, , counted] = await Promise.all([
      lock,
      name(recipient),
      sql<{ firms: number }>`select count(distinct organization_uuid)::int as firms from invitation_send
        where recipient_key = ${recipient} and organization_uuid <> ${firm} and at > ${since}`.execute(tx),
      name(''),
    ])
    return counted.rows[0]?.firms ?? 0
  },
}
