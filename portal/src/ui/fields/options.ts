export type Option = { value: string; label: string; group?: string }

/** Groups in order of first appearance; options without a group form one group. */
export const optionGroups = (options: readonly Option[]): { group: string | undefined; members: Option[] }[] =>
  [...new Set(options.map(({ group }) => group))].map((group) => ({
    group,
    members: options.filter((option) => option.group === group),
  }))
