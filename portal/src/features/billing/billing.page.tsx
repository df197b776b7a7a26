import type { ReactNode } from 'react'
import { pageTitles } from '../../texts/page-titles.ts'
import { CardSection } from './card.section.tsx'
import { OpenInvoicesSection } from './open-invoices.section.tsx'
import type { PlansPaths } from './plans.panel.tsx'
import { PlansSection } from './plans.section.tsx'

type Props = { to: PlansPaths & { card: string }; onEditCard: () => void; receipts: ReactNode }

/** What the firm pays for, what it pays with, and what it has paid. */
export function BillingPage({ to, onEditCard, receipts }: Props) {
  return (
    <div className="max-w-296 px-(--page-x) pt-7 pb-12 max-md:pt-5">
      <h1 tabIndex={-1} className="type-page">
        {pageTitles.billing}
      </h1>
      <OpenInvoicesSection />
      <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <PlansSection to={to} />
        <CardSection cardPath={to.card} onEdit={onEditCard} />
      </div>
      {receipts}
    </div>
  )
}
