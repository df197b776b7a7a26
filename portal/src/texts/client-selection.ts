/** Choosing clients in the list. It comes with every list; what can be done to the chosen comes with the first of them. */
export const clientSelection = {
  select: 'Select',
  selectPage: 'Select all on this page',
  selectOne: (name: string) => `Select ${name}`,
} as const
