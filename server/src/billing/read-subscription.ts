import type { PlanPackage, Usage } from '@partner-hub/contracts/billing/account-facts.ts'
import { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import { accountFactsStore } from './account-facts.store.ts'
import { getSubscription } from './get-subscription.ts'
import { clientLimitOf } from './plan-catalogue.ts'

interface Needs {
  database: Database
}

export const getSubscriptionUsage = ({ database }: Needs) => {
  const find = getSubscription({ database })
  return async (member: Member, uuid: string): Promise<Usage> => {
    const { fb_account_id } = await find(member, uuid)
    const usage = await database.inFirm(member, (tx) => accountFactsStore.findUsage(tx, fb_account_id))
    return usage ?? refuse('not_found')
  }
}

const noPlan = { display_name: null, billing_interval: null, staff_limits: null, billable_clients: null }

export const getSubscriptionPackage = ({ database }: Needs) => {
  const find = getSubscription({ database })
  return async (member: Member, uuid: string): Promise<PlanPackage> => {
    const { data: plan } = PlanChoice.safeParse(await find(member, uuid))
    return plan ? { ...plan, billable_clients: clientLimitOf(plan.display_name) } : noPlan
  }
}

export const listAccounts =
  ({ database }: Needs) =>
  async (member: Member, organization_uuid: string) => {
    refuseUnless(organization_uuid === member.organization_uuid, 'not_found')
    const results = await database.inFirm(member, (tx) => accountFactsStore.listAccounts(tx, organization_uuid))
    return { count: results.length, results }
  }
