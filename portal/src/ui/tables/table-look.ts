import { tv } from 'tailwind-variants/lite'

export type CardPlace = 'box' | 'title' | 'side' | 'meta' | 'pill' | 'hidden'

const hideBelow = {
  900: 'max-tile:hidden',
  1024: 'max-lg:hidden',
  1152: 'max-bill:hidden',
  1360: 'max-plan:hidden',
} as const

/** Extends to the edges of its container. */
export const tableLook = tv({
  base: '-mx-(--page-x) w-[calc(100%+2*var(--page-x))] table-fixed border-separate border-spacing-0 max-md:block',
  // Cards have no header row that could show the line.
  variants: {
    isRefreshing: {
      true: 'max-md:before:sticky max-md:before:top-(--topbar) max-md:before:z-5 max-md:before:-mb-0.5 max-md:before:block max-md:before:h-0.5 max-md:before:animate-late max-md:before:bg-accent',
    },
  },
})

export const headLook = tv({
  base: 'sticky top-(--topbar) z-5 h-9.5 border-b border-border bg-surface pr-3 text-left text-caption whitespace-nowrap text-text-subtle first:pl-(--page-x) last:pr-(--page-x)',
  variants: {
    align: { right: 'text-right' },
    hideBelow,
    isRefreshing: {
      true: 'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:animate-late after:bg-accent',
    },
  },
})

export const rowLook = tv({
  base: 'relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-1.5 max-md:border-b max-md:border-border max-md:px-(--page-x) max-md:py-3.5 max-md:before:order-3 max-md:before:basis-full max-md:after:order-5 max-md:after:basis-full max-md:has-[.card-box]:pl-[calc(var(--page-x)+2.25rem)]',
  variants: {
    isLive: {
      true: 'group transition-colors md:hover:bg-surface-hover has-[.card-box_:checked]:bg-surface-selected',
      false: 'animate-late',
    },
  },
})

export const cellLook = tv({
  base: 'border-border align-middle md:border-b md:py-2 md:pr-3 md:first:pl-(--page-x) md:last:pr-(--page-x)',
  variants: {
    density: { 'two-line': 'md:h-14', 'one-line': 'md:h-12' },
    align: { right: 'md:text-right' },
    hideBelow: {
      900: 'md:max-tile:hidden',
      1024: 'md:max-lg:hidden',
      1152: 'md:max-bill:hidden',
      1360: 'md:max-plan:hidden',
    },
    // The title takes the first line; meta items are joined by a dot on the second; pills come last on their own.
    // The row's two pseudo-elements are the line breaks.
    card: {
      box: 'card-box max-md:absolute max-md:top-5 max-md:left-(--page-x)',
      title: 'max-md:order-1 max-md:min-w-0 max-md:grow max-md:basis-3/4',
      side: 'max-md:order-2 max-md:ml-auto',
      meta: 'card-meta max-md:order-4 max-md:max-w-1/2 max-md:pt-1 max-md:text-small max-md:text-text-muted max-md:[.group>.card-meta~&]:before:mr-1.5 max-md:[.group>.card-meta~&]:before:content-["·"]',
      pill: 'max-md:order-6 max-md:pt-1.5',
      hidden: 'max-md:hidden',
    },
  },
})
