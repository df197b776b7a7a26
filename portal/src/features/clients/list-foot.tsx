import { Skeleton } from '../../ui/notices/skeleton.tsx'
import { Pagination } from '../../ui/tables/pagination.tsx'
import type { ClientsAnswer } from './clients.queries.ts'
import { changed, type ListAddress, searchOf } from './list-address.ts'
import type { ChangeAddress } from './use-list-address.ts'

type Props = { shown: ClientsAnswer | undefined; address: ListAddress; change: ChangeAddress }

/** Stays visible however long the list is. */
export function ListFoot({ shown, address, change }: Props) {
  return (
    <div className="sticky bottom-0 z-4 mt-auto bg-surface">
      {shown ? (
        <Pagination
          page={shown.address.page}
          perPage={shown.address.per_page}
          total={shown.count}
          toPage={(page) => ({ search: searchOf(changed(address, { page })) })}
          onPerPage={(per_page) => change(() => ({ per_page }))}
        />
      ) : (
        <div className="-mx-(--page-x) -mt-px flex min-h-14 items-center justify-between border-t border-border bg-surface px-(--page-x)">
          <Skeleton width={84} className="animate-late" />
          <Skeleton width={196} className="h-5 animate-late max-md:w-16!" />
        </div>
      )}
    </div>
  )
}
