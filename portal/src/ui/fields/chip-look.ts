import { tv } from 'tailwind-variants/lite'

/** Dashed while it filters nothing, filled once it does. */
export const chipLook = tv({
  base: 'inline-flex h-8 items-center rounded-control border text-small font-medium whitespace-nowrap transition-colors',
  variants: {
    isSet: {
      true: 'border-accent-border bg-surface-selected text-text',
      false: 'border-dashed border-border-strong text-text-muted hover:bg-surface-hover hover:text-text',
    },
  },
})
