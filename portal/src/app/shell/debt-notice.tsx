import { useLocation } from 'react-router'
import { DebtBanner } from '../../features/billing/debt.banner.tsx'
import { paths } from '../paths.ts'

/** The banner about unpaid invoices; the card editor leads back to the page it was opened from. */
export function DebtNotice() {
  const { pathname } = useLocation()
  return (
    <DebtBanner
      cardPath={paths.paymentMethod(pathname)}
      billingPath={pathname === paths.billing ? undefined : paths.billing}
    />
  )
}
