import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { ACCEPT_PATH } from './acceptance.ts'

/** The List-Unsubscribe URL of a reminder: a page for people, one click for mail programs (RFC 8058). */
export const STOP_REMINDERS_PATH = `${ACCEPT_PATH}/stop-reminders`

export const stopReminders = endpoint({
  family: 'hub',
  method: 'POST',
  path: STOP_REMINDERS_PATH,
  summary: 'Whoever got a reminder wants no more of them',
  // `<invitation uuid>.<token>`: grants nothing else, so it may appear in a URL.
  query: z.object({ link: z.string().max(200) }),
  answer: z.object({ stopped: z.literal(true) }),
  problems: ['not_found', 'invalid_input'],
  ours: true,
  takesForm: true,
})
