const etags = new WeakMap<object, string>()

/** Keeps with a record the version it was answered in; queries that hand out such records do not share structure. */
export const keepEtag = (record: unknown, etag: string | null): void => {
  if (etag && typeof record === 'object' && record !== null) etags.set(record, etag)
}

/** What If-Match says when this very record is saved: whoever else saved in between is not overwritten. */
export const etagOf = (record: object): string | undefined => etags.get(record)

/** The record as it will be once a change has come through: still the version it was read in. */
export const amended = <T extends object>(record: T, changes: Partial<T>): T => {
  const next = { ...record, ...changes }
  keepEtag(next, etagOf(record) ?? null)
  return next
}
