import type { DroppedFields } from '../platform/http/dropped-fields.ts'

const NAMES_MAX = 50
/** Other keys may hold anything a caller typed and are not stored. */
const isName = (name: string): boolean => /^[a-z]\w{0,63}$/i.test(name)

/** Dropped fields that would have changed something. Sending a whole record back unchanged lists none. */
export const ignoredFields = (record: object, dropped: DroppedFields): string[] => {
  const known = record as Record<string, unknown>
  const names = Object.keys(dropped)
    .filter((name) => !Object.hasOwn(known, name) || JSON.stringify(dropped[name]) !== JSON.stringify(known[name]))
    .map((name) => (isName(name) ? name : '?'))
  return [...new Set(names)].sort().slice(0, NAMES_MAX)
}

/** For an audit row: names only, and only if there are any. */
export const changeDetail = (fields: readonly string[], ignored: readonly string[]) => ({
  fields,
  ...(ignored.length > 0 && { ignored }),
})
