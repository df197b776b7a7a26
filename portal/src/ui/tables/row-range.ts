import { words } from '../words.ts'

const numbers = new Intl.NumberFormat()

/** The range of rows on a page: '26–50 of 4,584'. */
export const rowRange = (page: number, perPage: number, total: number): string => {
  const from = total === 0 ? 0 : (page - 1) * perPage + 1
  const to = Math.min(total, page * perPage)
  return words.range(numbers.format(from), numbers.format(to), numbers.format(total))
}
