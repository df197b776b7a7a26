import { Plus, X } from 'lucide-react'
import { Dropdown } from '../actions/dropdown.tsx'
import { Icon } from '../marks/icon.tsx'
import { words } from '../words.ts'
import { type CheckItem, CheckList } from './check-list.tsx'
import { chipLook } from './chip-look.ts'

const openerLook = 'inline-flex h-full items-center gap-1.5 rounded-control px-2.5'

type Props = { label: string; items: readonly CheckItem[]; onClear: () => void; className?: string }

/** A filter by several values; shows the chosen ones and clears them with its cross. */
export function FilterChip({ label, items, onClear, className }: Props) {
  const chosen = items.filter(({ isChosen }) => isChosen).map((item) => item.label)
  const isSet = chosen.length > 0
  return (
    <span className={chipLook({ isSet, className })}>
      <Dropdown
        name={label}
        buttonClass={isSet ? `${openerLook} pr-1` : openerLook}
        button={
          isSet ? (
            <>
              {label} <b className="max-w-44 truncate font-strong text-accent-text">{chosen.join(', ')}</b>
            </>
          ) : (
            <>
              <Icon of={Plus} size={14} />
              {label}
            </>
          )
        }
      >
        {() => <CheckList items={items} />}
      </Dropdown>
      {isSet && (
        <button
          type="button"
          aria-label={words.clear(label)}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('button')?.focus()
            onClear()
          }}
          className="mr-0.75 grid size-6 place-items-center rounded-box text-text-muted transition-colors hover:bg-surface-pressed hover:text-text"
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  )
}
