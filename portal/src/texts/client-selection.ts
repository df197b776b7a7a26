/** Selecting clients in the list. Loaded with the list; the bulk actions' texts load with the first selection. */
export const clientSelection = {
  select: 'Select',
  selectPage: 'Select all on this page',
  selectOne: (name: string) => `Select ${name}`,
} as const
