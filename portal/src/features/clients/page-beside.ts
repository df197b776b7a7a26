interface KnownPage {
  readonly isInvalidated: boolean
  readonly data: { readonly results: readonly { readonly uuid: string }[]; readonly left_out: number } | undefined
}

/**
 * Where a reader leafs by one page, the row next to it spares the server the counting. The first page always begins at
 * the beginning, and a page with a record left out does not know its own last row.
 */
export const besidePage = (
  page: number,
  known: (page: number) => KnownPage | undefined,
): { after?: string; before?: string } => {
  const rowsOf = (number: number) => {
    const found = known(number)
    return found?.data && !found.isInvalidated && found.data.left_out === 0 ? found.data.results : []
  }
  if (page === 1) return {}
  const after = rowsOf(page - 1).at(-1)?.uuid
  if (after) return { after }
  const before = rowsOf(page + 1).at(0)?.uuid
  return before ? { before } : {}
}
