import { tv, type VariantProps } from 'tailwind-variants/lite'

const frame =
  'relative inline-flex shrink-0 items-center justify-center rounded-control border font-strong whitespace-nowrap no-underline transition-colors select-none'

/** One look for buttons and for links styled as buttons. */
export const buttonLook = tv({
  base: frame,
  variants: {
    tone: {
      primary:
        'border-transparent bg-accent text-on-accent shadow-solid hover:bg-accent-hover active:bg-accent-pressed',
      secondary: 'border-border-strong bg-button text-text shadow-xs hover:bg-button-hover active:bg-surface-pressed',
      ghost:
        'border-transparent text-text-muted hover:bg-surface-hover hover:text-text active:bg-surface-pressed active:text-text',
      danger: 'border-transparent bg-danger-solid text-on-danger shadow-solid hover:bg-danger-solid-hover',
      'danger-quiet':
        'border-border-strong bg-button text-danger-text shadow-xs hover:border-danger-border hover:bg-danger-bg',
      disabled: 'border-transparent bg-surface-pressed text-text-disabled',
    },
    size: {
      sm: 'h-8 gap-2 px-3 text-small',
      md: 'h-9 gap-2 px-3.5 text-body',
      lg: 'h-10 gap-2 px-[18px] text-body',
      touch: 'h-11 gap-2 px-[18px] text-body',
      'icon-sm': 'size-8',
      'icon-md': 'size-9',
      'icon-touch': 'size-11',
    },
    isBlock: { true: 'w-full' },
  },
  defaultVariants: { tone: 'secondary', size: 'md' },
})

type Look = VariantProps<typeof buttonLook>
export type ButtonTone = Exclude<Look['tone'], 'disabled' | undefined>
export type ButtonSize = 'sm' | 'md' | 'lg' | 'touch'
