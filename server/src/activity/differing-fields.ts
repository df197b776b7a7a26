/** The fields that really change: the portal sends whole records, but the audit trail should list changes only. */
export const differingFields = <Changes extends object>(before: object, changes: Changes): Partial<Changes> =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => value !== undefined && value !== (before as Record<string, unknown>)[field],
    ),
  ) as Partial<Changes>
