import type { ClientFilter, ClientSort } from '@partner-hub/contracts/clients/client-list.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import type { Tables } from '../platform/database/tables.ts'
import { inView, isNarrowed, matching } from './client-filter.sql.ts'

/** The key columns of each sort order, all ascending or all descending; one index serves both directions. */
const orders = {
  name: { keys: ['sort_name', 'uuid'], isDown: false },
  '-name': { keys: ['sort_name', 'uuid'], isDown: true },
  // Two columns, so that clients without an owner name sort last both ways.
  owner: { keys: ['owner_or_last', 'sort_name', 'uuid'], isDown: false },
  '-owner': { keys: ['owner_name', 'sort_name', 'uuid'], isDown: true },
  status: { keys: ['life_stage', 'sort_name', 'uuid'], isDown: false },
  '-status': { keys: ['life_stage', 'sort_name', 'uuid'], isDown: true },
  trial_ends: { keys: ['trial_key', 'sort_name', 'uuid'], isDown: false },
  created: { keys: ['created_at', 'uuid'], isDown: true },
} as const satisfies Record<ClientSort, { keys: readonly (keyof Tables['client_rows'])[]; isDown: boolean }>

export interface PageRequest extends ClientFilter {
  sort: ClientSort
  limit: number
  offset: number
  /** Keyset cursors: the last row of the previous page, or the first of the next. No offset is needed. */
  after?: string | undefined
  before?: string | undefined
}

type Counts = Omit<Selectable<Tables['client_counts']>, 'organization_uuid'>

export interface ListedPage extends Counts {
  /** Number of matching rows on all pages. */
  count: number
  /** The page's records as JSON, joined by commas. */
  results: string | null
  /** Records of this page that are incomplete and cannot be shown. */
  left_out: string[] | null
  has_runs: boolean
}

type Sql = RawBuilder<unknown>

const keysOf = (sort: ClientSort, prefix = ''): Sql =>
  sql.join(orders[sort].keys.map((key) => sql.ref(`${prefix}${key}`)))

const orderOf = (sort: ClientSort, isReversed = false): Sql => {
  const isDown = orders[sort].isDown !== isReversed
  return sql.join(orders[sort].keys.map((key) => (isDown ? sql`${sql.ref(key)} desc` : sql.ref(key))))
}

/** The stored JSON of a row, with the values that depend on the current time. */
const answer = sql`client_answer(answer, trial_days_left(subscription_status, trial_ends_at, (select business_now())))`

const rowsOf = (firm: string, { view, sort }: PageRequest, condition: Sql): Sql =>
  sql`select ${keysOf(sort)}, ${answer} as answer from client_rows
    where organization_uuid = ${firm} ${inView(view)} and ${condition}`

/** Keys only, so that an index-only scan is enough; the rows are fetched after the limit is applied. */
const keysWhere = (firm: string, { view, sort }: PageRequest, condition: Sql): Sql =>
  sql`select ${keysOf(sort)} from client_rows where organization_uuid = ${firm} ${inView(view)} and ${condition}`

/** `offset 0` keeps the planner from evaluating the subselect again for each use of `answer`. */
const lookedUp = (firm: string, { sort }: PageRequest, keys: Sql): Sql =>
  sql`select ${keysOf(sort)}, (select ${answer} from client_rows c
      where c.organization_uuid = ${firm} and c.uuid = cut.uuid) as answer
    from (${keys}) cut offset 0`

const countOf = ({ view }: PageRequest): Sql => sql.ref(`n.${view ?? 'every'}_count`)

const fromTheTop = (firm: string, request: PageRequest): Sql =>
  sql`${rowsOf(firm, request, sql`true`)} order by ${orderOf(request.sort)} limit ${request.limit}`

/** A page by number, without a cursor: counts the offset from whichever end is nearer. */
const byNumber = (firm: string, request: PageRequest): Sql => {
  const { sort, limit, offset } = request
  const count = countOf(request)
  return lookedUp(
    firm,
    request,
    sql`(${keysWhere(firm, request, sql`${offset}::int <= ${count} / 2`)}
      order by ${orderOf(sort)} limit ${limit} offset ${offset})
    union all
    (${keysWhere(firm, request, sql`${offset}::int > ${count} / 2`)} order by ${orderOf(sort, true)}
      limit greatest(least(${limit}::int, ${count} - ${offset}::int), 0)
      offset greatest(${count} - ${offset}::int - ${limit}::int, 0))`,
  )
}

/** The page next to a cursor row. */
const besideRow = (firm: string, request: PageRequest, beside: string, isBefore: boolean): Sql => {
  const { sort, limit } = request
  const isGreater = orders[sort].isDown === isBefore
  const condition = sql`(${keysOf(sort)}) ${isGreater ? sql`>` : sql`<`} (${keysOf(sort, 'k.')})`
  return sql`select b.* from (select ${keysOf(sort)} from client_rows
      where organization_uuid = ${firm} and uuid = ${beside}) k,
    lateral (${rowsOf(firm, request, condition)} order by ${orderOf(sort, isBefore)} limit ${limit}) b`
}

interface Page {
  /** Rows per view for this reader. */
  counts: Sql
  /** The statement's WITH clause, if it needs one. */
  opening: Sql
  count: Sql
  rows: Sql
}

const ofView = (firm: string, request: PageRequest): Sql => {
  if (request.offset === 0) return fromTheTop(firm, request)
  if (request.after) return besideRow(firm, request, request.after, false)
  if (request.before) return besideRow(firm, request, request.before, true)
  return byNumber(firm, request)
}

/**
 * A filter's matches are found once, then counted and cut to the page. Without a filter the stored counters are used.
 */
const pageOf = (firm: string, request: PageRequest): Page => {
  const counts = sql`(select * from client_counts where organization_uuid = ${firm})`
  if (!isNarrowed(request)) return { opening: sql``, counts, count: countOf(request), rows: ofView(firm, request) }
  const matches = sql`client_rows where organization_uuid = ${firm} ${matching(request)}`
  return { opening: sql`with ${matchesOf(request, matches)}`, counts, ...cutOf(firm, request) }
}

/** The columns that views, filters and sort orders need. Full rows are fetched after the limit is applied. */
const neededColumns = [
  ...['uuid', 'sort_name', 'owner_name', 'owner_or_last', 'life_stage', 'trial_key', 'created_at', 'search'],
  ...['invitation_status', 'shown_status', 'plan', 'billing_owner', 'in_all', 'in_active', 'in_trials', 'in_archived'],
] as const satisfies (keyof Tables['client_rows'])[]
const columnList = sql.join(neededColumns.map((column) => sql.ref(`r.${column}`)))

/**
 * A member with assigned clients sees few: they are found through the assignments and counted on the spot. `offset 0`
 * forces one index lookup per assignment; a prepared statement's generic plan would otherwise read the whole firm.
 */
const pageOfAssigned = (firm: string, user_id: number, request: PageRequest): Page => ({
  opening: sql`with seen as materialized (select r.* from client_assignment a, lateral (select ${columnList}
        from client_rows r where r.organization_uuid = a.organization_uuid and r.uuid = a.business_client offset 0) r
      where a.organization_uuid = ${firm} and a.user_id = ${user_id}),
    ${matchesOf(request, sql`seen where true ${matching(request)}`)}`,
  counts: sql`(select count(*)::int as every_count, (count(*) filter (where in_all))::int as all_count,
    (count(*) filter (where in_active))::int as active_count, (count(*) filter (where in_trials))::int as trials_count,
    (count(*) filter (where in_archived))::int as archived_count from seen)`,
  ...cutOf(firm, request),
})

const matchesOf = ({ sort }: PageRequest, from: Sql): Sql =>
  sql`m as materialized (select ${keysOf(sort)} from ${from})`

const cutOf = (firm: string, request: PageRequest): Pick<Page, 'count' | 'rows'> => {
  const { sort, limit, offset } = request
  const cut = sql`select ${keysOf(sort)} from m order by ${orderOf(sort)} limit ${limit} offset ${offset}`
  return { count: sql`(select count(*)::int from m)`, rows: lookedUp(firm, request, cut) }
}

/**
 * One page and the counts of every view in a single row, in plain SQL, because this is the most frequent call. Records
 * come as the JSON text they are stored as, so that neither side has to parse it.
 */
export const pageStatement = (scope: Scope, request: PageRequest): RawBuilder<ListedPage> => {
  const firm = scope.organization_uuid
  const { opening, counts, count, rows } =
    scope.clients === 'all' ? pageOf(firm, request) : pageOfAssigned(firm, scope.user_id, request)
  return sql<ListedPage>`${opening}
    select n.every_count, n.all_count, n.active_count, n.trials_count, n.archived_count, ${count} as count, page.*,
      exists (select 1 from client_run where organization_uuid = ${firm} and started_at > now() - interval '1 day') as has_runs
    from ${counts} n, lateral (
      select string_agg(answer, ',' order by ${orderOf(request.sort)}) as results,
        array_agg(uuid::text) filter (where answer is null) as left_out
      from (${rows}) p
    ) page`
}
