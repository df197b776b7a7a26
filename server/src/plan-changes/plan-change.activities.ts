import { finishPlanChange } from './finish-plan-change.ts'

export interface PlanChangeActivities {
  finishPlanChange(payer: string, change: string, isPaid: boolean): Promise<void>
}

export const createPlanChangeActivities = (needs: Parameters<typeof finishPlanChange>[0]): PlanChangeActivities => ({
  finishPlanChange: finishPlanChange(needs),
})
