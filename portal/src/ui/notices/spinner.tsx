import { tv } from 'tailwind-variants/lite'

const look = tv({
  base: 'block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none motion-reduce:border-r-current',
  variants: { size: { 12: 'size-3', 16: 'size-4', 24: 'size-6' } },
})

export function Spinner({ size = 16, className }: { size?: 12 | 16 | 24; className?: string }) {
  return <span className={look({ size, className })} aria-hidden />
}
