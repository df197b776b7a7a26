import type { DroppedFields } from '../platform/http/dropped-fields.ts'

const NAMES_MAX = 50
/** Whatever else somebody typed for a name is not kept. */
const isName = (name: string): boolean => /^[a-z]\w{0,63}$/i.test(name)

/** The fields that would have changed something, had they been taken: a whole record sent back as it was names none. */
export const ignoredFields = (record: object, dropped: DroppedFields): string[] => {
  const known = record as Record<string, unknown>
  const names = Object.keys(dropped)
    .filter((name) => !Object.hasOwn(known, name) || JSON.stringify(dropped[name]) !== JSON.stringify(known[name]))
    .map((name) => (isName(name) ? name : '?'))
  return [...new Set(names)].sort().slice(0, NAMES_MAX)
}

/** As an audit row tells it: names alone, and only where there are some. */
export const changeDetail = (fields: readonly string[], ignored: readonly string[]) => ({
  fields,
  ...(ignored.length > 0 && { ignored }),
})
