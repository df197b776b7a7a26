import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Icon } from '../marks/icon.tsx'
import { type Option, optionGroups } from './options.ts'

type Props = { options: readonly Option[]; empty?: string; children?: (option: Option) => ReactNode }

/** The list inside a select's or combobox's popover. */
export function OptionList({ options, empty, children }: Props) {
  return (
    <ListBox
      className="max-h-[inherit] overflow-auto p-1.5 outline-none"
      renderEmptyState={() => <div className="px-2.5 py-2 text-text-subtle">{empty}</div>}
    >
      {optionGroups(options).map(({ group, members }) => {
        const items = members.map((option) => (
          <Item key={option.value} option={option} label={children?.(option) ?? option.label} />
        ))
        if (group === undefined) return items
        return (
          <ListBoxSection key={group}>
            <Header className="px-2.5 pt-2.5 pb-1 text-caption text-text-subtle">{group}</Header>
            {items}
          </ListBoxSection>
        )
      })}
    </ListBox>
  )
}

function Item({ option, label }: { option: Option; label: ReactNode }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      className="group flex min-h-[34px] cursor-pointer items-center gap-2.5 rounded-pill px-2.5 py-1.5 outline-none focus:bg-surface-raised-hover hover:bg-surface-raised-hover max-md:min-h-11 max-md:text-touch"
    >
      <span className="min-w-0 flex-1">{label}</span>
      <Icon of={Check} className="invisible text-accent-text group-selected:visible" />
    </ListBoxItem>
  )
}
