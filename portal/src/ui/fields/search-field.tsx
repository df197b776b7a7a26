import { Search, X } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { KeyCap } from '../actions/key-cap.tsx'
import { Icon } from '../marks/icon.tsx'
import { boxLook } from './field-look.ts'

type Props = {
  label: string
  placeholder: string
  clearName: string
  value: string
  onChange: (value: string) => void
  /** The search is final: on Enter, or when the field is left. */
  onSettle?: () => void
  /** The key that focuses the field from anywhere on the page. */
  shortcut?: string
  limit?: number
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** Searches while typing. Esc or the cross clears it. */
export function SearchField({ label, placeholder, clearName, value, shortcut, limit, ...field }: Props) {
  const { onChange, onSettle, className, ref } = field
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSettle?.()
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    onChange('')
  }
  return (
    <search className={`${boxLook({ size: 'sm' })} ${className ?? ''}`}>
      <Icon of={Search} className="text-text-subtle" />
      <input
        ref={ref}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
        value={value}
        maxLength={limit}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onSettle}
        className="h-full min-w-0 flex-1 truncate bg-transparent outline-none"
      />
      {value !== '' ? (
        <button
          type="button"
          aria-label={clearName}
          onClick={(event) => {
            onChange('')
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
          className="-mr-1 grid size-6 place-items-center rounded-pill text-text-muted transition-colors hover:bg-surface-hover hover:text-text"
        >
          <Icon of={X} />
        </button>
      ) : (
        shortcut && <KeyCap className="max-md:hidden">{shortcut}</KeyCap>
      )}
    </search>
  )
}
