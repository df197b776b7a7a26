import { BillingPage } from '../../features/billing/billing.page.tsx'
import { FirmReceipts } from '../../features/receipts/firm-receipts.tsx'
import { browser } from '../browser.ts'
import { openToThoseWho, ShellPart } from '../closed-page.tsx'
import { paths } from '../paths.ts'
import { withoutPlan } from './without-plan.ts'

const card = paths.paymentMethod(paths.billing)
const to = {
  card,
  createClient: paths.createClient,
  client: paths.clientBilling,
  withoutPlan,
  plans: paths.comparedPlans,
}

const Billing = () => <BillingPage to={to} onEditCard={() => browser.goTo(card)} receipts={<FirmReceipts />} />

export const BillingRoute = openToThoseWho('see_amounts', Billing, ShellPart)
