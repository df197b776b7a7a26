import type { ClientFilter, ClientView } from '@partner-hub/contracts/clients/client-list.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { searchPatterns } from './search-patterns.ts'

type Column = keyof Tables['client_rows']

/** The column of client_rows that marks the rows of a view; each has its own partial index. */
const viewColumn = {
  all: 'in_all',
  active: 'in_active',
  trials: 'in_trials',
  archived: 'in_archived',
} as const satisfies Record<ClientView, Column>

/** `column` instead of `column = true`, so that the planner recognizes the partial index. */
export const inView = (view: ClientView | undefined): RawBuilder<unknown> =>
  view ? sql`and ${sql.ref(viewColumn[view])}` : sql``

const oneOf = (column: Column, values: readonly string[] | undefined): RawBuilder<unknown> =>
  values?.length ? sql`and ${sql.ref(column)} = any(${values}::text[])` : sql``

/** The stored words have no accents, so accents are removed from the search too. */
const found = (search: string | undefined): RawBuilder<unknown> => {
  const like = (pattern: string) => sql`search like unaccent(${pattern})`
  const groups = searchPatterns(search ?? '').map((patterns) => sql.join(patterns.map(like), sql` and `))
  return groups.length ? sql`and (${sql.join(groups, sql` or `)})` : sql``
}

/** Whether the filter has any condition besides the view. */
export const isNarrowed = (filter: ClientFilter): boolean =>
  Boolean(
    filter.search ||
      filter.invitation_status?.length ||
      filter.subscription_status?.length ||
      filter.billing_owner ||
      filter.plan?.length,
  )

/** The filter as conditions on client_rows; an empty filter adds none. */
export const matching = (filter: ClientFilter): RawBuilder<unknown> =>
  sql`${inView(filter.view)} ${found(filter.search)} ${oneOf('invitation_status', filter.invitation_status)}
    ${oneOf('shown_status', filter.subscription_status)} ${oneOf('plan', filter.plan)}
    ${oneOf('billing_owner', filter.billing_owner && [filter.billing_owner])}`
