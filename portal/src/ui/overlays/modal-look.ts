import { tv } from 'tailwind-variants/lite'

/** On a phone a dialog is a sheet at the bottom edge; a full-page one ends above the keyboard. A second dialog on top gets a lighter scrim. */
export const scrimLook = tv({
  base: 'scrim fixed inset-0 z-50 grid entering:animate-appear',
  variants: {
    size: {
      dialog: 'place-items-center p-6 max-md:place-items-end max-md:p-0',
      wide: 'place-items-center p-6 max-md:place-items-end max-md:p-0',
      confirm: 'place-items-center p-6 max-md:place-items-end max-md:p-0',
      fullscreen: '',
    },
  },
})

export const dialogLook = tv({
  base: 'flex flex-col overflow-auto bg-surface-raised entering:animate-rise',
  variants: {
    size: {
      dialog: 'w-130',
      wide: 'w-170',
      confirm: 'w-110',
      fullscreen: 'h-(--visual-viewport-height) w-full',
    },
  },
  compoundVariants: [
    {
      size: ['dialog', 'wide', 'confirm'],
      class:
        'max-h-full max-w-full rounded-dialog shadow-dialog max-md:max-h-[94dvh] max-md:w-full max-md:rounded-b-none',
    },
  ],
})
