import { whileBeating } from '../platform/workflow/while-beating.ts'
import { finishPlanChange } from './finish-plan-change.ts'
import { tellPayer } from './tell-payer.ts'

export interface PlanChangeActivities {
  finishPlanChange(payer: string, change: string, isPaid: boolean): Promise<void>
  tellBooksOfPayer(account: string): Promise<void>
}

export const createPlanChangeActivities = (
  needs: Parameters<typeof finishPlanChange>[0] & Parameters<typeof tellPayer>[0],
): PlanChangeActivities => {
  const tell = tellPayer(needs)
  return {
    finishPlanChange: finishPlanChange(needs),
    tellBooksOfPayer: (account) => whileBeating((signal) => tell(account, signal)),
  }
}
