/** A plan is active. A trial has no plan yet, but is not in the 'no plan' set either. */
export const hasPlan = (status: string | undefined): boolean => status === 'ACTIVE'

/** The inactive ('no plan') set of spec §4. */
const WITHOUT_PLAN: readonly string[] = ['DIRECT_BILLING_PENDING', 'INACTIVE', 'TRIAL_EXPIRED', 'CANCELLED']
export const isWithoutPlan = (status: string | undefined): boolean =>
  status !== undefined && WITHOUT_PLAN.includes(status)

export const TRIAL_DAYS = 30
