import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { asOwner } from '../../server/testing/template-database.ts'

/** Runs as the database's owner, since the product's own role may not write this table. Returns the user's id. */
export const setStaff = async (ownerUrl: string, email: string, isStaff: boolean): Promise<number> =>
  asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query('select id from users where email_key = $1 and confirmed_at is not null', [
      emailKey(email),
    ])
    const id = rows[0]?.id
    if (id === undefined) throw new Error(`${email} has no confirmed account`)
    if (isStaff) await owner.query('insert into staff (user_id) values ($1) on conflict do nothing', [id])
    else await owner.query('delete from staff where user_id = $1', [id])
    return Number(id)
  })
