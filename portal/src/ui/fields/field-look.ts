import { tv } from 'tailwind-variants/lite'

/** The box of a text field, select or combobox; native fields and React Aria's look the same. */
export const boxLook = tv({
  base: 'flex w-full min-w-0 items-center gap-2 rounded-control border bg-surface text-left text-body transition-colors max-md:text-touch',
  variants: {
    size: { md: 'h-10 px-3', sm: 'h-9 px-2.5' },
    state: {
      rest: 'border-border-control hover:border-text-muted',
      invalid: 'border-danger-icon inset-ring inset-ring-danger-icon',
      disabled: 'border-border-strong bg-surface-sunken text-text-subtle',
    },
    focus: {
      within: 'focus-within:outline-2 focus-within:outline-focus',
      self: '',
    },
  },
  // An invalid field keeps its red border; the focus ring is outside of it.
  compoundVariants: [
    { state: ['rest', 'disabled'], focus: 'within', class: 'focus-within:border-focus focus-within:-outline-offset-1' },
    { state: ['rest', 'disabled'], focus: 'self', class: 'focus-visible:border-focus focus-visible:-outline-offset-1' },
    { state: 'invalid', focus: 'within', class: 'focus-within:outline-offset-1' },
    { state: 'invalid', focus: 'self', class: 'focus-visible:outline-offset-1' },
  ],
  defaultVariants: { size: 'md', state: 'rest', focus: 'within' },
})

export const boxState = (isInvalid: boolean, isDisabled: boolean) =>
  isDisabled ? 'disabled' : isInvalid ? 'invalid' : 'rest'

export const labelLook = 'mb-1.5 block text-label text-text'
