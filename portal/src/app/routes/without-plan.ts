import { paths } from '../paths.ts'

/** The list of clients that the firm pays for and that have no plan. */
export const withoutPlan = `${paths.clients}?billing_owner=ACCOUNTANT&subscription_status=TRIAL_EXPIRED,DIRECT_BILLING_PENDING,INACTIVE,CANCELLED`
