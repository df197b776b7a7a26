import type { AnyTransaction } from '../platform/database/database.ts'

/** Who is support staff: read here, written by a tool alone. */
export const staffStore = {
  has: async (tx: AnyTransaction, user_id: number): Promise<boolean> => {
    const found = await tx.selectFrom('staff').select('user_id').where('user_id', '=', user_id).executeTakeFirst()
    return found !== undefined
  },
}
