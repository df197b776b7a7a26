import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { clientRunsQuery } from './run.queries.ts'
import { useSelection } from './selection-context.ts'

const ListDock = lazy(() => import('./list-dock.tsx').then((module) => ({ default: module.ListDock })))

/** Loads the dock when the first row is selected or the first run exists, and keeps it. Most readers need neither. */
export function LazyDock({ hasRuns, ...props }: ComponentProps<typeof ListDock> & { hasRuns: boolean }) {
  const selection = useSelection()
  const hasChosen = useSyncExternalStore(
    selection.subscribe,
    () => selection.current().rows.size > 0 || selection.current().everything !== undefined,
  )
  const { data } = useQuery({ ...clientRunsQuery(props.organizationUuid), enabled: hasRuns })
  const isWanted = hasChosen || (data !== undefined && data.results.length > 0)
  const [isThere, setThere] = useState(isWanted)
  if (isWanted && !isThere) setThere(true)
  return (
    isThere && (
      <Suspense>
        <ListDock {...props} />
      </Suspense>
    )
  )
}
