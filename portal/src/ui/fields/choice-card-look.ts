/** The frame of a check card or radio card; it gets the accent color when its input is checked. */
export const choiceCardLook =
  'flex cursor-pointer rounded-control border border-border-strong bg-surface transition-colors hover:bg-surface-hover has-checked:border-accent has-checked:bg-surface-selected has-checked:inset-ring has-checked:inset-ring-accent has-disabled:cursor-default has-disabled:text-text-disabled has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus [&_input]:outline-none'
