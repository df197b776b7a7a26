/** The page that ?page= names; anything that is no page is the first. */
export const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** The address of a page of the list; the first needs no parameter. */
export const searchOfPage = (page: number): string => (page === 1 ? '' : `?page=${page}`)

export const lastPageOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
