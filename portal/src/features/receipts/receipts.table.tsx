import { useSearchParams } from 'react-router'
import { lastPageOf } from '../../ui/tables/pages-around.ts'
import { Pagination } from '../../ui/tables/pagination.tsx'
import { Table } from '../../ui/tables/table.tsx'
import { type ReceiptRow, receiptColumns } from './receipt-columns.tsx'
import { useReceiptDownload } from './use-receipt-download.ts'

const PER_PAGE = 10

const toPage = (page: number) => ({ search: page === 1 ? '' : `?page=${page}` })

type Props = {
  caption: string
  /** All of them, undefined while they load: turning a page makes no call (BILL-21). */
  rows: readonly ReceiptRow[] | undefined
}

export function ReceiptsTable({ caption, rows }: Props) {
  const [search] = useSearchParams()
  const download = useReceiptDownload()
  const columns = receiptColumns(download)
  const total = rows?.length ?? 0
  const asked = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const page = Math.min(asked, lastPageOf(total, PER_PAGE))
  return (
    // No edges to reach: the table is as wide as its section.
    <div className="[--page-x:0px]">
      <Table
        caption={caption}
        columns={columns}
        rows={rows?.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        skeletonRows={3}
        density="one-line"
      />
      {total > 0 && <Pagination page={page} perPage={PER_PAGE} total={total} toPage={toPage} />}
    </div>
  )
}
