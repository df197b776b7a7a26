import { z } from 'zod'
import type { BooksDatabase } from './books.database.ts'

export const ChosenPlan = z.object({
  plan: z.enum(['starter', 'plus', 'premium']),
  period: z.enum(['monthly', 'yearly']),
})
export type ChosenPlan = z.infer<typeof ChosenPlan>

export type PlanStore = ReturnType<typeof planStore>

/** What an owner has chosen; nothing is charged for it here. */
export const planStore = (database: BooksDatabase) => ({
  find: (account_id: string): ChosenPlan | undefined =>
    database.one('select plan, period from chosen_plan where account_id = ?', account_id),

  choose: (account_id: string, { plan, period }: ChosenPlan): void => {
    database.run('insert or replace into chosen_plan values (?, ?, ?)', account_id, plan, period)
  },
})
