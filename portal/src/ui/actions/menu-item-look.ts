/** A line of a dropdown or menu. */
export const menuItemLook =
  'flex min-h-[34px] w-full cursor-pointer items-center gap-2.5 rounded-pill px-2.5 py-1.5 transition-colors hover:bg-surface-raised-hover has-disabled:cursor-default has-disabled:text-text-subtle max-md:min-h-11 max-md:text-touch'
