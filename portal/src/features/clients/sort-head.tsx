import { ArrowDown, ArrowUp } from 'lucide-react'
import { clients } from '../../texts/clients.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { useChangeAddress, useListAddress } from './use-list-address.ts'

type Props = { by: 'name' | 'owner' | 'status'; header: string }

/** Sorts the list by its column; a second press reverses the order. */
export function SortHead({ by, header }: Props) {
  const { sort } = useListAddress()
  const change = useChangeAddress()
  const isSorted = sort === by || sort === `-${by}`
  return (
    <button
      type="button"
      // A filter beside it has the same name.
      aria-label={`${clients.sorts.label} ${header}`}
      onClick={() => change((current) => ({ sort: current.sort === by ? `-${by}` : by }))}
      className={`group/sort -ml-1.5 inline-flex h-7 items-center gap-1 rounded-control px-1.5 hover:bg-surface-hover hover:text-text ${isSorted ? 'text-text' : ''}`}
    >
      {header}
      <span className={isSorted ? '' : 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60'}>
        <Icon of={sort === `-${by}` ? ArrowDown : ArrowUp} size={12} />
      </span>
    </button>
  )
}
