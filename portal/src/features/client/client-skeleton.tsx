import { Panel } from '../../ui/facts/panel.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'

/** The page's layout while the client loads, so that nothing shifts. */
export function ClientSkeleton() {
  return (
    <div aria-hidden className="animate-late">
      <div className="mt-5 flex h-10.5 items-center gap-6 shadow-[inset_0_-1px_var(--border)]">
        <Skeleton width={88} />
        <Skeleton width={44} />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-6">
          <PanelSkeleton facts={4} isWide />
          <PanelSkeleton facts={8} isWide />
        </div>
        <PanelSkeleton facts={3} />
      </div>
    </div>
  )
}

function PanelSkeleton({ facts, isWide = false }: { facts: number; isWide?: boolean }) {
  return (
    <Panel>
      <div className="flex min-h-16 items-center px-5 max-md:px-4">
        <Skeleton width={96} className="h-4!" />
      </div>
      <div
        className={`grid gap-x-6 gap-y-4.5 px-5 pb-5 max-md:gap-y-3.5 max-md:px-4 ${isWide ? 'md:grid-cols-2' : ''}`}
      >
        {Array.from(Array(facts).keys(), (fact) => (
          <span key={fact} className="grid h-10 content-evenly">
            <Skeleton width={84} />
            <Skeleton width={fact % 3 === 1 ? 96 : 152} />
          </span>
        ))}
      </div>
    </Panel>
  )
}
