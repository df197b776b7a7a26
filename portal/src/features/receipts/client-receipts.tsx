import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { wordsOf } from '../../api/failure.ts'
import { receipts as texts } from '../../texts/receipts.ts'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { clientReceiptsQuery } from './receipts.queries.ts'
import { ReceiptsTable } from './receipts.table.tsx'

type Props = { client: { uuid: string; client_name: string; subscription: string } }

/** What the firm has paid for one client. */
export function ClientReceipts({ client }: Props) {
  const id = useId()
  const { data, error, isFetching, refetch } = useQuery(clientReceiptsQuery(client))
  const rows = data?.invoices.map((receipt) => ({ ...receipt, client_name: client.client_name }))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-section">
        {texts.ofClient}
      </h2>
      {error && !data ? (
        <ErrorState {...wordsOf(error, texts.failed)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : rows?.length === 0 ? (
        <p className="text-text-muted">{texts.noneOfClient}</p>
      ) : (
        <ReceiptsTable caption={texts.ofClient} rows={rows} />
      )}
    </section>
  )
}
