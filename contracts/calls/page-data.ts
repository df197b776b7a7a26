import { z } from 'zod'
import type { FirmAct } from '../firms/firm-policy.ts'
import { FirmRole } from '../firms/firm-roles.ts'
import { SignInView } from '../people/sign-in-pages.ts'
import { Uuid } from './uuid.ts'

/**
 * Values that the server writes as data attributes on <html>, for display only (DEC-46): organization_uuid →
 * data-organization-uuid.
 */
export const PageData = z.object({
  hub_name: z.string(),
  provider_name: z.string(),
  product_name: z.string(),
  product_slug: z.string(),
  hub_url: z.string(),
  /** Where owners find their books. */
  books_url: z.string(),
  support_url: z.string(),
  support_phone: z.string(),
  academy_url: z.string(),
  booking_url: z.string(),
  terms_url: z.string(),
  /** For owners, who are not partners. */
  product_terms_url: z.string(),
  privacy_url: z.string(),
  welcome_video_url: z.string(),
  business_id: z.coerce.number().int().optional(),
  business_uuid: Uuid.optional(),
  account_id: z.string().optional(),
  organization_uuid: Uuid.optional(),
  /** The reader's role in the firm, and what it allows, separated by spaces. */
  role: FirmRole.optional(),
  abilities: z
    .string()
    .transform((acts) => acts.split(' ') as FirmAct[])
    .optional(),
  /** URL of the reader's own books, for someone who owns an account and has no firm. */
  own_books_url: z.string().optional(),
  /** How many invitations to client teams are waiting for the reader. */
  accountant_invitations: z.coerce.number().int().optional(),
  /** Renewals of the firm were not paid, and the reader may see amounts. */
  owes: z.literal('yes').optional(),
  /** The uuid of the person the page is for; its calls send it back. */
  reader: Uuid.optional(),
  /** Seconds without a call after which the session ends. */
  idle_seconds: z.coerce.number().int().optional(),
  /** During a support visit: until when, and as whom. */
  support_until: z.string().optional(),
  support_seconds: z.coerce.number().int().optional(),
  support_name: z.string().optional(),
  /** Another site opened /logout: the reader is asked first. */
  ask_logout: z.literal('yes').optional(),
  /** The portal page that a card editor returns to. */
  return_to: z.string().optional(),
  /** On the legacy card editor only: the subscription whose card form it shows, and an article about refused cards. */
  card_subscription: Uuid.optional(),
  billing_help_url: z.string().optional(),
  /** The document shows a failure instead of its route. */
  failure: z.enum(['authentication', 'unavailable']).optional(),
  /** JSON of a SignInView, on the sign-in origin only. */
  view: z
    .string()
    .transform((json) => SignInView.parse(JSON.parse(json)))
    .optional(),
})
export type PageData = z.infer<typeof PageData>
