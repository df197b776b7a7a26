import { Columns3 } from 'lucide-react'
import { clients } from '../../texts/clients.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { CheckList } from '../../ui/check-list.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ClientColumn } from './client-columns.tsx'

type Props = {
  columns: readonly ClientColumn[]
  shownColumns: readonly ClientColumn[]
  onToggleColumn: (key: ClientColumn['key']) => void
}

/** Cards have no columns, so a phone has no chooser. */
export function ColumnChooser({ columns, shownColumns, onToggleColumn }: Props) {
  return (
    <Dropdown
      name={clients.columnChooser}
      align="end"
      isIconAlone
      buttonClass={buttonLook({ tone: 'ghost', size: 'icon-sm', className: 'max-md:hidden' })}
      button={<Icon of={Columns3} />}
    >
      {() => (
        <CheckList
          items={columns.map((column) => ({
            label: column.header,
            isChosen: shownColumns.includes(column),
            isLocked: column.key === 'name',
            onChange: () => onToggleColumn(column.key),
          }))}
        />
      )}
    </Dropdown>
  )
}
