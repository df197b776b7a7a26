const etags = new WeakMap<object, string>()

/** Remembers the version a record was returned with; queries for such records must not use structural sharing. */
export const keepEtag = (record: unknown, etag: string | null): void => {
  if (etag && typeof record === 'object' && record !== null) etags.set(record, etag)
}

/** The If-Match value for saving this record, so that someone else's change is not overwritten. */
export const etagOf = (record: object): string | undefined => etags.get(record)

/** The record after an optimistic change; it keeps the version it was read at. */
export const amended = <T extends object>(record: T, changes: Partial<T>): T => {
  const next = { ...record, ...changes }
  keepEtag(next, etagOf(record) ?? null)
  return next
}
