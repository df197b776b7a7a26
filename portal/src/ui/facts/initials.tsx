import { initialsOf, tilePairOf } from '@partner-hub/contracts/words/initials.ts'
import { tv } from 'tailwind-variants/lite'

const look = tv({
  base: 'grid shrink-0 place-items-center font-semibold tracking-[0.01em]',
  variants: {
    size: {
      24: 'size-6 rounded-pill text-[0.625rem]/none',
      32: 'size-8 rounded-control text-[0.75rem]/none',
      36: 'size-9 rounded-control text-[0.75rem]/none',
      48: 'size-12 rounded-panel text-[1rem]/none',
      64: 'size-16 rounded-dialog text-[1.375rem]/none',
    },
    pair: {
      1: 'bg-tile-1 text-on-tile-1',
      2: 'bg-tile-2 text-on-tile-2',
      3: 'bg-tile-3 text-on-tile-3',
      4: 'bg-tile-4 text-on-tile-4',
      5: 'bg-tile-5 text-on-tile-5',
      6: 'bg-tile-6 text-on-tile-6',
    },
    isPerson: { true: 'rounded-full!' },
  },
})

type Props = {
  name: string
  /** Picks the color pair, so that a client keeps its color when renamed. */
  uuid?: string
  size?: 24 | 32 | 36 | 48 | 64
  isPerson?: boolean
  className?: string
}

/** Two letters on a muted tile; decoration beside the name. */
export function Initials({ name, uuid = '', size = 32, isPerson = false, className }: Props) {
  return (
    <span aria-hidden className={look({ size, pair: tilePairOf(uuid), isPerson, className })}>
      {initialsOf(name)}
    </span>
  )
}
