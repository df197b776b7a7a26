/** The server counts no further than a million rows; every list ends long before. */
const FURTHEST_PAGE = 40_000

/** The page that ?page= names; anything that is no page is the first. */
export const pageOf = (search: URLSearchParams): number => {
  const named = search.get('page') ?? ''
  return /^[1-9]\d*$/.test(named) ? Math.min(Number(named), FURTHEST_PAGE) : 1
}

/** The address of a page of the list; the first needs no parameter. */
export const searchOfPage = (page: number): string => (page === 1 ? '' : `?page=${page}`)

export const lastPageOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
