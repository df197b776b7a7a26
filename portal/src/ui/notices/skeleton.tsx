import { tv } from 'tailwind-variants/lite'

const look = tv({
  base: 'block max-w-full shrink-0 rounded-box bg-surface-pressed',
  variants: { shape: { line: 'h-3', pill: 'h-6 rounded-pill', tile: 'size-8 rounded-control' } },
})

type Props = { shape?: 'line' | 'pill' | 'tile'; width?: number | string; className?: string }

/** A placeholder block of the final size. Appears only if loading takes longer than 150 ms. */
export function Skeleton({ shape = 'line', width, className }: Props) {
  return <span aria-hidden className={look({ shape, className })} style={{ width }} />
}
