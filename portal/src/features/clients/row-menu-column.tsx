import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { Ellipsis } from 'lucide-react'
import { createContext, useContext } from 'react'
import { may } from '../../api/may.ts'
import { clients } from '../../texts/clients.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import type { Column } from '../../ui/tables/table.tsx'

export const OpenRowMenu = createContext<(row: ClientRow, anchor: HTMLElement) => void>(() => undefined)

const openingKeys = new Set(['Enter', ' ', 'ArrowDown'])

/** One menu serves all rows: a menu per row would cost more than the rows themselves. */
function RowMenuButton({ row }: { row: ClientRow }) {
  const open = useContext(OpenRowMenu)
  return (
    <button
      type="button"
      data-row-menu={row.uuid}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={clients.rowMenu(row.name)}
      onClick={({ currentTarget }) => open(row, currentTarget)}
      // Prevents the click that would follow: it would look like a screen reader's, and the first item would not be
      // focused.
      onKeyDown={(event) => {
        if (!openingKeys.has(event.key)) return
        event.preventDefault()
        open(row, event.currentTarget)
      }}
      className="relative z-1 -my-2 grid size-8 place-items-center rounded-control text-text-subtle hover:bg-surface-hover hover:text-text aria-expanded:bg-surface-hover aria-expanded:text-text max-md:-mr-3 max-md:size-11 md:ml-auto"
    >
      <Icon of={Ellipsis} />
    </button>
  )
}

/** Readers without any act have no menu. */
export const hasRowMenus = (): boolean =>
  (['open_accounts', 'invite_owners', 'archive_clients', 'remove_access'] as const).some(may)

/** Comes after the columns that a person can choose. */
export const rowMenuColumn: Column<ClientRow> = {
  key: 'menu',
  header: clients.rowMenus,
  isHeaderHidden: true,
  width: '3.75rem',
  card: 'side',
  cell: (row) => <RowMenuButton row={row} />,
  // As tall as the button, which is taller than a line on a phone.
  skeleton: () => <span className="block max-md:h-7" />,
}
