import type { CheckItem } from '../../ui/fields/check-list.tsx'
import { type ClientFilterKind, chosenOptions, toggled } from './client-filters.ts'
import type { ListAddress } from './list-address.ts'
import type { ChangeAddress } from './use-list-address.ts'

/** A filter's checkboxes; each one changes the URL at once. */
export const filterItems = (kind: ClientFilterKind, address: ListAddress, change: ChangeAddress): CheckItem[] => {
  const chosen = chosenOptions(kind, address[kind.name])
  return kind.options.map((option) => ({
    label: option.label,
    isChosen: chosen.includes(option),
    onChange: () => change((asked) => ({ [kind.name]: toggled(kind, asked[kind.name], option) })),
  }))
}
