import { z } from 'zod'
import type { BusinessRole } from '../people/business-roles.ts'

/** What a member may do in the firm (DEC-35, DEC-72). */
export const FirmRole = z.enum(['owner', 'admin', 'billing', 'member'])
export type FirmRole = z.infer<typeof FirmRole>

export const businessRoleOfMember: Record<FirmRole, BusinessRole> = {
  owner: 'owner',
  admin: 'business_manager',
  billing: 'business_partner',
  member: 'business_accountant',
}
