import { cardTypesOf } from './validate.ts'

const LONGEST = 19

/** '9999 999999 99999' for American Express: groups end at the brand's gaps. */
const groups = (gaps: number[], length: number): string => {
  const ends = [...gaps.filter((gap) => gap < length), length]
  return ends.map((end, at) => `{{${'9'.repeat(end - (ends[at - 1] ?? 0))}}}`).join(' ')
}

export const numberPattern = (number: string, maxlength = LONGEST): string => {
  const types = cardTypesOf({ number })
  const [only] = types.length === 1 ? types : []
  if (!only || number === '') return groups([4, 8, 12], maxlength)
  return groups(only.gaps, Math.min(Math.max(...only.lengths), maxlength))
}

/** A month that begins with 2 to 9 has one digit. */
export const datePattern = (text: string): string => (/^[2-9]/.test(text) ? '{{9}} / {{9999}}' : '{{99}} / {{9999}}')
