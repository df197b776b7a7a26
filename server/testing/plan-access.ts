import * as payers from '@partner-hub/contracts/billing/payers.ts'
import * as plans from '@partner-hub/contracts/billing/plans.ts'
import type { Row, Victim } from './access-row.ts'

const ofSubscription = ({ client }: Victim) => ({ uuid: client.subscription })
/** The victim's client pays for itself. */
const notPaid = { otherFirm: 404, withoutFirm: 403, allowed: 409, onAccount: 409 }

/** Rows of the access matrix: the plans that firms pay for. */
export const planRows: Row[] = [
  { endpoint: plans.previewPlan, about: 'client', params: ofSubscription, ...notPaid },
  { endpoint: plans.previewCancellation, about: 'client', params: ofSubscription, ...notPaid },
  {
    endpoint: plans.selectPlan,
    about: 'client',
    params: ofSubscription,
    body: () => ({
      ...{ display_name: 'Plus', billing_interval: 'Yearly', staff_limits: 1 },
      ...{ charge_today: '330.00', currency_code: 'USD', starts: 'now' },
    }),
    ...notPaid,
  },
  { endpoint: plans.keepPlan, about: 'client', params: ofSubscription, ...notPaid },
  {
    endpoint: plans.cancelPlan,
    about: 'client',
    params: ofSubscription,
    body: ofSubscription,
    ...notPaid,
  },
  {
    endpoint: payers.previewPayer,
    about: 'client',
    params: ofSubscription,
    search: () => '?billing_owner=CLIENT',
    ...notPaid,
  },
  {
    endpoint: payers.changePayer,
    about: 'client',
    params: ofSubscription,
    body: () => ({ billing_owner: 'CLIENT' }),
    ...notPaid,
  },
]
