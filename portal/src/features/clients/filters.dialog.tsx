import { clients } from '../../texts/clients.ts'
import { Button } from '../../ui/actions/button.tsx'
import { CheckList } from '../../ui/fields/check-list.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { clientFilters } from './client-filters.ts'
import { filterItems } from './filter-items.ts'
import { cleared, filterCount, type ListAddress } from './list-address.ts'
import type { ChangeAddress } from './use-list-address.ts'

const numbers = new Intl.NumberFormat()

type Props = { address: ListAddress; change: ChangeAddress; count: number | undefined; onClose: () => void }

/** All filters in one dialog, if the toolbar has no room for them. */
export function FiltersDialog({ address, change, count, onClose }: Props) {
  const { filters } = clients
  return (
    <Modal
      title={filters.name}
      onClose={onClose}
      footer={
        <>
          <Button
            isDisabled={filterCount(address) === 0}
            onPress={() => change(({ search }) => ({ ...cleared, search }))}
          >
            {filters.clearAll}
          </Button>
          <Button tone="primary" onPress={onClose}>
            {filters.show(numbers.format(count ?? 0))}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        {clientFilters.map((kind) => (
          <fieldset key={kind.name}>
            <legend className="mb-1 text-label">{kind.label}</legend>
            <div className="-mx-2.5">
              <CheckList items={filterItems(kind, address, change)} />
            </div>
          </fieldset>
        ))}
      </div>
    </Modal>
  )
}
