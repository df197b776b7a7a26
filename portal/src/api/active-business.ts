import type { PageData } from '@partner-hub/contracts/calls/page-data.ts'
import { activeRole, chosenBusiness } from '@partner-hub/contracts/people/business-roles.ts'
import type { CurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import type { SessionCookie } from '@partner-hub/contracts/people/session.ts'

export interface ActiveBusiness {
  readonly businessId: number | null
  readonly businessUuid: string | null
  readonly accountId: string | null
}

/** Each page-level value takes precedence over the cookie's. */
export const activeBusiness = (
  page: Partial<PageData>,
  cookie: Partial<SessionCookie> | undefined,
): ActiveBusiness => ({
  businessId: page.business_id ?? cookie?.businessId ?? null,
  businessUuid: page.business_uuid ?? cookie?.businessUUID ?? null,
  accountId: page.account_id ?? cookie?.accountid ?? null,
})

/** For display: the person's role in the active business, or in the first that qualifies. */
export const roleInBusiness = (user: CurrentUser, business: ActiveBusiness): string | null =>
  activeRole(user.roles, chosenBusiness(user.business_memberships, business.businessId))
