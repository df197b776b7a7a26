/** The inactive ('no plan') set of spec §4. */
export const WITHOUT_PLAN = ['DIRECT_BILLING_PENDING', 'INACTIVE', 'TRIAL_EXPIRED', 'CANCELLED'] as const
export const isWithoutPlan = (status: string): boolean => (WITHOUT_PLAN as readonly string[]).includes(status)

export const TRIAL_DAYS = 30
