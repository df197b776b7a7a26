/** Chooses the default business and the active role (spec §6). For display only: rights come from the membership's role column. */

export const QUALIFYING_ROLES = [
  'owner',
  'business_partner',
  'business_employee',
  'business_manager',
  'business_accountant',
  'accountant_partner',
] as const
export type BusinessRole = (typeof QUALIFYING_ROLES)[number]

/** An 'admin' of another namespace is an owner here; every other role keeps its name. */
export const businessRoleOf = (role: string): string => (role === 'admin' ? 'owner' : role)

export const qualifies = (role: string): boolean =>
  (QUALIFYING_ROLES as readonly string[]).includes(businessRoleOf(role))

interface Membership {
  role: string
  business: { id: number; account_id: string }
}

export const chosenBusiness = <M extends Membership>(
  memberships: readonly M[],
  businessId?: number | null,
): M['business'] | undefined =>
  businessId != null
    ? memberships.find((membership) => membership.business.id === businessId)?.business
    : memberships.find((membership) => qualifies(membership.role))?.business

export const activeRole = (
  roles: readonly { accountid: string; role: string }[],
  business: { account_id: string } | undefined,
): string | null => {
  const role = business && roles.find((each) => each.accountid === business.account_id)
  return role ? businessRoleOf(role.role) : null
}

export const elevatedUser = <User extends { roles: readonly { role: string }[] }>(user: User): User | undefined =>
  user.roles[0]?.role === 'superadmin' ? user : undefined
