import type { ReceiptYear } from '@partner-hub/contracts/billing/receipts.ts'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { wordsOf } from '../../api/failure.ts'
import { organizationQuery } from '../../api/member.queries.ts'
import { receiptYearsQuery } from '../../api/receipts.queries.ts'
import { receipts as texts } from '../../texts/receipts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { moneyText } from '../../ui/facts/money-text.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { SpotReceipt } from '../../ui/notices/spot-receipt.tsx'
import { ReceiptsTable } from './receipts.table.tsx'

/** Everything the firm has paid, year by year. */
export function FirmReceipts() {
  const id = useId()
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const query = useInfiniteQuery(receiptYearsQuery(organization.uuid))
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-section">
        {texts.heading}
      </h2>
      {query.isError && !query.data ? (
        <ErrorState
          {...wordsOf(query.error, texts.failed)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Years
          years={query.data?.pages}
          earlier={
            query.hasNextPage && (
              <EarlierYear
                year={query.data?.pages.at(-1)?.earlier_year}
                onPress={() => void query.fetchNextPage()}
                isPending={query.isFetchingNextPage}
              />
            )
          }
        />
      )}
    </section>
  )
}

function Years({ years, earlier }: { years: readonly ReceiptYear[] | undefined; earlier: ReactNode }) {
  const rows = years?.flatMap(({ invoices }) =>
    invoices.map(({ client, ...receipt }) => ({ ...receipt, client_name: client.client_name })),
  )
  if (rows?.length === 0 && !earlier)
    return (
      <div className="mt-3 border-t border-border">
        <EmptyState drawing={<SpotReceipt />} {...texts.none} />
      </div>
    )
  return (
    <>
      <div className="mt-0.5 mb-3 text-small text-text-muted tabular-nums">
        {years?.map((year) => (
          <p key={year.year}>{totalsOf(year)}</p>
        ))}
      </div>
      {rows?.length !== 0 && <ReceiptsTable caption={texts.heading} rows={rows} />}
      {earlier}
    </>
  )
}

/** Per currency, never added up across currencies. */
const totalsOf = ({ year, totals }: ReceiptYear): string =>
  totals.length === 0
    ? texts.nothingIn(year)
    : texts.paidIn(year, totals.map(({ amount, currency_code }) => moneyText(amount, currency_code)).join(' · '))

type EarlierProps = { year: number | null | undefined; onPress: () => void; isPending: boolean }

function EarlierYear({ year, onPress, isPending }: EarlierProps) {
  if (!year) return null
  return (
    <Button size="sm" onPress={onPress} isPending={isPending} beginsChange={false} className="mt-3">
      {texts.showEarlier(year)}
    </Button>
  )
}
