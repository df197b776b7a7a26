import type { ClientRow } from '@partner-hub/contracts/client-list.ts'
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { clients } from '../../texts/clients.ts'
import { isPlainKey } from '../../ui/plain-key.ts'
import { OpenRowMenu } from './row-menu-column.tsx'

export type RowMenuProps = { row: ClientRow; anchor: HTMLElement; label: string; onClose: () => void }

type Props = {
  table: RefObject<HTMLTableElement | null>
  rows: readonly ClientRow[] | undefined
  /** What a row's button opens; it comes when it is first wanted. */
  RowMenu: ComponentType<RowMenuProps>
  children: ReactNode
}

type Opened = Pick<RowMenuProps, 'row' | 'anchor'>

/** The menu of the row whose button was pressed, or that has the focus when `.` is. */
export function RowMenus({ table, rows, RowMenu, children }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const open = useCallback((row: ClientRow, anchor: HTMLElement) => setOpened({ row, anchor }), [])
  const close = useCallback(() => setOpened(undefined), [])
  useMenuKey(table, (row, anchor) => rows?.[row] && open(rows[row], anchor))
  useExpanded(opened?.anchor)
  return (
    <OpenRowMenu value={open}>
      {children}
      {opened && (
        <Suspense>
          <RowMenu {...opened} label={clients.rowMenu(opened.row.name)} onClose={close} />
        </Suspense>
      )}
    </OpenRowMenu>
  )
}

const useMenuKey = (
  table: RefObject<HTMLTableElement | null>,
  onKey: (row: number, anchor: HTMLElement) => void,
): void => {
  const tell = useEffectEvent(onKey)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '.' || !isPlainKey(event)) return
      const row = document.activeElement?.closest('tr')
      const anchor = row?.querySelector<HTMLElement>('[data-row-menu]')
      if (!row || !anchor || !table.current?.contains(row)) return
      event.preventDefault()
      tell(row.sectionRowIndex, anchor)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [table])
}

/** The button says that it is open, and has the focus again afterwards unless something else took it. */
const useExpanded = (anchor: HTMLElement | undefined): void => {
  useEffect(() => {
    if (!anchor) return
    anchor.setAttribute('aria-expanded', 'true')
    return () => {
      anchor.removeAttribute('aria-expanded')
      // What lay above it is taken away first.
      requestAnimationFrame(() => document.activeElement === document.body && anchor.focus({ preventScroll: true }))
    }
  }, [anchor])
}
