/** What really changes: the portal sends whole records, and the audit trail should say what was done. */
export const differingFields = <Changes extends object>(before: object, asked: Changes): Partial<Changes> =>
  Object.fromEntries(
    Object.entries(asked).filter(
      ([field, value]) => value !== undefined && value !== (before as Record<string, unknown>)[field],
    ),
  ) as Partial<Changes>
