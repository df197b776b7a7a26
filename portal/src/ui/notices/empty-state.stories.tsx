import { Button } from '../actions/button.tsx'
import { Panel } from '../facts/panel.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { SpotRows } from './spot-rows.tsx'

export default { title: 'Feedback/Empty and error' }

export const Nothing = () => (
  <EmptyState
    drawing={<SpotRows />}
    title="No clients yet"
    text="Clients you create appear here. A client already on Northwind Books appears once they invite you to their team in an Accountant role and you accept."
  />
)
export const NothingFound = () => (
  <EmptyState
    title="No clients match"
    text="Nothing matches “kestrle” in Free Trials."
    action={<Button size="sm">Clear search and filters</Button>}
  />
)
export const Failed = () => (
  <Panel>
    <ErrorState title="Error" text="Failed to load clients" onRetry={() => undefined} />
  </Panel>
)
export const Retrying = () => (
  <Panel>
    <ErrorState title="Error" text="Failed to load clients" onRetry={() => undefined} isRetrying />
  </Panel>
)
