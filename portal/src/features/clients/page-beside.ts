interface KnownPage {
  readonly isInvalidated: boolean
  readonly data: { readonly results: readonly { readonly uuid: string }[]; readonly left_out: number } | undefined
}

/**
 * A keyset cursor for the next or previous page, so that the server needs no offset. The first page never needs one,
 * and a page with omitted records cannot provide one.
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
