/** Prefixes of card issuers, and the lengths of their card numbers. */
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

/** Groups of digits separated by spaces or dashes; or by line breaks, dots, slashes or underscores, which also separate lists and dates. */
const RUN = /\d+(?:[\s\-‐‑–—./_]{1,3}\d+)*/g
const LIST_MARK = /[^ \-‐‑–—]/

/** Never a card number, even if its digits pass the check. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Characters that are invisible between two digits. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/
const ASCII = /^[\0-\x7F]*$/

/** The text with plain characters, such as digits for full-width ones, and the original position of each. */
const plainOf = (text: string) => {
  if (ASCII.test(text)) return { plain: text, begin: (index: number) => index, end: (index: number) => index + 1 }
  const places: { begin: number; end: number }[] = []
  let plain = ''
  let begin = 0
  for (const character of text) {
    const end = begin + character.length
    const isInvisible = INVISIBLE.test(character)
    const added = isInvisible ? (plain.endsWith(' ') ? '' : ' ') : character.normalize('NFKC')
    plain += added
    for (let unit = 0; unit < added.length; unit++) places.push({ begin, end })
    begin = end
  }
  return {
    plain,
    begin: (index: number) => places[index]?.begin ?? text.length,
    end: (index: number) => places[index]?.end ?? text.length,
  }
}

/** Verifies the check digit (ISO/IEC 7812). */
const hasValidCheckDigit = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const isCardNumber = (digits: string): boolean =>
  issuers.some(([begins, lengths]) => lengths.includes(digits.length) && begins.test(digits)) &&
  hasValidCheckDigit(digits)

interface Group {
  readonly at: number
  readonly digits: string
  /** The separator from the previous group. */
  readonly mark: string
}

/** The positions of card numbers, from the start of a group to the end of one. A plus sign marks a phone number. */
const findCardNumbers = (text: string): [from: number, to: number][] => {
  const found: [number, number][] = []
  const { plain, begin, end } = plainOf(text)
  for (const run of plain.replace(UUID, (uuid) => 'x'.repeat(uuid.length)).matchAll(RUN)) {
    const groups = [...run[0].matchAll(/(\D*)(\d+)/g)].map(
      ({ index, 1: mark = '', 2: digits = '' }): Group => ({ at: run.index + index + mark.length, digits, mark }),
    )
    let first = 0
    while (first < groups.length) {
      const last = isPhone(plain, groups[first]?.at ?? 0) ? undefined : lastGroup(groups, first)
      const [from, to] = [groups[first], last === undefined ? undefined : groups[last]]
      if (from && to) found.push([begin(from.at), end(to.at + to.digits.length - 1)])
      first = (last ?? first) + 1
    }
  }
  return found
}

const isPhone = (text: string, at: number): boolean => text[at - 1] === '+'

/** The last group of a card number that starts with group `first`, if there is one. */
const lastGroup = (groups: readonly Group[], first: number): number | undefined => {
  let digits = ''
  for (let last = first; last < groups.length && digits.length < LONGEST; last++) {
    digits += groups[last]?.digits
    if (digits.length < SHORTEST || !isCardNumber(digits)) continue
    const parts = groups.slice(first, last + 1)
    const isListed = parts.slice(1).some(({ mark }) => LIST_MARK.test(mark))
    if (!isListed || isGroupedLikeCard(parts)) return last
  }
  return undefined
}

/** Whether the groups look like those on a card; two phone or invoice numbers on separate lines do not. */
const isGroupedLikeCard = (groups: readonly Group[]): boolean => {
  const lengths = groups.map(({ digits }) => digits.length)
  const [size = 0] = lengths
  const last = lengths.at(-1) ?? 0
  const isEven = size <= 4 && last <= size && lengths.slice(0, -1).every((length) => length === size)
  return isEven || /^4,6,[45]$/.test(String(lengths))
}

/** We never store card data (docs/threats.md M6): a text with a card number is refused. */
export const hasNoCardNumber = (text: string): boolean => findCardNumbers(text).length === 0

/** Redacts card numbers, for logs. */
export const withoutCardNumbers = (text: string): string =>
  findCardNumbers(text).reduceRight(
    (redacted, [from, to]) => `${redacted.slice(0, from)}[card number]${redacted.slice(to)}`,
    text,
  )
