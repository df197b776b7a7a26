import { BusinessIndustry } from '@partner-hub/contracts/clients/client-profile.ts'

/** The words of the stored value in title case. */
export const industryLabel = (industry: BusinessIndustry): string =>
  industry
    .split('_')
    .map((word) => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`)
    .join(' ')

const isRest = (industry: BusinessIndustry): number => Number(industry === 'OTHER')

/** By their labels; what fits nowhere else comes last. */
export const industryOptions = BusinessIndustry.options
  .toSorted((one, other) => isRest(one) - isRest(other) || industryLabel(one).localeCompare(industryLabel(other), 'en'))
  .map((value) => ({ value, label: industryLabel(value) }))
