import { Columns3 } from 'lucide-react'
import { clients } from '../../texts/clients.ts'
import { buttonLook } from '../../ui/actions/button-look.ts'
import { Dropdown } from '../../ui/actions/dropdown.tsx'
import { CheckList } from '../../ui/fields/check-list.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import type { ClientColumn } from './client-columns.tsx'

type Props = {
  columns: readonly ClientColumn[]
  shownColumns: readonly ClientColumn[]
  onToggleColumn: (key: ClientColumn['key']) => void
}

/** Phones show cards, which have no columns to choose. */
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
