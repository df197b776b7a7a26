import { memo, type ReactNode } from 'react'
import { rowLook } from './table-look.ts'

type Props<Row> = {
  row: Row
  cells: readonly { key: string; cell: (row: Row) => ReactNode; look: string }[]
  rowTitle: ((row: Row) => string) | undefined
  onRowIntent: ((row: Row | undefined) => void) | undefined
}

const look = rowLook({ isLive: true })

function LiveRow<Row>({ row, cells, rowTitle, onRowIntent }: Props<Row>) {
  return (
    <tr
      title={rowTitle?.(row)}
      onPointerEnter={() => onRowIntent?.(row)}
      onPointerLeave={() => onRowIntent?.(undefined)}
      onFocus={() => onRowIntent?.(row)}
      className={look}
    >
      {cells.map(({ key, cell, look: cellLook }) => (
        <td key={key} className={cellLook}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

/** Re-rendered only when its content changes. */
export const TableRow = memo(LiveRow) as typeof LiveRow
