import type { ClientRow, ClientSort } from '@partner-hub/contracts/clients/client-list.ts'
import { memo, type Ref, useMemo } from 'react'
import { may } from '../../api/may.ts'
import { clients } from '../../texts/clients.ts'
import { Table } from '../../ui/tables/table.tsx'
import type { ClientColumn } from './client-columns.tsx'
import { hasRowMenus, rowMenuColumn } from './row-menu-column.tsx'
import { selectionColumn } from './selection-column.tsx'

type Props = {
  columns: readonly ClientColumn[]
  /** Undefined while the first page is loading. */
  rows: readonly ClientRow[] | undefined
  perPage: number
  isRefreshing: boolean
  sort: ClientSort
  onRowIntent: (row: ClientRow | undefined) => void
  ref: Ref<HTMLTableElement>
}

const rowTitle = ({ name, contact }: ClientRow) => [name, contact.name, contact.email].filter(Boolean).join('\n')

/** Re-renders only for other rows or columns: a click in the toolbar must not re-render a hundred rows. */
export const ClientsTable = memo(function ClientsTable({ perPage, columns, ...table }: Props) {
  const all = useMemo(() => [selectionColumn, ...columns, ...(hasRowMenus() ? [rowMenuColumn] : [])], [columns])
  return (
    <Table
      {...table}
      columns={all}
      caption={may('see_every_client') ? clients.tableName : clients.tableNameOfAssigned}
      rowTitle={rowTitle}
      skeletonRows={perPage}
      className="-scroll-mt-16"
    />
  )
})
