import type { CheckItem } from '../../ui/fields/check-list.tsx'
import { type ClientFilterKind, selectedOptions, toggleOption } from './client-filters.ts'
import type { ListAddress } from './list-address.ts'
import type { ChangeAddress } from './use-list-address.ts'

/** A filter's checkboxes; each one changes the URL at once. */
export const filterItems = (kind: ClientFilterKind, address: ListAddress, change: ChangeAddress): CheckItem[] => {
  const selected = selectedOptions(kind, address[kind.name])
  return kind.options.map((option) => ({
    label: option.label,
    isChosen: selected.includes(option),
    onChange: () => change((current) => ({ [kind.name]: toggleOption(kind, current[kind.name], option) })),
  }))
}
