/** Numbers that issuers of payment cards give out: how they begin, and how long they then are. */
const issuers: readonly (readonly [begins: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(30[0-5]|3095|36|38|39)/, [14, 16, 17, 18, 19]],
  [/^(6011|64[4-9]|65|62|352[89]|35[3-8])/, [16, 17, 18, 19]],
  [/^(5018|5020|5038|5893|6304|6759|676[1-3])/, [13, 14, 15, 16, 17, 18, 19]],
]
const SHORTEST = 13
const LONGEST = 19

/** Digits in groups, apart by spaces or dashes. */
const RUN = /\d+(?:[ \u00A0\u2009\u202F\-‐‑–—]{1,3}\d+)*/g

/** The check digit (ISO/IEC 7812). */
const isChecked = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const isCardNumber = (digits: string): boolean =>
  issuers.some(([begins, lengths]) => lengths.includes(digits.length) && begins.test(digits)) && isChecked(digits)

/** Where card numbers stand: from a group's start to a group's end. A plus sign marks a phone number. */
const findCardNumbers = (text: string): [from: number, to: number][] => {
  const found: [number, number][] = []
  for (const run of text.matchAll(RUN)) {
    const groups = [...run[0].matchAll(/\d+/g)].map(({ index, 0: digits }) => ({ at: run.index + index, digits }))
    let first = 0
    while (first < groups.length) {
      const last = isPhone(text, groups[first]?.at ?? 0) ? undefined : lastGroup(groups, first)
      const [from, to] = [groups[first], last === undefined ? undefined : groups[last]]
      if (from && to) found.push([from.at, to.at + to.digits.length])
      first = (last ?? first) + 1
    }
  }
  return found
}

const isPhone = (text: string, at: number): boolean => text[at - 1] === '+'

/** The group with which a card number ends that begins with this one. */
const lastGroup = (groups: readonly { digits: string }[], first: number): number | undefined => {
  let digits = ''
  for (let last = first; last < groups.length && digits.length < LONGEST; last++) {
    digits += groups[last]?.digits
    if (digits.length >= SHORTEST && isCardNumber(digits)) return last
  }
  return undefined
}

/** Card data never comes to us (threats M6): a text that holds a card number is refused. */
export const hasNoCardNumber = (text: string): boolean => findCardNumbers(text).length === 0

/** For logs. */
export const withoutCardNumbers = (text: string): string =>
  findCardNumbers(text).reduceRight((kept, [from, to]) => `${kept.slice(0, from)}[card number]${kept.slice(to)}`, text)
