import { ListFilter } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { SEARCH_MAX } from '../../api/contract.ts'
import { clients } from '../../texts/clients.ts'
import { chipLook } from '../../ui/fields/chip-look.ts'
import { FilterChip } from '../../ui/fields/filter-chip.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import type { ClientColumn } from './client-columns.tsx'
import { clientFilters } from './client-filters.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { filterItems } from './filter-items.ts'
import { filterCount, type ListAddress } from './list-address.ts'
import { SortMenu } from './sort-menu.tsx'
import type { ChangeAddress } from './use-list-address.ts'
import { useSearchText } from './use-search-text.ts'

const FiltersDialog = lazy(() => import('./filters.dialog.tsx').then((module) => ({ default: module.FiltersDialog })))

type Props = {
  address: ListAddress
  change: ChangeAddress
  /** How many clients match, once known. */
  count: number | undefined
  columns: readonly ClientColumn[]
  shownColumns: readonly ClientColumn[]
  onToggleColumn: (key: ClientColumn['key']) => void
}

export function ClientsToolbar({ address, change, count, ...chooser }: Props) {
  const { text, setText, settle } = useSearchText(address.search, change)
  return (
    <div className="-mx-(--page-x) flex flex-wrap items-center gap-2 border-b border-border px-(--page-x) pt-4 pb-3 max-md:pt-3">
      <SearchField
        label={clients.search.label}
        placeholder={clients.search.placeholder}
        clearName={clients.search.clear}
        value={text}
        onChange={setText}
        onSettle={settle}
        shortcut="/"
        limit={SEARCH_MAX}
        className="w-75! max-md:w-full!"
      />
      {clientFilters.map((kind) => (
        <FilterChip
          key={kind.name}
          label={kind.label}
          items={filterItems(kind, address, change)}
          onClear={() => change(() => ({ [kind.name]: [] }))}
          className="max-lg:hidden"
        />
      ))}
      <FiltersButton address={address} change={change} count={count} />
      <SortMenu address={address} />
      <ColumnChooser {...chooser} />
    </div>
  )
}

/** Below 1024 px the filters share one button. */
function FiltersButton({ address, change, count }: Pick<Props, 'address' | 'change' | 'count'>) {
  const [isOpen, setOpen] = useState(false)
  const activeCount = filterCount(address)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={chipLook({ isSet: activeCount > 0, className: 'gap-1.5 border-solid px-2.5 lg:hidden' })}
      >
        <Icon of={ListFilter} size={14} />
        {clients.filters.name} {activeCount > 0 && <b className="font-strong text-accent-text">{activeCount}</b>}
      </button>
      {isOpen && (
        <Suspense>
          <FiltersDialog address={address} change={change} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
