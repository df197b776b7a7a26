import { SERVICES_OFFERED, type ServiceFlags } from '@partner-hub/contracts/firms/organization.ts'
import {
  ACCOUNTING_SERVICE_TYPE,
  FIRST_GROUP,
  FirmStep,
  OrganizationRegistration,
  ProfileStep,
} from '@partner-hub/contracts/firms/registration.ts'
import type { StepNumber } from '../../drafts/wizard-draft.ts'
import { browserDateFormat, browserTimeZone } from './browser-formats.ts'

/** A select with nothing chosen is ''. */
export interface ProfileAnswers {
  first_name: string
  last_name: string
  phone_number: string
}

export interface FirmAnswers {
  name: string
  country: string
  state_province: string
  number_of_clients: string
  type_of_professional: string
}

export interface GrowthAnswers extends ServiceFlags {
  interest: string
  email_flag: boolean
  tos_flag: boolean
}

export type Answers = ProfileAnswers & FirmAnswers & GrowthAnswers

const noServices = Object.fromEntries(SERVICES_OFFERED.map((service) => [service, false])) as ServiceFlags

export const noAnswers: Answers = {
  first_name: '',
  last_name: '',
  phone_number: '',
  name: '',
  country: '',
  state_province: '',
  number_of_clients: '',
  type_of_professional: '',
  interest: '',
  ...noServices,
  email_flag: false,
  tos_flag: false,
}

/** A step opens only if all steps before it are valid. */
export const openStep = (answers: Answers, wanted: StepNumber): StepNumber => {
  if (wanted === 0 || !ProfileStep.safeParse(answers).success) return 0
  return wanted === 1 || !FirmStep.safeParse(answers).success ? 1 : 2
}

/** The answers as the body of the registration call. */
export const registrationOf = (answers: Answers): OrganizationRegistration =>
  OrganizationRegistration.parse({
    ...answers,
    identity: answers,
    user_service_groups: [{ ...FIRST_GROUP, service_type: ACCOUNTING_SERVICE_TYPE }],
    time_zone: browserTimeZone(),
    date_format: browserDateFormat(),
  })
