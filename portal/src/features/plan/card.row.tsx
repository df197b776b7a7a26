import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import { cardText } from '../../texts/cards.ts'
import { planTexts } from '../../texts/plan.ts'
import { Link, LinkButton } from '../../ui/actions/link.tsx'
import { CardMark } from '../../ui/marks/card-mark.tsx'
import { OptionRow } from './option-row.tsx'

const texts = planTexts.card

type Props = { card: PlanPreview['payment_method']; paymentMethodUrl: string }

/** The card editor is a document of its own, so this is a plain link; it leads back here. */
export function CardRow({ card, paymentMethodUrl }: Props) {
  return (
    <OptionRow title={texts.title} text={texts.text} isWide>
      {card ? (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex items-center gap-2 whitespace-nowrap tabular-nums">
            <CardMark brand={card.brand_code} />
            <span>{cardText(card)}</span>
          </span>
          <Link href={paymentMethodUrl}>{texts.another}</Link>
        </span>
      ) : (
        <span className="flex items-center gap-3">
          <span className="text-text-muted">{texts.none}</span>
          <LinkButton href={paymentMethodUrl} className="max-md:h-11">
            {texts.add}
          </LinkButton>
        </span>
      )}
    </OptionRow>
  )
}
