import type { BodyOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { BillingStep, BusinessStep, OwnerStep } from '@partner-hub/contracts/clients/client-registration.ts'
import type { registerClient } from '../../api/contract.ts'
import type { StepNumber } from '../../drafts/wizard-draft.ts'

/** A select with nothing chosen is ''. */
export interface BusinessAnswers {
  client_name: string
  business_industry: string
  country_code: string
  business_currency: string
  business_revenue: string
  business_description: string
  offerings_customization: string
  service_completion: string
}

export interface OwnerAnswers {
  first_name: string
  last_name: string
  contact_phone: string
  contact_email: string
}

export interface BillingAnswers {
  billing_owner: string
  billing_currency: string
}

export type Answers = BusinessAnswers & OwnerAnswers & BillingAnswers

export const noBusinessAnswers: BusinessAnswers = {
  client_name: '',
  business_industry: '',
  country_code: '',
  business_currency: '',
  business_revenue: '',
  business_description: '',
  offerings_customization: 'NOT_CUSTOMIZED',
  service_completion: '',
}
/** In reading order, which is also the order for finding the first invalid field. */
export const businessAnswersOf = (answers: BusinessAnswers): BusinessAnswers => ({
  client_name: answers.client_name,
  business_industry: answers.business_industry,
  country_code: answers.country_code,
  business_currency: answers.business_currency,
  business_revenue: answers.business_revenue,
  business_description: answers.business_description,
  offerings_customization: answers.offerings_customization,
  service_completion: answers.service_completion,
})

export const noOwnerAnswers: OwnerAnswers = { first_name: '', last_name: '', contact_phone: '', contact_email: '' }
export const noBillingAnswers: BillingAnswers = { billing_owner: 'ACCOUNTANT', billing_currency: '' }

export const noAnswers: Answers = { ...noBusinessAnswers, ...noOwnerAnswers, ...noBillingAnswers }

/** A step opens only if all steps before it are valid. */
export const openStep = (answers: Answers, wanted: StepNumber): StepNumber => {
  if (wanted === 0 || !BusinessStep.safeParse(answers).success) return 0
  return wanted === 1 || !OwnerStep.safeParse(answers).success ? 1 : 2
}

type Registration = Omit<BodyOf<typeof registerClient>, 'client_contacts'> & {
  client_contacts: Omit<OwnerStep, 'contact_email'> & { country_code: string; contact_email?: string }
}

/** The answers as the body of the registration call. */
export const registrationOf = (answers: Answers, user_service_group: number): Registration => {
  const { country_code, ...business } = BusinessStep.parse(answers)
  const { contact_email, ...owner } = OwnerStep.parse(answers)
  return {
    ...business,
    ...BillingStep.parse(answers),
    client_contacts: { ...owner, country_code, ...(contact_email && { contact_email }) },
    user_service_group,
  }
}
