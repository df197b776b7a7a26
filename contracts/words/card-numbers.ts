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

/** Digits in groups, apart by spaces or dashes; or by line breaks, dots, slashes or underscores, which also part lists and dates. */
const RUN = /\d+(?:[\s\-‐‑–—./_]{1,3}\d+)*/g
const LIST_MARK = /[^ \-‐‑–—]/

/** Its digits are no card's, however they add up. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Nothing of these is seen between two digits. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/
const ASCII = /^[\0-\x7F]*$/

/** The text in plain characters, such as digits for full-width ones, and where in the text each begins and ends. */
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

interface Group {
  readonly at: number
  readonly digits: string
  /** What parts it from the group before. */
  readonly mark: string
}

/** Where card numbers stand: from a group's start to a group's end. A plus sign marks a phone number. */
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

/** The group with which a card number ends that begins with this one. */
const lastGroup = (groups: readonly Group[], first: number): number | undefined => {
  let digits = ''
  for (let last = first; last < groups.length && digits.length < LONGEST; last++) {
    digits += groups[last]?.digits
    if (digits.length < SHORTEST || !isCardNumber(digits)) continue
    const parts = groups.slice(first, last + 1)
    const isListed = parts.slice(1).some(({ mark }) => LIST_MARK.test(mark))
    if (!isListed || isPrinted(parts)) return last
  }
  return undefined
}

/** In groups as on a card. Two phone numbers or invoice numbers on a line each are not. */
const isPrinted = (groups: readonly Group[]): boolean => {
  const lengths = groups.map(({ digits }) => digits.length)
  const [size = 0] = lengths
  const last = lengths.at(-1) ?? 0
  const isEven = size <= 4 && last <= size && lengths.slice(0, -1).every((length) => length === size)
  return isEven || /^4,6,[45]$/.test(String(lengths))
}

/** Card data never comes to us (docs/threats.md M6): a text that holds a card number is refused. */
export const hasNoCardNumber = (text: string): boolean => findCardNumbers(text).length === 0

/** For logs. */
export const withoutCardNumbers = (text: string): string =>
  findCardNumbers(text).reduceRight((kept, [from, to]) => `${kept.slice(0, from)}[card number]${kept.slice(to)}`, text)
