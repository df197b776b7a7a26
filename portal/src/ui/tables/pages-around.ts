export type PageItem = number | 'gap-before' | 'gap-after'

/** First and last page, the current one and its neighbors; a gap never hides a single page. */
export function pagesAround(page: number, last: number): PageItem[] {
  const from = page <= 4 ? 2 : Math.min(page - 1, last - 3)
  const to = page >= last - 3 ? last - 1 : Math.max(page + 1, 3)
  const items: PageItem[] = [1]
  if (from > 2) items.push('gap-before')
  for (let item = Math.max(2, from); item <= to; item += 1) items.push(item)
  if (to < last - 1) items.push('gap-after')
  if (last > 1) items.push(last)
  return items
}

export const lastPageOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
