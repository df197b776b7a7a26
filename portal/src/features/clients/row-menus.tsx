import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { type ComponentType, type ReactNode, type RefObject, Suspense, useCallback, useEffect, useState } from 'react'
import { isPlainKey } from '../../keys/plain-key.ts'
import { useDocumentKeys } from '../../keys/use-document-keys.ts'
import { clients } from '../../texts/clients.ts'
import { focusIfLost } from '../../ui/behaviour/focus-if-lost.ts'
import { AwaitedRowMenu } from './awaited-row-menu.tsx'
import { OpenRowMenu } from './row-menu-column.tsx'

export type RowMenuProps = {
  row: ClientRow
  anchor: HTMLElement
  label: string
  /** False once the button's row shows another client: new rows reuse the elements of the old ones. */
  isInPlace: boolean
  onClose: () => void
}

type Props = {
  table: RefObject<HTMLTableElement | null>
  rows: readonly ClientRow[] | undefined
  /** What a row's button opens; loaded on first use. */
  RowMenu: ComponentType<RowMenuProps>
  children: ReactNode
}

type Opened = { row: ClientRow; anchor: HTMLElement; place: number }

const placeOf = (anchor: HTMLElement): number => anchor.closest('tr')?.sectionRowIndex ?? -1

/** The menu of the row whose button was pressed, or of the focused row when `.` is pressed. */
export function RowMenus({ table, rows, RowMenu, children }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const open = useCallback(
    (row: ClientRow, anchor: HTMLElement) => setOpened({ row, anchor, place: placeOf(anchor) }),
    [],
  )
  const close = useCallback(() => setOpened(undefined), [])
  useMenuKey(table, (uuid, anchor) => {
    const row = rows?.find((each) => each.uuid === uuid)
    if (row) open(row, anchor)
  })
  useExpanded(opened?.anchor)
  const row = opened && (rows?.find(({ uuid }) => uuid === opened.row.uuid) ?? opened.row)
  return (
    <OpenRowMenu value={open}>
      {children}
      {opened && row && (
        <Suspense fallback={<AwaitedRowMenu anchor={opened.anchor} onClose={close} />}>
          <RowMenu
            key={row.uuid}
            row={row}
            anchor={opened.anchor}
            label={clients.rowMenu(row.name)}
            isInPlace={rows?.[opened.place]?.uuid === row.uuid}
            onClose={close}
          />
        </Suspense>
      )}
    </OpenRowMenu>
  )
}

const useMenuKey = (
  table: RefObject<HTMLTableElement | null>,
  onKey: (uuid: string | undefined, anchor: HTMLElement) => void,
): void =>
  useDocumentKeys((event) => {
    if (event.key !== '.' || !isPlainKey(event)) return
    const row = document.activeElement?.closest('tr')
    const anchor = row?.querySelector<HTMLElement>('[data-row-menu]')
    if (!row || !anchor || !table.current?.contains(row)) return
    event.preventDefault()
    onKey(anchor.dataset.rowMenu, anchor)
  })

/** Marks the button as expanded and returns the focus to it, unless something else took it. */
const useExpanded = (anchor: HTMLElement | undefined): void => {
  useEffect(() => {
    if (!anchor) return
    anchor.setAttribute('aria-expanded', 'true')
    return () => {
      anchor.setAttribute('aria-expanded', 'false')
      // What covered it is removed first.
      focusIfLost(() => anchor)
    }
  }, [anchor])
}
