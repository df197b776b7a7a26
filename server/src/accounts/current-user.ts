import { abilitiesOf } from '@partner-hub/contracts/firms/firm-policy.ts'
import { businessRoleOfMember, type FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { activeRole, chosenBusiness } from '@partner-hub/contracts/people/business-roles.ts'
import type { CurrentUser } from '@partner-hub/contracts/people/current-user.ts'

interface UserRecord {
  id: number
  uuid: string
  email: string
  first_name: string
  last_name: string
  phone_number: string | null
  language: string
  timezone: string
  confirmed_at: Date | null
  unconfirmed_email: string | null
  created_at: Date
}

type Business = CurrentUser['business_memberships'][number]['business']

interface Firm {
  role: FirmRole
  business: Business
  clientBusinesses: readonly Business[]
}

/** The person as in users/me: their firm's own business first, then client businesses, where they are an accountant. */
export const currentUser = (user: UserRecord, firm: Firm | undefined): CurrentUser => {
  const memberships = firm
    ? [
        { role: businessRoleOfMember[firm.role], business: firm.business },
        ...firm.clientBusinesses.map((business) => ({ role: 'business_accountant', business })),
      ]
    : []
  const roles = memberships.map(({ role, business }) => ({ accountid: business.account_id, role }))
  const profession = firm
    ? {
        id: user.id,
        business_id: firm.business.id,
        title: 'Accountant',
        company: firm.business.name,
        designation: null,
      }
    : null
  return {
    id: user.id,
    identity_id: user.id,
    identity_uuid: user.uuid,
    active_role: activeRole(roles, chosenBusiness(memberships)),
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    language: user.language,
    created_at: user.created_at.toISOString(),
    setup_complete: firm !== undefined,
    confirmed_at: user.confirmed_at?.toISOString() ?? null,
    unconfirmed_email: user.unconfirmed_email,
    timezone: user.timezone,
    phone_numbers: user.phone_number ? [{ title: 'business', phone_number: user.phone_number }] : [],
    addresses: [],
    profession,
    roles,
    profile: {
      setup_complete: firm !== undefined,
      first_name: user.first_name,
      last_name: user.last_name,
      phone_number: user.phone_number,
      address: null,
      professions: profession ? [profession] : [],
      has_password: true,
      is_email_confirmed: user.confirmed_at !== null,
      time_format: '12h',
      timezone: user.timezone,
    },
    firm_role: firm?.role ?? null,
    abilities: firm ? abilitiesOf(firm.role) : [],
    permissions: {},
    subscription_statuses: {},
    business_statuses: Object.fromEntries(memberships.map(({ business }) => [business.account_id, 'active'])),
    integrations: [],
    business_memberships: memberships,
    otp_delivery_method: null,
    otp_required_for_login: false,
  }
}
