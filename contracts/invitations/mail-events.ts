import { z } from 'zod'

/**
 * What the mail provider tells of a message that it took: POST {hub}/webhooks/mail/, signed as Standard Webhooks say.
 * A message came back, for good or for now, or its reader called it unwanted.
 */
export const MailEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('bounced'),
    message_id: z.string().max(998),
    address: z.string().max(320),
    reason: z.string(),
    permanent: z.boolean(),
  }),
  z.object({
    type: z.literal('complained'),
    message_id: z.string().max(998),
    address: z.string().max(320),
    reason: z.string().default(''),
  }),
])
export type MailEvent = z.infer<typeof MailEvent>
