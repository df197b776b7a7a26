import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import { CircleAlert } from 'lucide-react'
import { problemOf } from '../../api/problem.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { planTexts } from '../../texts/plan.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useKeptFocus } from '../../ui/behaviour/use-kept-focus.ts'
import { moneyText } from '../../ui/facts/money-text.ts'
import { Panel } from '../../ui/facts/panel.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { words } from '../../ui/words.ts'
import { actLabel, whyDisabled } from './plan-act.ts'
import { kindOf } from './plan-kind.ts'
import { PlanNoticeBanner } from './plan-notice.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { summaryNote } from './summary-note.ts'
import type { PlanPageState } from './use-plan-page.ts'

type Props = { page: PlanPageState; preview: PlanPreview }

/** Figures that are being asked for again are dimmed, and nothing moves. */
const isAskedAgain = ({ state, notice }: PlanPageState): boolean =>
  !state.isUpToDate || (notice === 'previewChanged' && state.isFetching)

const dimmed = 'opacity-50 transition-opacity'

/** Keeps its place while the page scrolls. */
export function PlanPay({ page, preview, paymentMethodUrl }: Props & { paymentMethodUrl: string }) {
  const { client, subscription, notice, choice, charge } = page
  const kind = kindOf(preview, subscription)
  const note = summaryNote(preview, kind, client.client_name)
  const isOld = isAskedAgain(page)
  return (
    <aside className="sticky top-24 max-lg:static">
      <Panel title={planTexts.summary.heading[kind]}>
        <div className="px-5 pb-5 max-md:px-4">
          <div aria-live="polite" aria-busy={isOld} className={isOld ? dimmed : ''}>
            <PlanSummary preview={preview} kind={kind} />
          </div>
          <Asking page={page} />
          <PlanNoticeBanner
            notice={notice}
            error={choice.error}
            charging={charge.isCharging ? (charge.isOwn ? 'own' : 'other') : undefined}
            paymentMethodUrl={paymentMethodUrl}
          />
          <div className="mt-4 max-md:hidden">
            <PayButton page={page} preview={preview} isBlock />
          </div>
          {note && <p className="mt-3.5 text-small text-pretty text-text-subtle">{note}</p>}
        </div>
      </Panel>
    </aside>
  )
}

/** The new figures could not be read: the old ones stay dimmed, with a way to ask again. */
function Asking({ page: { state } }: { page: PlanPageState }) {
  const { error, refetch, isFetching } = state
  if (!error || Object.keys(problemOf(error)?.fields ?? {}).length > 0) return null
  return (
    <Banner
      tone="danger"
      icon={CircleAlert}
      role="alert"
      {...clientErrors.billingData}
      action={
        <Button size="sm" onPress={() => void refetch()} isPending={isFetching} beginsChange={false}>
          {words.tryAgain}
        </Button>
      }
      className="mt-4"
    />
  )
}

/** On a phone the amount and the button stick to the bottom. */
export function PayFooter({ page, preview }: Props) {
  const { charge_today, currency_code } = preview
  return (
    <footer className="sticky bottom-0 z-20 border-t border-border bg-surface md:hidden">
      <div className="flex items-center gap-3 px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
        <p className={`mr-auto tabular-nums ${isAskedAgain(page) ? dimmed : ''}`}>
          <span className="block text-small text-text-muted">{planTexts.summary.today}</span>
          <span className="font-strong">{moneyText(charge_today, currency_code)}</span>
        </p>
        <PayButton page={page} preview={preview} />
      </div>
    </footer>
  )
}

function PayButton({ page, preview, isBlock = false }: Props & { isBlock?: boolean }) {
  const { subscription, state, choice, charge } = page
  const button = useKeptFocus()
  const kind = kindOf(preview, subscription)
  const why = whyDisabled({
    preview,
    kind,
    isUpToDate: !isAskedAgain(page),
    hasFailed: state.error !== null,
    isCharging: charge.isCharging,
  })
  return (
    <Button
      ref={button}
      tone="primary"
      size="touch"
      isBlock={isBlock}
      isPending={choice.isPending}
      isDisabled={why !== undefined}
      {...(why && { disabledReason: why })}
      onPress={() => choice.choose(preview)}
      className={isBlock ? undefined : 'min-w-0 flex-1'}
    >
      {actLabel(kind, subscription)}
    </Button>
  )
}
