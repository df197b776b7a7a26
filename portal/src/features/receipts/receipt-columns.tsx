import type { Receipt } from '@partner-hub/contracts/billing/receipts.ts'
import { Download } from 'lucide-react'
import { receipts } from '../../texts/receipts.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import type { Column } from '../../ui/tables/table.tsx'

const headers = receipts.columns

/** A receipt with the name of the client it is for. */
export type ReceiptRow = Receipt & { client_name: string }

/** DEC-33. */
export const receiptColumns = (onDownload: (receipt: ReceiptRow) => void): readonly Column<ReceiptRow>[] => [
  {
    key: 'date',
    header: headers.date,
    width: '150px',
    card: 'meta',
    cell: ({ due_date }) => (
      <time dateTime={due_date} className="text-text-muted tabular-nums">
        {onCalendarDay(due_date)}
      </time>
    ),
    skeleton: () => <Skeleton width={90} />,
  },
  {
    key: 'number',
    header: headers.number,
    width: '170px',
    card: 'meta',
    cell: ({ invoice_number }) => <span className="text-text-muted tabular-nums">{invoice_number}</span>,
    skeleton: () => <Skeleton width={110} />,
  },
  {
    key: 'client',
    header: headers.client,
    card: 'title',
    cell: ({ client_name }) => (
      <span title={client_name} className="block truncate">
        {client_name}
      </span>
    ),
    skeleton: (row) => <Skeleton width={140 + (row % 3) * 30} />,
  },
  {
    key: 'amount',
    header: headers.amount,
    width: '160px',
    align: 'right',
    card: 'side',
    cell: ({ charges_amount, currency_code }) => (
      <span className="font-strong whitespace-nowrap tabular-nums">
        {charges_amount} <span className="font-normal text-text-muted">{currency_code}</span>
      </span>
    ),
    skeleton: () => <Skeleton width={70} className="ml-auto" />,
  },
  {
    key: 'download',
    header: headers.download,
    isHeaderHidden: true,
    width: '56px',
    align: 'right',
    card: 'side',
    cell: (receipt) => (
      <IconButton
        icon={Download}
        name={receipts.download(receipt.invoice_number)}
        size="sm"
        onPress={() => onDownload(receipt)}
        // It covers the row: a press anywhere on it downloads the receipt.
        className="static! after:absolute after:inset-0"
      />
    ),
    skeleton: () => null,
  },
]
