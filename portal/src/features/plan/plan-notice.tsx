import { CircleAlert, Clock, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isRoleRefusal, wordsOf } from '../../api/failure.ts'
import { planOutcomes, planTexts } from '../../texts/plan.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import type { PlanNotice } from './use-plan-choice.ts'

type Props = {
  notice: PlanNotice | undefined
  error: Error | null
  charging: 'own' | 'other' | undefined
  paymentMethodUrl: string
}

/** Above the button, where it happened; scrolled into view, because a phone shows only a part of the page. */
export function PlanNoticeBanner({ notice, error, charging, paymentMethodUrl }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const shown = charging ?? notice
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div ref={place} className="mt-4 scroll-mb-24 empty:hidden">
      {charging ? (
        <Banner
          tone="info"
          icon={Clock}
          isBusy
          role="status"
          {...(charging === 'own' ? planOutcomes.charging : planOutcomes.inProgress)}
        />
      ) : (
        notice && <Told notice={notice} error={error} paymentMethodUrl={paymentMethodUrl} />
      )}
    </div>
  )
}

const cards: Partial<Record<PlanNotice, string>> = {
  declined: planTexts.card.another,
  notCharged: planTexts.card.another,
  cardRequired: planTexts.card.add,
}

function Told({ notice, error, paymentMethodUrl }: Pick<Props, 'error' | 'paymentMethodUrl'> & { notice: PlanNotice }) {
  const words = isRoleRefusal(error) ? wordsOf(error, planOutcomes.failed) : planOutcomes[notice]
  if (notice === 'previewChanged') return <Banner tone="warning" icon={Info} role="status" {...words} />
  const way = cards[notice]
  return (
    <Banner
      tone="danger"
      icon={CircleAlert}
      role="alert"
      {...words}
      action={
        way && (
          <LinkButton href={paymentMethodUrl} size="sm">
            {way}
          </LinkButton>
        )
      }
    />
  )
}
