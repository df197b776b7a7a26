import { z } from 'zod'

/** What a firm enters about a new client's business (spec §9). */
export const BusinessDescription = z.enum(
  ['LAUNCHING_SOON', 'SUPPLEMENTAL', 'NEW_FULL_TIME_FOCUS', 'OLD_FULL_TIME_FOCUS'],
  { error: 'option_missing' },
)
export type BusinessDescription = z.infer<typeof BusinessDescription>

export const ServiceCompletion = z.enum(['REAL_TIME', 'LESS_THAN_A_WEEK', 'MORE_THAN_A_WEEK', 'MORE_THAN_A_MONTH'], {
  error: 'option_missing',
})
export type ServiceCompletion = z.infer<typeof ServiceCompletion>

export const OfferingsCustomization = z.enum(['NOT_CUSTOMIZED', 'CUSTOMIZED'])
export type OfferingsCustomization = z.infer<typeof OfferingsCustomization>

export const BusinessIndustry = z.enum(
  [
    'CONSTRUCTION_AND_TRADES',
    'CREATIVE_PROFESSIONALS',
    'MARKETING_COMMUNICATIONS_MEDIA',
    'DEVELOPMENT_PROGRAMMING',
    'MANAGEMENT_CONSULTING',
    'INFORMATION_TECHNOLOGY_AND_SUPPORT',
    'ACCOUNTING_AND_FINANCE',
    'AUTOMOTIVE_AND_TRANSPORT',
    'HEALTH_AND_WELLNESS',
    'FOOD_SERVICES',
    'ADMINISTRATION',
    'AGRICULTURE',
    'ARCHITECTURE',
    'ARTS_AND_ENTERTAINMENT',
    'EDUCATION',
    'ENGINEERING',
    'ENVIRONMENT',
    'EVENT_PLANNING',
    'FASHION_AND_BEAUTY',
    'HOSPITALITY_TRAVEL_AND_TOURISM',
    'HUMAN_RESOURCES_AND_STAFFING',
    'LEGAL',
    'NON_PROFIT_AND_VOLUNTEER_MANAGEMENT',
    'PRINT_MANAGEMENT',
    'PROJECT_MANAGEMENT',
    'REAL_ESTATE_AND_PROPERTY_MANAGEMENT',
    'RETAIL',
    'SALES_AND_BUSINESS_DEVELOPMENT',
    'TELECOMMUNICATIONS',
    'WEB_HOSTING',
    'OTHER',
  ],
  { error: 'industry_missing' },
)
export type BusinessIndustry = z.infer<typeof BusinessIndustry>
