import { type ReactNode, type Ref, useDeferredValue, useMemo } from 'react'
import { words } from '../words.ts'
import { type CardPlace, cellLook, headLook, rowLook, tableLook } from './table-look.ts'
import { TableRow } from './table-row.tsx'

export type Column<Row> = {
  key: string
  header: string
  /** Shown in the header instead of its text, which stays the accessible name. */
  head?: ReactNode
  /** Hides the header visually, for example above the row menus. */
  isHeaderHidden?: boolean
  cell: (row: Row) => ReactNode
  /** The placeholder while the first page loads; the row number lets widths vary. */
  skeleton: (row: number) => ReactNode
  /** A CSS width; one column without it takes the remaining space. */
  width?: string
  align?: 'right'
  /** The column is hidden when the window is narrower than this. */
  hideBelow?: 900 | 1024 | 1152 | 1360
  /** Where the cell goes when rows become cards below 768 px. */
  card: CardPlace
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while the first page is loading. */
  rows: readonly Row[] | undefined
  skeletonRows?: number
  /** Newer rows are loading; the old ones stay visible. */
  isRefreshing?: boolean
  density?: 'two-line' | 'one-line'
  /** The tooltip of a row, since its texts may be truncated. */
  rowTitle?: (row: Row) => string
  /** The key of the sort column, prefixed with a minus for descending order. */
  sort?: string
  /** Called when the pointer or the focus enters a row, and with undefined when it leaves. */
  onRowIntent?: (row: Row | undefined) => void
  className?: string
  ref?: Ref<HTMLTableElement>
}

/** About as many as fit in a window; the rest are rendered a frame later. */
const ROWS_AT_ONCE = 14

/** A real table on wide screens, a list of cards on narrow ones, with the same markup. */
export function Table<Row>({
  caption,
  columns,
  rows,
  skeletonRows = 8,
  isRefreshing = false,
  density = 'two-line',
  rowTitle,
  sort,
  onRowIntent,
  className,
  ref,
}: Props<Row>) {
  // The classes are computed once per column and not per cell: a hundred rows have a thousand cells.
  const cells = useMemo(
    () =>
      columns.map(({ key, cell, skeleton, align, hideBelow, card }) => ({
        key,
        cell,
        skeleton,
        look: cellLook({ density, align, hideBelow, card }),
      })),
    [columns, density],
  )
  const deferredRows = useDeferredValue(rows)
  return (
    <table ref={ref} className={tableLook({ isRefreshing, className })} aria-busy={rows === undefined || isRefreshing}>
      <caption className="sr-only">{rows === undefined ? `${caption}: ${words.loading}` : caption}</caption>
      <thead className="max-md:hidden">
        <tr>
          {columns.map(({ key, header, head, isHeaderHidden, width, align, hideBelow }) => (
            <th
              key={key}
              scope="col"
              aria-label={head === undefined ? undefined : header}
              aria-sort={sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined}
              className={headLook({ align, hideBelow, isRefreshing })}
              style={{ width }}
            >
              {head ?? (isHeaderHidden ? <span className="sr-only">{header}</span> : header)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows?.map((row, place) => (
          <TableRow
            // Rows are keyed by position, so that new data updates the elements in place, which is faster than replacing them.
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state of its own
            key={place}
            row={place < ROWS_AT_ONCE ? row : (deferredRows?.[place] ?? row)}
            cells={cells}
            rowTitle={rowTitle}
            onRowIntent={onRowIntent}
          />
        )) ??
          Array.from(Array(skeletonRows).keys(), (number) => (
            <tr key={number} className={rowLook({ isLive: false })}>
              {cells.map(({ key, skeleton, look }) => (
                <td key={key} className={look}>
                  {skeleton(number)}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}
