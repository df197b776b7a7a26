import type { Option } from './options.ts'

/** Ignores case, accents and outer spaces: 'quebec ' matches 'Québec'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLocaleLowerCase()

/** What people type for a country that the list shows under its full name. */
const otherNames = new Map([
  ['United States', ['usa', 'u.s.', 'america']],
  ['United Kingdom', ['uk', 'u.k.', 'great britain', 'england', 'scotland', 'wales', 'northern ireland']],
  ['Netherlands', ['holland']],
  ['Czechia', ['czech republic']],
  ['Türkiye', ['turkey']],
  ['United Arab Emirates', ['uae']],
])

/** Whether an option stays in the list while this is typed. */
export const isMatch = (label: string, typed: string): boolean => {
  const words = plain(typed)
  return plain(label).includes(words) || (otherNames.get(label) ?? []).some((name) => name.startsWith(words))
}

/** The option that a typed text means: an exact name, or the only match. */
export const findOption = (options: readonly Option[], typed: string): Option | undefined => {
  if (!plain(typed)) return undefined
  const matches = options.filter(({ label }) => isMatch(label, typed))
  return matches.length === 1 ? matches[0] : matches.find(({ label }) => plain(label) === plain(typed))
}
