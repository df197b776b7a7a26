import { BillingPage } from '../../features/billing/billing.page.tsx'
import { browser } from '../browser.ts'
import { openToThoseWho, ShellPart } from '../closed-page.tsx'
import { paths } from '../paths.ts'

const cardPath = paths.paymentMethod(paths.billing)

const Billing = () => <BillingPage cardPath={cardPath} onEditCard={() => browser.goTo(cardPath)} />

export const BillingRoute = openToThoseWho('see_amounts', Billing, ShellPart)
