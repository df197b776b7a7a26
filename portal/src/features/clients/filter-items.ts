import type { CheckItem } from '../../ui/fields/check-list.tsx'
import { type ClientFilterKind, chosenOptions, toggled } from './client-filters.ts'
import type { ListAddress } from './list-address.ts'
import type { ChangeAddress } from './use-list-address.ts'

/** The boxes of a filter; each acts on the address at once. */
export const filterItems = (kind: ClientFilterKind, address: ListAddress, change: ChangeAddress): CheckItem[] => {
  const chosen = chosenOptions(kind, address[kind.name])
  return kind.options.map((option) => ({
    label: option.label,
    isChosen: chosen.includes(option),
    onChange: () => change((asked) => ({ [kind.name]: toggled(kind, asked[kind.name], option) })),
  }))
}
