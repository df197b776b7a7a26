import {
  ACCOUNTING_SERVICE_TYPE,
  FIRST_GROUP,
  type OrganizationRegistration,
  registerOrganization,
} from '@partner-hub/contracts/firms/registration.ts'
import { SESSION_COOKIE } from '@partner-hub/contracts/people/session.ts'
import type { Page } from '@playwright/test'
import { arriveNew } from './signing-in.ts'

const registration: OrganizationRegistration = {
  identity: { first_name: 'Maya', last_name: 'Lindqvist', phone_number: '902-555-0147' },
  name: 'Fernhill & Moss Accounting',
  country: 'CA',
  state_province: 'NS',
  number_of_clients: '5-20',
  type_of_professional: 'BOOKKEEPER',
  interest: 'ONBOARDINGMY_CLIENTS',
  accounting_service: true,
  bookkeeping_service: true,
  taxes_service: false,
  audit_service: false,
  advisory_services: false,
  payroll_service: false,
  technology_training_service: false,
  analytics_reporting_service: false,
  other_service: false,
  email_flag: false,
  tos_flag: true,
  user_service_groups: [{ ...FIRST_GROUP, service_type: ACCOUNTING_SERVICE_TYPE }],
}

/** Signs up a member of a new firm, for journeys whose changes would disturb others; the wizard has its own journeys. */
export const arriveWithNewFirm = async (page: Page) => {
  const person = await arriveNew(page)
  const status = await page.evaluate(
    async ([path, body, name]) => {
      const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`)) ?? ''
      const session = JSON.parse(decodeURIComponent(cookie.slice(name.length + 1)))
      const answer = await fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${session.authenticated.access_token}`,
        },
        body: JSON.stringify(body),
      })
      return answer.status
    },
    [registerOrganization.path, registration, SESSION_COOKIE] as const,
  )
  if (status !== 200) throw new Error(`the firm was not registered: ${status}`)
  return person
}
