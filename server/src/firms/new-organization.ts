import type { OrganizationRegistration } from '@partner-hub/contracts/firms/registration.ts'
import { hasStates } from '@partner-hub/contracts/places/states.ts'

/** The default if the browser sends none. */
const DATE_FORMAT = 'mm/dd/yyyy'
const TIME_ZONE = 'UTC'

/** The row of a newly registered firm; a state only if the country has states. */
export const newOrganization = (
  registration: OrganizationRegistration,
  made: { uuid: string; account_id: string; at: Date; termsVersion: string },
) => {
  const { identity: _identity, user_service_groups: _groups, time_zone, date_format, ...firm } = registration
  return {
    ...firm,
    uuid: made.uuid,
    account_id: made.account_id,
    state_province: hasStates(firm.country) ? firm.state_province : null,
    time_zone: time_zone ?? TIME_ZONE,
    date_format: date_format ?? DATE_FORMAT,
    tos_version: made.termsVersion,
    tos_accepted_at: made.at,
    created_at: made.at,
    updated_at: made.at,
  }
}
