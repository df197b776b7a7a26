import { z } from 'zod'

/**
 * What the mail provider reports about a message it accepted: POST {hub}/webhooks/mail/, signed according to Standard
 * Webhooks. The message bounced, permanently or temporarily, or its recipient reported it as spam.
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
