export type Option = { value: string; label: string; group?: string }

/** Groups keep the order in which they first appear; options without one stand together. */
export const optionGroups = (options: readonly Option[]): { group: string | undefined; members: Option[] }[] =>
  [...new Set(options.map(({ group }) => group))].map((group) => ({
    group,
    members: options.filter((option) => option.group === group),
  }))
