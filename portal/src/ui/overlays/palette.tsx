import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Link } from 'react-router'
import { KeyCap } from '../actions/key-cap.tsx'
import { Icon } from '../marks/icon.tsx'
import { words } from '../words.ts'

export type PaletteItem = {
  key: string
  /** The link's target; without one, `onChoose` runs. */
  to?: string
  onChoose?: () => void
  content: ReactNode
  /** Content at the end of the line, such as a status. */
  end?: ReactNode
  shortcut?: string
}

export type PaletteGroup = { name: string; items: readonly PaletteItem[] }

type Props = {
  name: string
  placeholder: string
  text: string
  onText: (text: string) => void
  groups: readonly PaletteGroup[]
  /** The result count, for screen readers. */
  status: string
  foot: ReactNode
  onClose: () => void
}

/** A command palette: the arrow keys choose, Enter opens, with ⌘ or Ctrl in a new tab. */
export function Palette({ name, placeholder, text, onText, groups, status, foot, onClose }: Props) {
  const id = useId()
  const items = groups.flatMap((group) => group.items)
  const [chosen, setChosen] = useState<string>()
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === chosen),
  )
  const active = items[at]
  const list = useRef<HTMLDivElement>(null)

  const optionId = (key: string) => `${id}-${key}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when another line is chosen
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.key])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setChosen(items.at((at + step) % items.length)?.key)
    }
    if (event.key !== 'Enter' || !active) return
    event.preventDefault()
    const { ctrlKey, metaKey } = event
    document
      .getElementById(optionId(active.key))
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }))
  }

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="scrim fixed inset-0 z-50 grid place-items-start justify-items-center p-6 pt-[min(12vh,7.5rem)] entering:animate-appear max-md:p-0"
    >
      <Modal className="flex max-h-full w-160 max-w-full flex-col overflow-hidden rounded-dialog bg-surface-raised shadow-dialog entering:animate-rise max-md:w-full max-md:rounded-t-none">
        <Dialog aria-label={name} className="flex min-h-0 flex-col outline-none">
          <div className="flex h-14.5 shrink-0 items-center gap-3 border-b border-border pr-3.5 pl-5">
            <Icon of={Search} size={20} className="text-text-subtle" />
            <input
              autoFocus
              role="combobox"
              aria-label={placeholder}
              aria-expanded
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={active && optionId(active.key)}
              placeholder={placeholder}
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setChosen(undefined)
                onText(event.target.value)
              }}
              onKeyDown={onKeyDown}
              className="h-full min-w-0 flex-1 bg-transparent text-touch outline-none"
            />
            <KeyCap className="max-md:hidden">Esc</KeyCap>
            <button type="button" onClick={onClose} className="px-2 py-2.5 font-strong text-text-muted md:hidden">
              {words.cancel}
            </button>
          </div>
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={name} className="overflow-auto px-2 pt-1 pb-2">
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
                <div id={`${id}-${group.name}`} className="px-3 pt-3 pb-1.5 text-caption text-text-subtle">
                  {group.name}
                </div>
                {group.items.map((item) => (
                  <Option
                    key={item.key}
                    id={optionId(item.key)}
                    item={item}
                    isActive={item === active}
                    onPoint={() => setChosen(item.key)}
                    onClose={onClose}
                  />
                ))}
              </div>
            ))}
          </div>
          <p role="status" className="sr-only">
            {status}
          </p>
          <div className="flex items-center gap-5 border-t border-border bg-surface-sunken px-5 py-2.5 text-[0.75rem]/[1.125rem] text-text-subtle max-md:hidden">
            {foot}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type OptionProps = { id: string; item: PaletteItem; isActive: boolean; onPoint: () => void; onClose: () => void }

function Option({ id, item: { to, onChoose, content, end, shortcut }, isActive, onPoint, onClose }: OptionProps) {
  const line = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onPointerMove: onPoint,
    className: `flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 max-md:min-h-12 ${isActive ? 'bg-surface-raised-hover' : ''}`,
    children: (
      <>
        <span className="flex min-w-0 flex-1 items-center gap-3">{content}</span>
        {end && <span className="max-md:hidden">{end}</span>}
        {(shortcut || isActive) && <KeyCap className="max-md:hidden">{shortcut ?? '↵'}</KeyCap>}
      </>
    ),
  } as const
  const choose = () => {
    onClose()
    onChoose?.()
  }
  if (to === undefined) return <button type="button" {...line} onClick={choose} />
  // When a result opens in a new tab, the palette stays open.
  return <Link to={to} {...line} onClick={(event) => !event.ctrlKey && !event.metaKey && choose()} />
}
