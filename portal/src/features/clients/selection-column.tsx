import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { useRef, useSyncExternalStore } from 'react'
import { clientSelection } from '../../texts/client-selection.ts'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import type { Column } from '../../ui/tables/table.tsx'
import { useSelection } from './selection-context.ts'

function PageBox() {
  const selection = useSelection()
  const state = useSyncExternalStore(selection.subscribe, selection.pageState)
  return (
    <CheckBox
      aria-label={clientSelection.selectPage}
      isSelected={state === 'all'}
      isMixed={state === 'some'}
      isDisabled={useSyncExternalStore(selection.subscribe, selection.isClosed)}
      onChange={() => selection.togglePage()}
      className="w-fit"
    />
  )
}

function RowBox({ row }: { row: ClientRow }) {
  const selection = useSelection()
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.has(row.uuid))
  // A checkbox's change event does not say which keys were held.
  const isRange = useRef(false)
  return (
    // Padding makes the target as large as a finger; a press beside it still opens the client.
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control, and named by itself
    <label
      data-row-box
      onPointerDown={({ shiftKey }) => {
        isRange.current = shiftKey
      }}
      className="relative z-1 -m-3 block w-fit cursor-pointer p-3"
    >
      <CheckBox
        aria-label={clientSelection.selectOne(row.name)}
        isSelected={isSelected}
        isDisabled={useSyncExternalStore(selection.subscribe, selection.isClosed)}
        onChange={() => {
          selection.toggle(row, isRange.current)
          isRange.current = false
        }}
      />
    </label>
  )
}

/** Comes before the columns that a person can choose. */
export const selectionColumn: Column<ClientRow> = {
  key: 'selection',
  header: clientSelection.select,
  head: <PageBox />,
  width: '3.75rem',
  card: 'box',
  cell: (row) => <RowBox row={row} />,
  skeleton: () => <Skeleton width={18} />,
}
