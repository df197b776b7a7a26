import { Panel } from '../../ui/facts/panel.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'

/** Three cards and three rows of the final size. */
export function OptionsSkeleton() {
  return (
    <div aria-hidden className="animate-late">
      <div className="grid gap-3 md:grid-cols-3">
        {['starter', 'plus', 'premium'].map((card) => (
          <div key={card} className="h-70 rounded-panel border border-border p-4.5 max-md:h-45">
            <Skeleton width={72} className="h-4!" />
            <Skeleton width={108} className="mt-5 h-6!" />
            <Skeleton width={80} className="mt-3" />
            <Skeleton width={132} className="mt-6" />
          </div>
        ))}
      </div>
      <div className="mt-7">
        {['seats', 'coupon', 'card'].map((row) => (
          <div key={row} className="flex h-19 items-center justify-between border-t border-border last:border-b">
            <Skeleton width={160} />
            <Skeleton width={108} className="h-8!" />
          </div>
        ))}
      </div>
    </div>
  )
}

export function SummarySkeleton() {
  return (
    <Panel>
      <div aria-hidden className="grid animate-late gap-6 p-5">
        <Skeleton width={120} className="h-4!" />
        {['plan', 'seats', 'today', 'next'].map((line) => (
          <div key={line} className="flex justify-between">
            <Skeleton width={132} />
            <Skeleton width={56} />
          </div>
        ))}
        <Skeleton className="h-11!" />
      </div>
    </Panel>
  )
}
