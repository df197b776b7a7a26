import type { ListAddress } from './list-address.ts'
import { RunNews } from './run-news.tsx'
import { RunSelection } from './run-selection.tsx'

type Props = { organizationUuid: string; address: ListAddress; count: number; toClient: (uuid: string) => string }

/** Overlays the end of the list, so that nothing shifts: current runs, and the acts for the selection. */
export function ListDock({ organizationUuid, address, count, toClient }: Props) {
  return (
    <div className="pointer-events-none sticky bottom-17 z-6 grid grid-cols-[minmax(0,1fr)] justify-items-center *:pointer-events-auto max-md:has-[[role=toolbar]]:bottom-0">
      <RunNews organizationUuid={organizationUuid} toClient={toClient} />
      <RunSelection organizationUuid={organizationUuid} address={address} count={count} />
    </div>
  )
}
