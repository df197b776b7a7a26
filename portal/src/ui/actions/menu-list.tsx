import type { LucideIcon } from 'lucide-react'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { tv } from 'tailwind-variants/lite'
import { Icon } from '../marks/icon.tsx'
import { words } from '../words.ts'
import { mayOnlyLook } from './button.tsx'

const itemLook = tv({
  base: 'flex min-h-8.5 items-center gap-2.5 rounded-pill px-2.5 py-1.5 outline-none focus:bg-surface-raised-hover pointer-coarse:min-h-11',
  // Destructive actions come last, under a hairline.
  variants: {
    tone: {
      plain: '[&>svg]:text-text-subtle',
      danger:
        'text-danger-text not-first:relative not-first:mt-3.25 not-first:before:absolute not-first:before:-inset-x-1.5 not-first:before:-top-1.75 not-first:before:h-px not-first:before:bg-border',
    },
  },
})

export type MenuAction<Key extends string = string> = {
  key: Key
  label: string
  icon: LucideIcon
  tone?: 'plain' | 'danger'
  /** Why it cannot be chosen now; unset if it can. */
  closed?: string
}

/** A line of text that cannot be chosen. */
const HINT = 'hint'

type Props<Key extends string> = Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'> & {
  label: string
  actions: readonly MenuAction<Key>[]
  onAction: (key: Key) => void
  /** A line under the actions that explains a missing one. */
  hint?: string | undefined
}

/** The popover of a menu, under its own button or under `triggerRef`. */
export function MenuList<Key extends string>({ label, actions, onAction, hint, ...popover }: Props<Key>) {
  const first = actions.find(({ tone }) => tone === 'danger')?.key
  return (
    <Popover
      {...popover}
      aria-label={label}
      placement="bottom end"
      offset={6}
      className="min-w-54 max-w-[calc(100vw-24px)] entering:animate-rise overflow-auto rounded-menu bg-surface-raised shadow-menu"
    >
      <AriaMenu
        aria-label={label}
        // With its own button, React Aria knows how it was pressed and focuses accordingly.
        autoFocus={popover.triggerRef && 'first'}
        onAction={(key) => onAction(key as Key)}
        className="p-1.5 outline-none"
      >
        {actions.map(closedDuringVisit).map(({ key, label: text, icon, tone = 'plain', closed }) => (
          <MenuItem
            key={key}
            id={key}
            textValue={text}
            isDisabled={closed !== undefined}
            className={itemLook({ tone, className: tone === 'danger' && key !== first ? 'mt-0! before:hidden' : '' })}
          >
            <Icon of={icon} />
            {closed === undefined ? (
              text
            ) : (
              <span className="text-text-subtle">
                {text}
                <span className="block w-52 text-small">{closed}</span>
              </span>
            )}
          </MenuItem>
        ))}
        {hint && (
          <MenuItem
            id={HINT}
            textValue={hint}
            isDisabled
            className={`w-60 px-2.5 py-2 text-small text-pretty text-text-muted ${actions.length > 0 ? 'mt-1.5 border-t border-border pt-2.5' : ''}`}
          >
            {hint}
          </MenuItem>
        )}
      </AriaMenu>
    </Popover>
  )
}

/** During a support visit no action can be chosen. */
const closedDuringVisit = <Key extends string>(action: MenuAction<Key>): MenuAction<Key> =>
  mayOnlyLook() ? { ...action, closed: words.onlyLook } : action
