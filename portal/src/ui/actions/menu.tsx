import { ChevronDown, Ellipsis } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { MenuTrigger } from 'react-aria-components/Menu'
import { Icon } from '../marks/icon.tsx'
import { buttonLook } from './button-look.ts'
import { type MenuAction, MenuList } from './menu-list.tsx'

type Props<Key extends string> = {
  label: string
  actions: readonly MenuAction<Key>[]
  onAction: (key: Key) => void
  /** A line under the actions that explains a missing one. */
  hint?: string | undefined
  /** The button, for callers that return the focus to it. */
  ref?: Ref<HTMLButtonElement>
}

/** A button that opens a list of actions; on a phone it is only three dots. */
export function Menu<Key extends string>({ ref, ...list }: Props<Key>) {
  return (
    <MenuTrigger>
      <Button ref={ref} className={buttonLook({ className: 'max-md:size-11 max-md:px-0' })}>
        <span className="max-md:sr-only">{list.label}</span>
        <Icon of={ChevronDown} className="-mr-0.5 max-md:hidden" />
        <Icon of={Ellipsis} className="md:hidden" />
      </Button>
      <MenuList {...list} />
    </MenuTrigger>
  )
}
