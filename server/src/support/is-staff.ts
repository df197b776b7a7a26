import type { AnyTransaction } from '../platform/database/database.ts'
import { staffStore } from './staff.store.ts'

export const isStaff = (tx: AnyTransaction, user_id: number): Promise<boolean> => staffStore.has(tx, user_id)
