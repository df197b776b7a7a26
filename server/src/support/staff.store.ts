import type { AnyTransaction } from '../platform/database/database.ts'

/** Support staff: read here, written only by `npm run staff`. */
export const staffStore = {
  has: async (tx: AnyTransaction, user_id: number): Promise<boolean> => {
    const found = await tx.selectFrom('staff').select('user_id').where('user_id', '=', user_id).executeTakeFirst()
    return found !== undefined
  },
}
