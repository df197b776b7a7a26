import { BusinessIndustry } from '@partner-hub/contracts/clients/client-profile.ts'

/** The stored value in title case. */
export const industryLabel = (industry: BusinessIndustry): string =>
  industry
    .split('_')
    .map((word) => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`)
    .join(' ')

const isRest = (industry: BusinessIndustry): number => Number(industry === 'OTHER')

/** Sorted by label; the catch-all industry comes last. */
export const industryOptions = BusinessIndustry.options
  .toSorted((one, other) => isRest(one) - isRest(other) || industryLabel(one).localeCompare(industryLabel(other), 'en'))
  .map((value) => ({ value, label: industryLabel(value) }))
