import { tv } from 'tailwind-variants/lite'

export const navItemLook = tv({
  base: 'flex items-center gap-2.5 rounded-control font-medium text-text-muted transition-colors hover:bg-surface-pressed hover:text-text aria-[current=page]:bg-nav-current aria-[current=page]:text-text aria-[current=page]:shadow-current',
  variants: {
    place: {
      rail: 'h-8.5 px-2.5 max-xl:size-10 max-xl:justify-center max-xl:px-0',
      drawer: 'h-12 gap-3 px-3 text-touch',
    },
  },
})
