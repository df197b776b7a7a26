import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Uuid } from '../calls/uuid.ts'

export const FirmReminders = z.object({ reminders: z.boolean() })
export type FirmReminders = z.infer<typeof FirmReminders>

/** DEC-22: in addition to each client's own switch. */
export const switchFirmReminders = endpoint({
  family: 'partner',
  method: 'PATCH',
  path: '/partner_services/identity/me/organizations/:uuid/reminders/',
  summary: 'Reminders of pending invitations for all clients of the firm, on or off',
  params: z.object({ uuid: Uuid }),
  body: FirmReminders,
  answer: FirmReminders,
  problems: ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'],
  ours: true,
})
